// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call configureViews(), then addSubviews().
// Call layOutSubviews() in viewDidLayoutSubviews().

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
}

func layOutSubviews() {
    view.nal.layout(logoView) {
        $0
            .setCenter(by: { $0.center })
            .setTop(by: { $0.safeAreaGuide.top + 40 })
            .setWidth(to: 96)
            .setHeight(to: 48)
    }
    view.nal.layout(titleLabel) {
        $0
            .setLeft(by: { $0.layoutMarginsGuide.left })
            .pinTop(to: logoView, with: { $0.bottom + 24 })
            .fitSize()
    }
    // form is not laid out: it depends on signInButton, which is not laid out
    // signInButton is not laid out: it depends on form, which is not laid out
}
