// Printed by draft-inspect with --dialect tinyconstraints --form class.

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
        logo.topToSuperview(offset: 40, usingSafeArea: true)
        logo.centerXToSuperview()
        logo.width(120)
        logo.heightToWidth(of: logo, multiplier: 0.5)

        form.topToBottom(of: logo, offset: 32)
        form.leading(to: view, offset: 24)
        form.trailing(to: view, offset: -24)
        form.bottomToSuperview(offset: -8, relation: .equalOrLess, priority: .defaultLow).identifier = "keep"

        emailField.height(44)

        passwordField.height(to: emailField)

        stackSwitch.centerY(to: rememberMeLabel, rememberMeLabel.firstBaselineAnchor, offset: -4)

        signInButton.topToBottom(of: form, offset: 24)
        signInButton.bottomToSuperview(offset: -16, relation: .equalOrLess, usingSafeArea: true)
        signInButton.centerXToSuperview()
        signInButton.width(200, relation: .equalOrGreater)
        signInButton.height(48, priority: .init(999))

        separator.edgesToSuperview(excluding: .top)
        separator.height(0.5)
    }
}
