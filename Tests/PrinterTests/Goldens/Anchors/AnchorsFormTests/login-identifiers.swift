// Printed by draft-inspect with --dialect anchors --form class --auto-identifiers all.

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
        activateConstraints()
    }

    // MARK: - Setup

    private func addSubviews() {
        view.addSubview(logo)
        logo.translatesAutoresizingMaskIntoConstraints = false
        logo.accessibilityIdentifier = "logo"
        view.addSubview(form)
        form.translatesAutoresizingMaskIntoConstraints = false
        form.accessibilityIdentifier = "form"
        view.addSubview(signInButton)
        signInButton.translatesAutoresizingMaskIntoConstraints = false
        signInButton.accessibilityIdentifier = "signInButton"
        view.addSubview(separator)
        separator.translatesAutoresizingMaskIntoConstraints = false
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

    private func activateConstraints() {
        let logoTop = logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40)
        logoTop.identifier = "logo.top"
        let logoCenterX = logo.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        logoCenterX.identifier = "logo.centerX"
        let logoWidth = logo.widthAnchor.constraint(equalToConstant: 120)
        logoWidth.identifier = "logo.width"
        let logoHeight = logo.heightAnchor.constraint(equalTo: logo.widthAnchor, multiplier: 0.5)
        logoHeight.identifier = "logo.height"
        let formTop = form.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 32)
        formTop.identifier = "form.top"
        let formLeading = form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24)
        formLeading.identifier = "form.leading"
        let formBottom = form.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8)
        formBottom.priority = UILayoutPriority(250)
        formBottom.identifier = "keep"
        let formTrailing = form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
        formTrailing.identifier = "form.trailing"
        let signInButtonTop = signInButton.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24)
        signInButtonTop.identifier = "signInButton.top"
        let signInButtonBottom = signInButton.bottomAnchor.constraint(
            lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
            constant: -16
        )
        signInButtonBottom.identifier = "signInButton.bottom"
        let signInButtonCenterX = signInButton.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        signInButtonCenterX.identifier = "signInButton.centerX"
        let signInButtonWidth = signInButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
        signInButtonWidth.identifier = "signInButton.width"
        let signInButtonHeight = signInButton.heightAnchor.constraint(equalToConstant: 48)
        signInButtonHeight.priority = UILayoutPriority(999)
        signInButtonHeight.identifier = "signInButton.height"
        let separatorLeft = separator.leftAnchor.constraint(equalTo: view.leftAnchor)
        separatorLeft.identifier = "separator.left"
        let separatorBottom = separator.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        separatorBottom.identifier = "separator.bottom"
        let separatorRight = separator.rightAnchor.constraint(equalTo: view.rightAnchor)
        separatorRight.identifier = "separator.right"
        let separatorHeight = separator.heightAnchor.constraint(equalToConstant: 0.5)
        separatorHeight.identifier = "separator.height"

        NSLayoutConstraint.activate([
            logoTop,
            logoCenterX,
            logoWidth,
            logoHeight,

            formTop,
            formLeading,
            formBottom,
            formTrailing,

            signInButtonTop,
            signInButtonBottom,
            signInButtonCenterX,
            signInButtonWidth,
            signInButtonHeight,

            separatorLeft,
            separatorBottom,
            separatorRight,
            separatorHeight,
        ])

        let emailFieldHeight = emailField.heightAnchor.constraint(equalToConstant: 44)
        emailFieldHeight.identifier = "emailField.height"
        let passwordFieldHeight = passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor)
        passwordFieldHeight.identifier = "passwordField.height"

        NSLayoutConstraint.activate([
            emailFieldHeight,

            passwordFieldHeight,
        ])

        let stackSwitchCenterY = stackSwitch.centerYAnchor.constraint(
            equalTo: rememberMeLabel.firstBaselineAnchor,
            constant: -4
        )
        stackSwitchCenterY.identifier = "stackSwitch.centerY"

        NSLayoutConstraint.activate([
            stackSwitchCenterY
        ])
    }
}
