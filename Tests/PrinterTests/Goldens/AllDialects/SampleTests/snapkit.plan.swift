// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
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
    view.addSubview(titleLabel)
    view.addSubview(form)
    view.addSubview(signInButton)
    view.addSubview(badge)
    badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin]
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
    form.setCustomSpacing(20, after: emailField)
    view.addLayoutGuide(fold)
}

func makeConstraints() {
    logoView.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide).offset(40)
        make.centerX.equalToSuperview()
        make.width.equalTo(96)
        make.height.equalTo(logoView.snp.width).multipliedBy(0.5)
    }

    titleLabel.snp.makeConstraints { make in
        make.top.equalTo(logoView.snp.bottom).offset(24)
        make.leading.equalTo(view.layoutMarginsGuide)
        make.trailing.equalToSuperview().inset(24).priority(.high).labeled("edge")
        make.bottom.equalTo(fold.snp.top)
    }

    form.snp.makeConstraints { make in
        make.top.equalTo(fold.snp.bottom).offset(32)
        make.leading.trailing.equalToSuperview().inset(24)
    }

    emailField.snp.makeConstraints { make in
        make.height.equalTo(44)
    }

    passwordField.snp.makeConstraints { make in
        make.height.equalTo(emailField)
    }

    signInButton.snp.makeConstraints { make in
        make.top.equalTo(form.snp.bottom).offset(24)
        make.firstBaseline.equalTo(titleLabel.snp.lastBaseline).offset(300).priority(600)
        make.leading.trailing.equalTo(form)
        make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide).inset(16)
        make.centerX.equalToSuperview().multipliedBy(0.5).priority(.low)
        make.height.greaterThanOrEqualTo(50).priority(999.5)
    }

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        )
    ])
}
