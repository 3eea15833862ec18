// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call configureViews(), then addSubviews(), then applyFlows(), then activateConstraints().

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

func applyFlows() {
    logoView.flow()
        .centerX()
        .constant(.width, constant: 96)
        .withSuperview()
        .height(.width)
        .attribute(multiplier: 0.5)
        .withSelf()
    titleLabel.flow()
        .leading(.leadingMargin)
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
    emailField.flow().constant(.height, constant: 44).withSelf()
    passwordField.flow().height().withView(emailField)
    signInButton.flow()
        .top(.bottom)
        .leading()
        .trailing()
        .attribute(constant: 24, for: [.top])
        .withView(form)
}

func activateConstraints() {
    // flows have no priorities
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
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        // its second item is a layout guide
        logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
        form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
        signInButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        titleLabelTrailing,
        signInButtonFirstBaseline,
        signInButtonCenterX,
        signInButtonHeight,
    ])
}
