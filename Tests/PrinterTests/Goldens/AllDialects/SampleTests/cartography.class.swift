// Printed by draft-inspect with --dialect cartography --form class --view-config.

import Cartography
import UIKit

final class SignInViewController: UIViewController {
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

    let form: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        view.spacing = 12
        return view
    }()

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

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        addSubviews()
        makeConstraints()
    }

    // MARK: - Setup

    /// Sets up what exists already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }

    private func addSubviews() {
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

    private func makeConstraints() {
        constrain(logoView, view) { logoView, view in
            logoView.top == view.safeAreaLayoutGuide.top + 40
            logoView.centerX == view.centerX
            logoView.width == 96
            logoView.height == logoView.width * 0.5
        }

        constrain(titleLabel, logoView, view, fold) { titleLabel, logoView, view, fold in
            titleLabel.top == logoView.bottom + 24
            titleLabel.leading == view.layoutMarginsGuide.leading
            (titleLabel.trailing == view.trailing - 24 ~ 750).identifier = "edge"
            titleLabel.bottom == fold.top
        }

        constrain(form, fold, view) { form, fold, view in
            form.top == fold.bottom + 32
            form.leading == view.leading + 24
            form.trailing == view.trailing - 24
        }

        constrain(emailField) { emailField in
            emailField.height == 44
        }

        constrain(passwordField, emailField) { passwordField, emailField in
            passwordField.height == emailField.height
        }

        constrain(signInButton, form, titleLabel, view) { signInButton, form, titleLabel, view in
            signInButton.top == form.bottom + 24
            signInButton.firstBaseline == titleLabel.lastBaseline + 300 ~ 600
            signInButton.leading == form.leading
            signInButton.trailing == form.trailing
            signInButton.bottom <= view.safeAreaLayoutGuide.bottom - 16
            signInButton.centerX == view.centerX * 0.5 ~ 250
            signInButton.height >= 50 ~ 999.5
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
}
