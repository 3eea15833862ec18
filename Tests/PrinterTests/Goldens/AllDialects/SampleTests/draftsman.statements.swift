// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

// not set: shadowPath {"from":1}
let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Welcome \"back\""
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .label
    label.numberOfLines = 0
    return label
}()

let badge = UIView()
let fold = UILayoutGuide()

view.backgroundColor = .systemBackground

logoView.image = UIImage(named: "logo")
logoView.contentMode = .scaleAspectFit
logoView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
logoView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

emailField.placeholder = "Email"
emailField.borderStyle = .roundedRect

passwordField.placeholder = "Password"
passwordField.isSecureTextEntry = true

signInButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
signInButton.setTitle("Sign in", for: .normal)
signInButton.backgroundColor = UIColor(named: "Brand")

view.addSubview(logoView)
view.addSubview(titleLabel)
view.addSubview(form)
view.addSubview(signInButton)
view.addSubview(badge)
badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin]
form.addArrangedSubview(emailField)
form.addArrangedSubview(passwordField)
view.addLayoutGuide(fold)
form.setCustomSpacing(20, after: emailField)

logoView.drf
    .top.equal(with: .safeArea).offset(by: 40)
    .centeredH()
    .width.equal(to: 96)
    .heightMatchWidth().multiplied(by: 0.5)
    .apply()
titleLabel.drf
    .top.equal(to: logoView.bottomAnchor).offset(by: 24)
    .leading.equal(to: view.layoutMarginsGuide.leadingAnchor)
    .bottom.equal(to: fold.topAnchor)
    .trailing.equal(to: view.trailingAnchor).offset(by: 24).priority(750).identifier("edge")
    .apply()
form.drf
    .localizedHorizontal.equal(with: .parent).offset(by: 24)
    .top.equal(to: fold.bottomAnchor).offset(by: 32)
    .apply()
emailField.drf.height.equal(to: 44).apply()
passwordField.drf.height.equal(to: emailField.heightAnchor).apply()
signInButton.drf
    .localizedHorizontal.equal(to: form)
    .top.equal(to: form.bottomAnchor).offset(by: 24)
    .bottom.moreThan(with: .safeArea).offset(by: 16)
    .height.moreThan(to: 50).priority(999.5)
    .apply()

// its first attribute is a baseline
let signInButtonFirstBaseline = signInButton.firstBaselineAnchor.constraint(
    equalTo: titleLabel.lastBaselineAnchor,
    constant: 300
)
signInButtonFirstBaseline.priority = UILayoutPriority(600)
// it is a position with a multiplier
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
NSLayoutConstraint.activate([
    // it compares the distances of anchors
    titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
        equalTo: logoView.heightAnchor,
        multiplier: 2,
        constant: 3
    ),
    signInButtonFirstBaseline,
    signInButtonCenterX,
])
