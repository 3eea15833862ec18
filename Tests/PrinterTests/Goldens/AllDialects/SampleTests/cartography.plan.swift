// Printed by draft-inspect with --dialect cartography --form plan --view-config.
// Call configureViews(), then addSubviews(), then makeConstraints().

// not set: shadowPath {"from":1}
private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Welcome \"back\""
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .label
    label.numberOfLines = 0
    return label
}()

private let badge = UIView()
private let fold = UILayoutGuide()

/// Sets up what exists already.
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

    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true

    signInButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.backgroundColor = UIColor(named: "Brand")
}

func addSubviews() {
    view.addSubview(logoView)
    view.addSubview(titleLabel)
    view.addSubview(form)
    view.addSubview(signInButton)
    view.addSubview(badge)
    badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin]
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
    form.setCustomSpacing(20, after: emailField)
    view.addLayoutGuide(fold)
}

func makeConstraints() {
    constrain(logoView, view) { logoView, view in
        logoView.top == view.safeAreaLayoutGuide.top + 40
        logoView.centerX == view.centerX
        logoView.width == 96
        logoView.height == logoView.width * 0.5
    }

    constrain(titleLabel, logoView, view, fold) { titleLabel, logoView, view, fold in
        titleLabel.top == logoView.bottom + 24
        titleLabel.leading == view.layoutMarginsGuide.leading
        (titleLabel.trailing == view.trailing - 24 ~ 750).identifier = "edge"
        titleLabel.bottom == fold.top
    }

    constrain(form, fold, view) { form, fold, view in
        form.top == fold.bottom + 32
        form.leading == view.leading + 24
        form.trailing == view.trailing - 24
    }

    constrain(emailField) { emailField in
        emailField.height == 44
    }

    constrain(passwordField, emailField) { passwordField, emailField in
        passwordField.height == emailField.height
    }

    constrain(signInButton, form, titleLabel, view) { signInButton, form, titleLabel, view in
        signInButton.top == form.bottom + 24
        signInButton.firstBaseline == titleLabel.lastBaseline + 300 ~ 600
        signInButton.leading == form.leading
        signInButton.trailing == form.trailing
        signInButton.bottom <= view.safeAreaLayoutGuide.bottom - 16
        signInButton.centerX == view.centerX * 0.5 ~ 250
        signInButton.height >= 50 ~ 999.5
    }

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        )
    ])
}
