// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call configureViews(), then addSubviews().
// Call layOutSubviews() in viewDidLayoutSubviews().

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
    view.addSubview(titleLabel)
    view.addSubview(form)
    view.addSubview(signInButton)
    view.addSubview(separator)
    view.addSubview(spinner)
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
}

func layOutSubviews() {
    view.nal.layout(logoView) {
        $0
            .setCenter(by: { $0.center })
            .setTop(by: { $0.safeAreaGuide.top + 40 })
            .setWidth(to: 96)
            .setHeight(to: 96)
    }
    view.nal.layout(separator) {
        $0
            .setLeft(by: { $0.left })
            .setRight(by: { $0.right })
            .setBottom(by: { $0.bottom })
            .setHeight(to: 1)
    }
    view.nal.layout(titleLabel) {
        $0
            .setLeft(by: { $0.left + 24 })
            .setRight(by: { $0.right - 24 })
            .pinTop(to: logoView, with: { $0.bottom + 24 })
            .fitHeight()
    }
    // form is not laid out: it depends on signInButton, which is not laid out
    // signInButton is not laid out: it depends on form, which is not laid out
    // spinner is not laid out: it depends on signInButton, which is not laid out
}
