// Printed by draft-inspect from login-form.json with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    logo.drf
        .top.equal(with: .safeArea).offset(by: 48)
        .centeredH()
        .width.equal(to: 96)
        .heightMatchWidth()
    titleLabel.drf
        .top.equal(to: logo.bottomAnchor).offset(by: 24)
        .centeredH()
    emailField.drf
        .localizedHorizontal.equal(with: .parent).offset(by: 32)
        .top.equal(to: titleLabel.bottomAnchor).offset(by: 32)
        .height.equal(to: 44)
    passwordField.drf
        .localizedHorizontal.equal(to: emailField)
        .top.equal(to: emailField.bottomAnchor).offset(by: 12)
        .height.equal(to: emailField.heightAnchor)
    signInButton.drf
        .localizedHorizontal.equal(to: emailField)
        .top.equal(to: passwordField.bottomAnchor).offset(by: 24)
        .width.equal(to: 320).identifier("signIn.width")
        .height.equal(to: 50)
    forgotButton.drf
        .top.equal(to: signInButton.bottomAnchor).offset(by: 12)
        .centerX.equal(to: signInButton.centerXAnchor)
}
