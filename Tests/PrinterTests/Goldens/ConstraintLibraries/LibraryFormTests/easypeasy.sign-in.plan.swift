// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
// Call configureViews(), then addSubviews(), then makeConstraints().

// not set: shadowPath {"from":1}
private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Welcome \"back\""
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    return label
}()

private let separator: UIView = {
    let view = UIView()
    view.backgroundColor = .separator
    return view
}()

/// Sets properties of views that exist already.
func configureViews() {
    view.backgroundColor = .systemBackground

    logoView.image = UIImage(named: "logo")
    logoView.contentMode = .scaleAspectFit
    logoView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    logoView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

    form.axis = .vertical
    form.spacing = 12

    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.keyboardType = .emailAddress
    emailField.autocorrectionType = .no

    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true

    signInButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.setTitleColor(.white, for: .normal)
    signInButton.backgroundColor = UIColor(named: "Brand")
    signInButton.layer.cornerRadius = 8

    spinner.isHidden = true
}

func addSubviews() {
    view.addSubview(logoView)
    view.addSubview(titleLabel)
    view.addSubview(form)
    view.addSubview(signInButton)
    view.addSubview(separator)
    view.addSubview(spinner)
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
}

func makeConstraints() {
    logoView.easy.layout(Top(40).to(view.safeAreaLayoutGuide, .top), CenterX(), Size(96))

    titleLabel.easy.layout(Top(24).to(logoView), Leading(24), Trailing(24))

    form.easy.layout(Top(32).to(titleLabel), Leading(24), Trailing(24))

    emailField.easy.layout(Height(44))

    passwordField.easy.layout(Height().like(emailField))

    signInButton.easy.layout(
        Top(24).to(form),
        Leading().to(form, .leading),
        Trailing().to(form, .trailing),
        Bottom(<=16).to(view.safeAreaLayoutGuide, .bottom),
        Height(50)
    )

    separator.easy.layout(Left(), Right(), Bottom(), Height(1))

    spinner.easy.layout(CenterX().to(signInButton), CenterY().to(signInButton))
}
