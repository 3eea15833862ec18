// Printed by draft-inspect with --dialect tinyconstraints --form plan --view-config.
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
    logoView.topToSuperview(offset: 40, usingSafeArea: true)
    logoView.centerXToSuperview()
    logoView.width(96)
    logoView.heightToWidth(of: logoView, multiplier: 0.5)

    titleLabel.topToBottom(of: logoView, offset: 24)
    titleLabel.leading(to: view.layoutMarginsGuide)
    titleLabel.trailing(to: view, offset: -24, priority: .defaultHigh).identifier = "edge"
    titleLabel.bottomToTop(of: fold)

    form.topToBottom(of: fold, offset: 32)
    form.leading(to: view, offset: 24)
    form.trailing(to: view, offset: -24)

    emailField.height(44)

    passwordField.height(to: emailField)

    signInButton.topToBottom(of: form, offset: 24)
    signInButton.leading(to: form)
    signInButton.trailing(to: form)
    signInButton.bottomToSuperview(offset: -16, relation: .equalOrLess, usingSafeArea: true)
    signInButton.centerXToSuperview(multiplier: 0.5, priority: .defaultLow)
    signInButton.height(50, relation: .equalOrGreater, priority: .init(999.5))

    // its first attribute is a baseline
    let signInButtonFirstBaseline = signInButton.firstBaselineAnchor.constraint(
        equalTo: titleLabel.lastBaselineAnchor,
        constant: 300
    )
    signInButtonFirstBaseline.priority = UILayoutPriority(600)
    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        signInButtonFirstBaseline,
    ])
}
