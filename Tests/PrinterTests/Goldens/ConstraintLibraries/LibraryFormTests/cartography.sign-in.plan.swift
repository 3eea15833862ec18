// Printed by draft-inspect with --dialect cartography --form plan --view-config.
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
    constrain(logoView, view) { logoView, view in
        logoView.top == view.safeAreaLayoutGuide.top + 40
        logoView.centerX == view.centerX
        logoView.width == 96
        logoView.height == 96
    }

    constrain(titleLabel, logoView, view) { titleLabel, logoView, view in
        titleLabel.top == logoView.bottom + 24
        titleLabel.leading == view.leading + 24
        titleLabel.trailing == view.trailing - 24
    }

    constrain(form, titleLabel, view) { form, titleLabel, view in
        form.top == titleLabel.bottom + 32
        form.leading == view.leading + 24
        form.trailing == view.trailing - 24
    }

    constrain(emailField) { emailField in
        emailField.height == 44
    }

    constrain(passwordField, emailField) { passwordField, emailField in
        passwordField.height == emailField.height
    }

    constrain(signInButton, form, view) { signInButton, form, view in
        signInButton.top == form.bottom + 24
        signInButton.leading == form.leading
        signInButton.trailing == form.trailing
        signInButton.bottom <= view.safeAreaLayoutGuide.bottom - 16
        signInButton.height == 50
    }

    constrain(separator, view) { separator, view in
        separator.left == view.left
        separator.right == view.right
        separator.bottom == view.bottom
        separator.height == 1
    }

    constrain(spinner, signInButton) { spinner, signInButton in
        spinner.center == signInButton.center
    }
}
