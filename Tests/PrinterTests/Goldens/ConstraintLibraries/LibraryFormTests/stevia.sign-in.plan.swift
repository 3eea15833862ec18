// Printed by draft-inspect with --dialect stevia --form plan --view-config.
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
    logoView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(signInButton)
    signInButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(separator)
    separator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
}

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    logoView.centerHorizontally().size(96)
    logoView.Top == view.safeAreaLayoutGuide.Top + 40

    titleLabel.fillHorizontally(padding: 24)
    titleLabel.Top == logoView.Bottom + 24

    form.fillHorizontally(padding: 24)
    form.Top == titleLabel.Bottom + 32

    emailField.height(44)

    passwordField.Height == emailField.Height

    signInButton.height(50)
    signInButton.Top == form.Bottom + 24
    signInButton.Leading == form.Leading
    signInButton.Trailing == form.Trailing

    separator.left(0).right(0).bottom(0).height(1)

    spinner.CenterX == signInButton.CenterX
    spinner.CenterY == signInButton.CenterY

    SteviaLayoutConstraint.defaultPriority = defaultPriority

    NSLayoutConstraint.activate([
        // it compares with a layout guide in another way than a required equality of edges or centers
        signInButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    ])
}
