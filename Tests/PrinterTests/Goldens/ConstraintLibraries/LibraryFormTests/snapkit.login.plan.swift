// Printed by draft-inspect with --dialect snapkit --form plan.
// Call addSubviews(), then makeConstraints().

private let formStack: UIStackView = {
    let view = UIStackView()
    view.alignment = .center
    view.spacing = 8
    return view
}()
private let stackSwitch = UISwitch()
private let rememberMeLabel = UILabel()
private let signInButton = UIButton()
private let ownView = UIView()

func addSubviews() {
    view.addSubview(logo)
    view.addSubview(form)
    view.addSubview(signInButton)
    view.addSubview(ownView)
    form.addArrangedSubview(emailField)
    form.addArrangedSubview(passwordField)
    form.addArrangedSubview(formStack)
    formStack.addArrangedSubview(stackSwitch)
    formStack.addArrangedSubview(rememberMeLabel)
}

func makeConstraints() {
    logo.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide).offset(40)
        make.centerX.equalToSuperview()
        make.width.equalTo(120)
        make.height.equalTo(logo.snp.width).multipliedBy(0.5)
    }

    form.snp.makeConstraints { make in
        make.top.equalTo(logo.snp.bottom).offset(32)
        make.leading.trailing.equalToSuperview().inset(24)
    }

    emailField.snp.makeConstraints { make in
        make.height.equalTo(44)
    }

    passwordField.snp.makeConstraints { make in
        make.height.equalTo(emailField)
    }

    rememberMeLabel.snp.makeConstraints { make in
        make.firstBaseline.equalTo(stackSwitch.snp.centerY).offset(4)
    }

    signInButton.snp.makeConstraints { make in
        make.top.equalTo(form.snp.bottom).offset(24)
        make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide).inset(16)
        make.centerX.equalToSuperview()
        make.width.greaterThanOrEqualTo(200)
        make.height.equalTo(48).priority(999)
    }

    ownView.snp.makeConstraints { make in
        make.left.right.bottom.equalToSuperview()
        make.height.equalTo(0.5)
    }

    // its first item keeps its autoresizing mask
    let viewBottom = view.bottomAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 8)
    viewBottom.priority = UILayoutPriority(250)
    viewBottom.identifier = "keep"
    NSLayoutConstraint.activate([
        viewBottom
    ])
}
