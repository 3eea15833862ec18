// Printed by draft-inspect with --dialect draftsman --form plan.

private let rememberMeLabel = UILabel()
private let signInButton = UIButton()

@LayoutPlan
var viewPlan: ViewPlan {
    logo.drf
        .top.equal(with: .safeArea).offset(by: 40)
        .centeredH()
        .width.equal(to: 120)
        .heightMatchWidth().multiplied(by: 0.5)
    VStacked(form) {
        emailField.drf.height.equal(to: 44)
        passwordField.drf.height.equal(to: emailField.heightAnchor)
        HStacked(alignment: .center, spacing: 8) {
            UISwitch().drf.centerY.equal(to: rememberMeLabel.firstBaselineAnchor).inset(by: 4)
            rememberMeLabel
        }
    }
    .localizedHorizontal.equal(with: .parent).offset(by: 24)
    .top.equal(to: logo.bottomAnchor).offset(by: 32)
    .bottom.moreThan(to: view.bottomAnchor).offset(by: 8).priority(250).identifier("keep")
    signInButton.drf
        .top.equal(to: form.bottomAnchor).offset(by: 24)
        .bottom.moreThan(with: .safeArea).offset(by: 16)
        .centeredH()
        .width.moreThan(to: 200)
        .height.equal(to: 48).priority(999)
    UIView().drf
        .bottom.horizontal.equal(with: .parent)
        .height.equal(to: 0.5)
}
