// Printed by draft-inspect with --dialect purelayout --form statements --view-config.

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

logoView.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
logoView.autoAlignAxis(toSuperviewAxis: .vertical)
logoView.autoSetDimensions(to: CGSize(width: 96, height: 96))

titleLabel.autoPinEdge(.top, to: .bottom, of: logoView, withOffset: 24)
titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

form.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 32)
form.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
form.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

emailField.autoSetDimension(.height, toSize: 44)

passwordField.autoMatch(.height, to: .height, of: emailField)

signInButton.autoPinEdge(.top, to: .bottom, of: form, withOffset: 24)
signInButton.autoPinEdge(.leading, to: .leading, of: form)
signInButton.autoPinEdge(.trailing, to: .trailing, of: form)
signInButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16, relation: .greaterThanOrEqual)
signInButton.autoSetDimension(.height, toSize: 50)

separator.autoPinEdge(toSuperviewEdge: .left)
separator.autoPinEdge(toSuperviewEdge: .right)
separator.autoPinEdge(toSuperviewEdge: .bottom)
separator.autoSetDimension(.height, toSize: 1)

spinner.autoAlignAxis(.vertical, toSameAxisOf: signInButton)
spinner.autoAlignAxis(.horizontal, toSameAxisOf: signInButton)
