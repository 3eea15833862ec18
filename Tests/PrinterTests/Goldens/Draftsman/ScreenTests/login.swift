// Printed by draft-inspect with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let stackSwitch = UISwitch()
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
            stackSwitch
            rememberMeLabel
        }
    }
    .localizedHorizontal.equal(with: .parent).offset(by: 24)
    .top.equal(to: logo.bottomAnchor).offset(by: 32)
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

private var remainder: [NSLayoutConstraint] = []

/// Does what the plan cannot say.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    // its first item is the view that the plan is for
    let viewBottom = view.bottomAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 8)
    viewBottom.priority = UILayoutPriority(250)
    viewBottom.identifier = "keep"
    remainder += [
        viewBottom,
        // its first attribute is a baseline
        rememberMeLabel.firstBaselineAnchor.constraint(equalTo: stackSwitch.centerYAnchor, constant: 4),
    ]
    NSLayoutConstraint.activate(remainder)
}
