// Printed by draft-inspect with --dialect cartography --form class.

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
        view.addSubview(form)
        view.addSubview(signInButton)
        view.addSubview(separator)
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
        form.addArrangedSubview(formStack)
        formStack.addArrangedSubview(stackSwitch)
        formStack.addArrangedSubview(rememberMeLabel)
    }

    private func makeConstraints() {
        constrain(logo, view) { logo, view in
            logo.top == view.safeAreaLayoutGuide.top + 40
            logo.centerX == view.centerX
            logo.width == 120
            logo.height == logo.width * 0.5
        }

        constrain(form, logo, view) { form, logo, view in
            form.top == logo.bottom + 32
            form.leading == view.leading + 24
            form.trailing == view.trailing - 24
            (form.bottom <= view.bottom - 8 ~ 250).identifier = "keep"
        }

        constrain(emailField) { emailField in
            emailField.height == 44
        }

        constrain(passwordField, emailField) { passwordField, emailField in
            passwordField.height == emailField.height
        }

        constrain(stackSwitch, rememberMeLabel) { stackSwitch, rememberMeLabel in
            stackSwitch.centerY == rememberMeLabel.firstBaseline - 4
        }

        constrain(signInButton, form, view) { signInButton, form, view in
            signInButton.top == form.bottom + 24
            signInButton.bottom <= view.safeAreaLayoutGuide.bottom - 16
            signInButton.centerX == view.centerX
            signInButton.width >= 200
            signInButton.height == 48 ~ 999
        }

        constrain(separator, view) { separator, view in
            separator.left == view.left
            separator.right == view.right
            separator.bottom == view.bottom
            separator.height == 0.5
        }
    }
}
