// Printed by draft-inspect with --dialect draftsman --form plan --view-config.
// Call configureViews() before applyPlan().
// Call applyRemainder() after applyPlan().

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

@LayoutPlan
var viewPlan: ViewPlan {
    logoView.drf
        .top.equal(with: .safeArea).offset(by: 40)
        .centeredH()
        .width.equal(to: 96)
        .heightMatchWidth().multiplied(by: 0.5)
    titleLabel.drf
        .top.equal(to: logoView.bottomAnchor).offset(by: 24)
        .leading.equal(to: view.layoutMarginsGuide.leadingAnchor)
        .trailing.equal(to: view.trailingAnchor).offset(by: 24).priority(750).identifier("edge")
    VStacked(form) {
        emailField.drf.height.equal(to: 44)
        passwordField.drf.height.equal(to: emailField.heightAnchor)
    }
    .localizedHorizontal.equal(with: .parent).offset(by: 24)
    signInButton.drf
        .localizedHorizontal.equal(to: form)
        .top.equal(to: form.bottomAnchor).offset(by: 24)
        .bottom.moreThan(with: .safeArea).offset(by: 16)
        .height.moreThan(to: 50).priority(999.5)
}

private var remainder: [NSLayoutConstraint] = []

/// Adds what a plan cannot express.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    // plans add no layout guides
    view.addLayoutGuide(fold)
    // its autoresizing mask places it, which plans turn off
    view.addSubview(badge)
    badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin]
    // plans have no custom spacing
    form.setCustomSpacing(20, after: emailField)
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
    remainder += [
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        // its second item is a layout guide that is added after the plan
        titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
        form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
        signInButtonFirstBaseline,
        signInButtonCenterX,
    ]
    NSLayoutConstraint.activate(remainder)
}
