// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call configureViews(), then addSubviews(), then applyFlows(), then activateConstraints().

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

func applyFlows() {
    logoView.flow().size(96).centerX().withSuperview()
    titleLabel.flow()
        .leading()
        .trailing()
        .attribute(constant: 24, for: [.leading])
        .attribute(constant: -24, for: [.trailing])
        .withSuperview()
        .top(.bottom)
        .attribute(constant: 24)
        .withView(logoView)
    form.flow()
        .leading()
        .trailing()
        .attribute(constant: 24, for: [.leading])
        .attribute(constant: -24, for: [.trailing])
        .withSuperview()
        .top(.bottom)
        .attribute(constant: 32)
        .withView(titleLabel)
    emailField.flow().constant(.height, constant: 44).withSelf()
    passwordField.flow().height().withView(emailField)
    signInButton.flow()
        .top(.bottom)
        .leading()
        .trailing()
        .constant(.height, constant: 50)
        .attribute(constant: 24, for: [.top])
        .withView(form)
    separator.flow()
        .left()
        .bottom()
        .right()
        .constant(.height, constant: 1)
        .withSuperview()
    spinner.flow().center().withView(signInButton)
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        // its second item is a layout guide
        logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        signInButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
}
