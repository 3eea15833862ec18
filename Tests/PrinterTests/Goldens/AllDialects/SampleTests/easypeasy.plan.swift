// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
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
    logoView.easy.layout(
        Top(40).to(view.safeAreaLayoutGuide, .top),
        CenterX(),
        Width(96),
        Height(==0 * 0.5).like(logoView, .width)
    )

    titleLabel.easy.layout(Top(24).to(logoView), Leading().to(view.layoutMarginsGuide, .leading), Bottom().to(fold))
    titleLabel.easy.layout(Trailing(24).with(.high)).first?.identifier = "edge"

    form.easy.layout(Top(32).to(fold), Leading(24), Trailing(24))

    emailField.easy.layout(Height(44))

    passwordField.easy.layout(Height().like(emailField))

    signInButton.easy.layout(
        Top(24).to(form),
        FirstBaseline(300).to(titleLabel, .lastBaseline).with(.custom(600)),
        Leading().to(form, .leading),
        Trailing().to(form, .trailing),
        Bottom(<=16).to(view.safeAreaLayoutGuide, .bottom),
        CenterX(==0 * 0.5).with(.low),
        Height(>=50).with(.custom(999.5))
    )

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        )
    ])
}
