// Printed by draft-inspect with --dialect anchors --form statements --view-config.

// not set: shadowPath {"from":1}
let titleLabel: UILabel = {
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

let separator: UIView = {
    let view = UIView()
    view.backgroundColor = .separator
    return view
}()

view.backgroundColor = .systemBackground

logoView.image = UIImage(named: "logo")
logoView.contentMode = .scaleAspectFit
logoView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
logoView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

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

NSLayoutConstraint.activate([
    logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    logoView.widthAnchor.constraint(equalToConstant: 96),
    logoView.heightAnchor.constraint(equalToConstant: 96),

    titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 24),
    titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
    titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),

    form.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 32),
    form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
    form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),

    signInButton.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
    signInButton.leadingAnchor.constraint(equalTo: form.leadingAnchor),
    signInButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    signInButton.trailingAnchor.constraint(equalTo: form.trailingAnchor),
    signInButton.heightAnchor.constraint(equalToConstant: 50),

    separator.leftAnchor.constraint(equalTo: view.leftAnchor),
    separator.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    separator.rightAnchor.constraint(equalTo: view.rightAnchor),
    separator.heightAnchor.constraint(equalToConstant: 1),

    spinner.centerXAnchor.constraint(equalTo: signInButton.centerXAnchor),
    spinner.centerYAnchor.constraint(equalTo: signInButton.centerYAnchor),
])

NSLayoutConstraint.activate([
    emailField.heightAnchor.constraint(equalToConstant: 44),

    passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
])
