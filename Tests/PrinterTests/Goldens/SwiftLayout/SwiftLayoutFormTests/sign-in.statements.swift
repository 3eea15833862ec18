// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

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

view.sl.sublayout {
    logoView.sl.anchors {
        Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
        Anchors.centerX
        Anchors.size.equalTo(width: 96, height: 96)
    }
    titleLabel.sl.anchors {
        Anchors.top.equalTo(logoView, attribute: .bottom, constant: 24)
        Anchors.horizontal.equalToSuper(inwardOffset: 24)
    }
    form.sl.anchors {
        Anchors.top.equalTo(titleLabel, attribute: .bottom, constant: 32)
        Anchors.horizontal.equalToSuper(inwardOffset: 24)
    }.sublayout {
        emailField.sl.anchors {
            Anchors.height.equalTo(constant: 44)
        }
        passwordField.sl.anchors {
            Anchors.height.equalTo(emailField)
        }
    }
    signInButton.sl.anchors {
        Anchors.top.equalTo(form, attribute: .bottom, constant: 24)
        Anchors.horizontal.equalTo(form)
        Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
        Anchors.height.equalTo(constant: 50)
    }
    separator.sl.anchors {
        Anchors.bottom.left.right
        Anchors.height.equalTo(constant: 1)
    }
    spinner.sl.anchors {
        Anchors.center.equalTo(signInButton)
    }
}.finalActive()
