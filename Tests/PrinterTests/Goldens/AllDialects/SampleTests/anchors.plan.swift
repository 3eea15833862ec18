// Printed by draft-inspect with --dialect anchors --form plan --view-config.
// Call configureViews(), then addSubviews(), then activateConstraints().

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
    logoView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(signInButton)
    signInButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin]
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
    form.setCustomSpacing(20, after: emailField)
    view.addLayoutGuide(fold)
}

func activateConstraints() {
    let titleLabelTrailing = titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
    titleLabelTrailing.priority = UILayoutPriority(750)
    titleLabelTrailing.identifier = "edge"
    let signInButtonFirstBaseline = signInButton.firstBaselineAnchor.constraint(
        equalTo: titleLabel.lastBaselineAnchor,
        constant: 300
    )
    signInButtonFirstBaseline.priority = UILayoutPriority(600)
    let signInButtonCenterX = NSLayoutConstraint(
        item: signInButton,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: view,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
    )
    signInButtonCenterX.priority = UILayoutPriority(250)
    let signInButtonHeight = signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
    signInButtonHeight.priority = UILayoutPriority(999.5)

    NSLayoutConstraint.activate([
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        ),

        logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        logoView.widthAnchor.constraint(equalToConstant: 96),
        logoView.heightAnchor.constraint(equalTo: logoView.widthAnchor, multiplier: 0.5),

        titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 24),
        titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
        titleLabelTrailing,

        form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
        form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),

        signInButton.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
        signInButtonFirstBaseline,
        signInButton.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        signInButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        signInButton.trailingAnchor.constraint(equalTo: form.trailingAnchor),
        signInButtonCenterX,
        signInButtonHeight,
    ])

    NSLayoutConstraint.activate([
        emailField.heightAnchor.constraint(equalToConstant: 44),

        passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
    ])
}
