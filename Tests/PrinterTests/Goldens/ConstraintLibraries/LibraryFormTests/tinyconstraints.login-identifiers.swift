// Printed by draft-inspect with --dialect tinyconstraints --form class --auto-identifiers all.

import TinyConstraints
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
        logo.topToSuperview(offset: 40, usingSafeArea: true).identifier = "logo.top"
        logo.centerXToSuperview().identifier = "logo.centerX"
        logo.width(120).identifier = "logo.width"
        logo.heightToWidth(of: logo, multiplier: 0.5).identifier = "logo.height"

        form.topToBottom(of: logo, offset: 32).identifier = "form.top"
        form.leading(to: view, offset: 24).identifier = "form.leading"
        form.trailing(to: view, offset: -24).identifier = "form.trailing"
        form.bottomToSuperview(offset: -8, relation: .equalOrLess, priority: .defaultLow).identifier = "keep"

        emailField.height(44).identifier = "emailField.height"

        passwordField.height(to: emailField).identifier = "passwordField.height"

        stackSwitch.centerY(to: rememberMeLabel, rememberMeLabel.firstBaselineAnchor, offset: -4).identifier =
            "stackSwitch.centerY"

        signInButton.topToBottom(of: form, offset: 24).identifier = "signInButton.top"
        signInButton.bottomToSuperview(offset: -16, relation: .equalOrLess, usingSafeArea: true).identifier =
            "signInButton.bottom"
        signInButton.centerXToSuperview().identifier = "signInButton.centerX"
        signInButton.width(200, relation: .equalOrGreater).identifier = "signInButton.width"
        signInButton.height(48, priority: .init(999)).identifier = "signInButton.height"

        separator.leftToSuperview().identifier = "separator.left"
        separator.rightToSuperview().identifier = "separator.right"
        separator.bottomToSuperview().identifier = "separator.bottom"
        separator.height(0.5).identifier = "separator.height"
    }
}
