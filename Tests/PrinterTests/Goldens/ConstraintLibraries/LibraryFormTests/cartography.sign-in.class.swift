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
        label.textAlignment = .center
        label.numberOfLines = 0
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
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

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        addSubviews()
        makeConstraints()
    }

    // MARK: - Setup

    /// Sets properties of views that exist already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }

    private func addSubviews() {
        view.addSubview(logoView)
        view.addSubview(titleLabel)
        view.addSubview(form)
        view.addSubview(signInButton)
        view.addSubview(separator)
        view.addSubview(spinner)
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
    }

    private func makeConstraints() {
        constrain(logoView, view) { logoView, view in
            logoView.top == view.safeAreaLayoutGuide.top + 40
            logoView.centerX == view.centerX
            logoView.width == 96
            logoView.height == 96
        }

        constrain(titleLabel, logoView, view) { titleLabel, logoView, view in
            titleLabel.top == logoView.bottom + 24
            titleLabel.leading == view.leading + 24
            titleLabel.trailing == view.trailing - 24
        }

        constrain(form, titleLabel, view) { form, titleLabel, view in
            form.top == titleLabel.bottom + 32
            form.leading == view.leading + 24
            form.trailing == view.trailing - 24
        }

        constrain(emailField) { emailField in
            emailField.height == 44
        }

        constrain(passwordField, emailField) { passwordField, emailField in
            passwordField.height == emailField.height
        }

        constrain(signInButton, form, view) { signInButton, form, view in
            signInButton.top == form.bottom + 24
            signInButton.leading == form.leading
            signInButton.trailing == form.trailing
            signInButton.bottom <= view.safeAreaLayoutGuide.bottom - 16
            signInButton.height == 50
        }

        constrain(separator, view) { separator, view in
            separator.left == view.left
            separator.right == view.right
            separator.bottom == view.bottom
            separator.height == 1
        }

        constrain(spinner, signInButton) { spinner, signInButton in
            spinner.center == signInButton.center
        }
    }
}
