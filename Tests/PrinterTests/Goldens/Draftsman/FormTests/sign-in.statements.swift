// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

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

logoView.drf
    .top.equal(with: .safeArea).offset(by: 40)
    .centeredH()
    .sized(CGSize(sides: 96))
    .apply()
titleLabel.drf
    .localizedHorizontal.equal(with: .parent).offset(by: 24)
    .top.equal(to: logoView.bottomAnchor).offset(by: 24)
    .apply()
form.drf
    .localizedHorizontal.equal(with: .parent).offset(by: 24)
    .top.equal(to: titleLabel.bottomAnchor).offset(by: 32)
    .apply()
emailField.drf.height.equal(to: 44).apply()
passwordField.drf.height.equal(to: emailField.heightAnchor).apply()
signInButton.drf
    .localizedHorizontal.equal(to: form)
    .top.equal(to: form.bottomAnchor).offset(by: 24)
    .bottom.moreThan(with: .safeArea).offset(by: 16)
    .height.equal(to: 50)
    .apply()
separator.drf
    .bottom.horizontal.equal(with: .parent)
    .height.equal(to: 1)
    .apply()
spinner.drf.center.equal(to: signInButton).apply()
