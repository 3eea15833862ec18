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
        label.textAlignment = .center
        label.numberOfLines = 0
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return label
    }()

    let form = UIStackView(axis: .vertical, spacing: 12)

    let emailField: UITextField = {
        let field = UITextField()
        field.placeholder = "Email"
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.autocorrectionType = .no
        return field
    }()

    let passwordField: UITextField = {
        let field = UITextField()
        field.placeholder = "Password"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        return field
    }()

    let signInButton: UIButton = {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.setTitle("Sign in", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = UIColor(named: "Brand")
        button.layer.cornerRadius = 8
        return button
    }()

    private let separator: UIView = {
        let view = UIView()
        view.backgroundColor = .separator
        return view
    }()

    let spinner: UIActivityIndicatorView = {
        let view = UIActivityIndicatorView(style: .medium)
        view.isHidden = true
        return view
    }()

    // MARK: - Layout

    @LayoutPlan
    var viewPlan: ViewPlan {
        logoView.drf
            .top.equal(with: .safeArea).offset(by: 40)
            .centeredH()
            .sized(CGSize(sides: 96))
        titleLabel.drf
            .localizedHorizontal.equal(with: .parent).offset(by: 24)
            .top.equal(to: logoView.bottomAnchor).offset(by: 24)
        VStacked(form) {
            emailField.drf.height.equal(to: 44)
            passwordField.drf.height.equal(to: emailField.heightAnchor)
        }
        .localizedHorizontal.equal(with: .parent).offset(by: 24)
        .top.equal(to: titleLabel.bottomAnchor).offset(by: 32)
        signInButton.drf
            .localizedHorizontal.equal(to: form)
            .top.equal(to: form.bottomAnchor).offset(by: 24)
            .bottom.moreThan(with: .safeArea).offset(by: 16)
            .height.equal(to: 50)
        separator.drf
            .bottom.horizontal.equal(with: .parent)
            .height.equal(to: 1)
        spinner.drf.center.equal(to: signInButton)
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        applyPlan()
    }

    // MARK: - Setup

    /// Sets properties of views that exist already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }
}
