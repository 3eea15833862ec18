// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
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
    logoView.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide).offset(40)
        make.centerX.equalToSuperview()
        make.size.equalTo(96)
    }

    titleLabel.snp.makeConstraints { make in
        make.top.equalTo(logoView.snp.bottom).offset(24)
        make.leading.trailing.equalToSuperview().inset(24)
    }

    form.snp.makeConstraints { make in
        make.top.equalTo(titleLabel.snp.bottom).offset(32)
        make.leading.trailing.equalToSuperview().inset(24)
    }

    emailField.snp.makeConstraints { make in
        make.height.equalTo(44)
    }

    passwordField.snp.makeConstraints { make in
        make.height.equalTo(emailField)
    }

    signInButton.snp.makeConstraints { make in
        make.top.equalTo(form.snp.bottom).offset(24)
        make.leading.trailing.equalTo(form)
        make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide).inset(16)
        make.height.equalTo(50)
    }

    separator.snp.makeConstraints { make in
        make.left.right.bottom.equalToSuperview()
        make.height.equalTo(1)
    }

    spinner.snp.makeConstraints { make in
        make.center.equalTo(signInButton)
    }
}
