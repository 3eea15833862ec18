// Printed by draft-inspect with --dialect easypeasy --form plan.
// Call addSubviews(), then makeConstraints().

private let formStack: UIStackView = {
    let view = UIStackView()
    view.alignment = .center
    view.spacing = 8
    return view
}()

private let stackSwitch = UISwitch()
private let rememberMeLabel = UILabel()
private let signInButton = UIButton()
private let separator = UIView()

func addSubviews() {
    view.addSubview(logo)
    view.addSubview(form)
    view.addSubview(signInButton)
    view.addSubview(separator)
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
    form.addArrangedSubview(formStack)
    formStack.addArrangedSubview(stackSwitch)
    formStack.addArrangedSubview(rememberMeLabel)
}

func makeConstraints() {
    logo.easy.layout(
        Top(40).to(view.safeAreaLayoutGuide, .top),
        CenterX(),
        Width(120),
        Height(==0 * 0.5).like(logo, .width)
    )

    form.easy.layout(Top(32).to(logo), Leading(24), Trailing(24))
    form.easy.layout(Bottom(<=8).with(.low)).first?.identifier = "keep"

    emailField.easy.layout(Height(44))

    passwordField.easy.layout(Height().like(emailField))

    stackSwitch.easy.layout(CenterY(-4).to(rememberMeLabel, .firstBaseline))

    signInButton.easy.layout(
        Top(24).to(form),
        Bottom(<=16).to(view.safeAreaLayoutGuide, .bottom),
        CenterX(),
        Width(>=200),
        Height(48).with(.custom(999))
    )

    separator.easy.layout(Left(), Right(), Bottom(), Height(0.5))
}
