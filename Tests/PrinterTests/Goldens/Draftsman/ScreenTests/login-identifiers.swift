// Printed by draft-inspect with --dialect draftsman --form plan --auto-identifiers all.

private let formStack = UIStackView(axis: .horizontal, alignment: .center, spacing: 8)
private let stackSwitch = UISwitch()
private let rememberMeLabel = UILabel()
private let signInButton = UIButton()
private let separator = UIView()

@LayoutPlan
var viewPlan: ViewPlan {
    logo.drf
        .builder.accessibilityIdentifier("logo").drf
        .top.equal(to: view.safeAreaLayoutGuide.topAnchor).offset(by: 40).identifier("logo.top")
        .centerX.equal(to: view.centerXAnchor).identifier("logo.centerX")
        .width.equal(to: 120).identifier("logo.width")
        .height.equal(to: logo.widthAnchor).multiplied(by: 0.5).identifier("logo.height")
    VStacked(form) {
        emailField.drf
            .builder.accessibilityIdentifier("emailField").drf
            .height.equal(to: 44).identifier("emailField.height")
        passwordField.drf
            .builder.accessibilityIdentifier("passwordField").drf
            .height.equal(to: emailField.heightAnchor).identifier("passwordField.height")
        HStacked(formStack) {
            stackSwitch.drf
                .builder.accessibilityIdentifier("stackSwitch").drf
                .centerY.equal(to: rememberMeLabel.firstBaselineAnchor).inset(by: 4).identifier("stackSwitch.centerY")
            rememberMeLabel.drf.builder.accessibilityIdentifier("rememberMeLabel").drf
        }
        .builder.accessibilityIdentifier("formStack").drf
    }
    .builder.accessibilityIdentifier("form").drf
    .top.equal(to: logo.bottomAnchor).offset(by: 32).identifier("form.top")
    .leading.equal(to: view.leadingAnchor).offset(by: 24).identifier("form.leading")
    .bottom.moreThan(to: view.bottomAnchor).offset(by: 8).priority(250).identifier("keep")
    .trailing.equal(to: view.trailingAnchor).offset(by: 24).identifier("form.trailing")
    signInButton.drf
        .builder.accessibilityIdentifier("signInButton").drf
        .top.equal(to: form.bottomAnchor).offset(by: 24).identifier("signInButton.top")
        .bottom.moreThan(to: view.safeAreaLayoutGuide.bottomAnchor).offset(by: 16).identifier("signInButton.bottom")
        .centerX.equal(to: view.centerXAnchor).identifier("signInButton.centerX")
        .width.moreThan(to: 200).identifier("signInButton.width")
        .height.equal(to: 48).priority(999).identifier("signInButton.height")
    separator.drf
        .builder.accessibilityIdentifier("separator").drf
        .left.equal(to: view.leftAnchor).identifier("separator.left")
        .bottom.equal(to: view.bottomAnchor).identifier("separator.bottom")
        .right.equal(to: view.rightAnchor).identifier("separator.right")
        .height.equal(to: 0.5).identifier("separator.height")
}
