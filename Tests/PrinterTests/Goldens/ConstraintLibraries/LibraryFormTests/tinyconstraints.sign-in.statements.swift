// Printed by draft-inspect with --dialect tinyconstraints --form statements --view-config.

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
view.addSubview(titleLabel)
view.addSubview(form)
view.addSubview(signInButton)
view.addSubview(separator)
view.addSubview(spinner)
form.addArrangedSubview(emailField)
form.addArrangedSubview(passwordField)

logoView.topToSuperview(offset: 40, usingSafeArea: true)
logoView.centerXToSuperview()
logoView.size(CGSize(width: 96, height: 96))

titleLabel.topToBottom(of: logoView, offset: 24)
titleLabel.leading(to: view, offset: 24)
titleLabel.trailing(to: view, offset: -24)

form.topToBottom(of: titleLabel, offset: 32)
form.leading(to: view, offset: 24)
form.trailing(to: view, offset: -24)

emailField.height(44)

passwordField.height(to: emailField)

signInButton.topToBottom(of: form, offset: 24)
signInButton.leading(to: form)
signInButton.trailing(to: form)
signInButton.bottomToSuperview(offset: -16, relation: .equalOrLess, usingSafeArea: true)
signInButton.height(50)

separator.edgesToSuperview(excluding: .top)
separator.height(1)

spinner.center(in: signInButton)
