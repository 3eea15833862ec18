// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call configureViews(), then prepareLayout(), then sl.updateLayout(), then completeLayout().

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

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    view.sl.sublayout {
        fold
        logoView.sl.anchors {
            Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
            Anchors.centerX
            Anchors.width.equalTo(constant: 96)
            Anchors.height.equalTo(logoView, attribute: .width).multiplier(0.5)
        }
        titleLabel.sl.anchors {
            Anchors.top.equalTo(logoView, attribute: .bottom, constant: 24)
            Anchors.leading.equalTo(view.layoutMarginsGuide)
            Anchors.bottom.equalTo(fold, attribute: .top)
            Anchors.trailing.equalToSuper(constant: -24).priority(.defaultHigh).identifier("edge")
        }
        form.sl.anchors {
            Anchors.top.equalTo(fold, attribute: .bottom, constant: 32)
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
            Anchors.firstBaseline.equalTo(titleLabel, attribute: .lastBaseline, constant: 300).priority(.init(600))
            Anchors.horizontal.equalTo(form)
            Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
            Anchors.centerX.equalToSuper().multiplier(0.5).priority(.defaultLow)
            Anchors.height.greaterThanOrEqualTo(constant: 50).priority(.init(999.5))
        }
    }
}

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

func prepareLayout() {
    // its autoresizing mask places it, which layouts turn off
    view.addSubview(badge)
    badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin]
}

func completeLayout() {
    // a layout adds views in the order of its lines, above those that are there
    view.bringSubviewToFront(badge)
    // layouts have no custom spacing
    form.setCustomSpacing(20, after: emailField)
    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
            equalTo: logoView.heightAnchor,
            multiplier: 2,
            constant: 3
        )
    ])
}
