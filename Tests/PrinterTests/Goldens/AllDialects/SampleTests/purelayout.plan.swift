// Printed by draft-inspect with --dialect purelayout --form plan --view-config.
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
    logoView.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
    logoView.autoAlignAxis(toSuperviewAxis: .vertical)
    logoView.autoSetDimension(.width, toSize: 96)
    logoView.autoMatch(.height, to: .width, of: logoView, withMultiplier: 0.5)

    titleLabel.autoPinEdge(.top, to: .bottom, of: logoView, withOffset: 24)
    titleLabel.autoPinEdge(toSuperviewMargin: .leading)
    NSLayoutConstraint.autoSetPriority(.defaultHigh) {
        titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24).autoIdentify("edge")
    }

    form.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
    form.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

    emailField.autoSetDimension(.height, toSize: 44)

    passwordField.autoMatch(.height, to: .height, of: emailField)

    signInButton.autoPinEdge(.top, to: .bottom, of: form, withOffset: 24)
    signInButton.autoPinEdge(.leading, to: .leading, of: form)
    signInButton.autoPinEdge(.trailing, to: .trailing, of: form)
    signInButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16, relation: .greaterThanOrEqual)
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(999.5)) {
        signInButton.autoSetDimension(.height, toSize: 50, relation: .greaterThanOrEqual)
    }
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(600)) {
        signInButton.autoConstrainAttribute(.firstBaseline, to: .lastBaseline, of: titleLabel, withOffset: 300)
    }
    NSLayoutConstraint.autoSetPriority(.defaultLow) {
        signInButton.autoAlignAxis(.vertical, toSameAxisOf: view, withMultiplier: 0.5)
    }

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        // its second item is a layout guide other than the same edge of its superview's safe area
        titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
        form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
    ])
}
