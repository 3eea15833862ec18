// Printed by draft-inspect with --dialect cartography --form class --auto-identifiers all.

import Cartography
import UIKit

final class LoginViewController: UIViewController {
    let logo = UIImageView()

    let form: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        view.spacing = 12
        return view
    }()

    let emailField = UITextField()
    let passwordField = UITextField()

    private let formStack: UIStackView = {
        let view = UIStackView()
        view.alignment = .center
        view.spacing = 8
        return view
    }()

    private let stackSwitch = UISwitch()
    private let rememberMeLabel = UILabel()
    private let signInButton = UIButton()
    private let separator = UIView()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        makeConstraints()
    }

    // MARK: - Setup

    private func addSubviews() {
        view.addSubview(logo)
        logo.accessibilityIdentifier = "logo"
        view.addSubview(form)
        form.accessibilityIdentifier = "form"
        view.addSubview(signInButton)
        signInButton.accessibilityIdentifier = "signInButton"
        view.addSubview(separator)
        separator.accessibilityIdentifier = "separator"
        form.addArrangedSubview(emailField)
        emailField.accessibilityIdentifier = "emailField"
        form.addArrangedSubview(passwordField)
        passwordField.accessibilityIdentifier = "passwordField"
        form.addArrangedSubview(formStack)
        formStack.accessibilityIdentifier = "formStack"
        formStack.addArrangedSubview(stackSwitch)
        stackSwitch.accessibilityIdentifier = "stackSwitch"
        formStack.addArrangedSubview(rememberMeLabel)
        rememberMeLabel.accessibilityIdentifier = "rememberMeLabel"
    }

    private func makeConstraints() {
        constrain(logo, view) { logo, view in
            (logo.top == view.safeAreaLayoutGuide.top + 40).identifier = "logo.top"
            (logo.centerX == view.centerX).identifier = "logo.centerX"
            (logo.width == 120).identifier = "logo.width"
            (logo.height == logo.width * 0.5).identifier = "logo.height"
        }

        constrain(form, logo, view) { form, logo, view in
            (form.top == logo.bottom + 32).identifier = "form.top"
            (form.leading == view.leading + 24).identifier = "form.leading"
            (form.trailing == view.trailing - 24).identifier = "form.trailing"
            (form.bottom <= view.bottom - 8 ~ 250).identifier = "keep"
        }

        constrain(emailField) { emailField in
            (emailField.height == 44).identifier = "emailField.height"
        }

        constrain(passwordField, emailField) { passwordField, emailField in
            (passwordField.height == emailField.height).identifier = "passwordField.height"
        }

        constrain(stackSwitch, rememberMeLabel) { stackSwitch, rememberMeLabel in
            (stackSwitch.centerY == rememberMeLabel.firstBaseline - 4).identifier = "stackSwitch.centerY"
        }

        constrain(signInButton, form, view) { signInButton, form, view in
            (signInButton.top == form.bottom + 24).identifier = "signInButton.top"
            (signInButton.bottom <= view.safeAreaLayoutGuide.bottom - 16).identifier = "signInButton.bottom"
            (signInButton.centerX == view.centerX).identifier = "signInButton.centerX"
            (signInButton.width >= 200).identifier = "signInButton.width"
            (signInButton.height == 48 ~ 999).identifier = "signInButton.height"
        }

        constrain(separator, view) { separator, view in
            (separator.left == view.left).identifier = "separator.left"
            (separator.right == view.right).identifier = "separator.right"
            (separator.bottom == view.bottom).identifier = "separator.bottom"
            (separator.height == 0.5).identifier = "separator.height"
        }
    }
}
