// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class SignInViewController: UIPlannedController {
    let logoView: UIImageView = {
        let view = UIImageView()
        view.image = UIImage(named: "logo")
        view.contentMode = .scaleAspectFit
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return view
    }()

    // not set: shadowPath {"from":1}
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Welcome \"back\""
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = .label
        label.numberOfLines = 0
        return label
    }()

    let form = UIStackView(axis: .vertical, spacing: 12)

    let emailField: UITextField = {
        let field = UITextField()
        field.placeholder = "Email"
        field.borderStyle = .roundedRect
        return field
    }()

    let passwordField: UITextField = {
        let field = UITextField()
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        return field
    }()

    let signInButton: UIButton = {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.setTitle("Sign in", for: .normal)
        button.backgroundColor = UIColor(named: "Brand")
        return button
    }()

    private let badge = UIView()
    private let fold = UILayoutGuide()

    // MARK: - Layout

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

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        applyPlan()
        applyRemainder()
    }

    // MARK: - Setup

    /// Sets up what exists already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
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
        NSLayoutConstraint.activate([
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
        ])
    }
}
