// Printed by draft-inspect with --dialect stevia --form plan --view-config.
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

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    logoView.centerHorizontally().width(96)
    logoView.Top == view.safeAreaLayoutGuide.Top + 40
    logoView.Height == logoView.Width * 0.5

    titleLabel.Top == logoView.Bottom + 24
    titleLabel.Leading == view.layoutMarginsGuide.Leading
    titleLabel.Bottom == fold.Top

    form.fillHorizontally(padding: 24)
    form.Top == fold.Bottom + 32

    emailField.height(44)

    passwordField.Height == emailField.Height

    signInButton.Top == form.Bottom + 24
    signInButton.Leading == form.Leading
    signInButton.Trailing == form.Trailing

    SteviaLayoutConstraint.defaultPriority = 999.5
    signInButton.Height >= 50

    SteviaLayoutConstraint.defaultPriority = 750
    (titleLabel.Trailing == view.Trailing - 24).identifier = "edge"

    SteviaLayoutConstraint.defaultPriority = 600
    signInButton.FirstBaseline == titleLabel.LastBaseline + 300

    SteviaLayoutConstraint.defaultPriority = 250
    signInButton.CenterX == view.CenterX * 0.5

    SteviaLayoutConstraint.defaultPriority = defaultPriority

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        // it compares with a layout guide in another way than a required equality of edges or centers
        signInButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
}
