// Printed by draft-inspect with --dialect anchors --form class.

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
        view.addSubview(form)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(signInButton)
        signInButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(separator)
        separator.translatesAutoresizingMaskIntoConstraints = false
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
        form.addArrangedSubview(formStack)
        formStack.addArrangedSubview(stackSwitch)
        formStack.addArrangedSubview(rememberMeLabel)
    }

    private func activateConstraints() {
        let formBottom = form.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8)
        formBottom.priority = UILayoutPriority(250)
        formBottom.identifier = "keep"
        let signInButtonHeight = signInButton.heightAnchor.constraint(equalToConstant: 48)
        signInButtonHeight.priority = UILayoutPriority(999)

        NSLayoutConstraint.activate([
            logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            logo.widthAnchor.constraint(equalToConstant: 120),
            logo.heightAnchor.constraint(equalTo: logo.widthAnchor, multiplier: 0.5),

            form.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 32),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            formBottom,
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),

            signInButton.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            ),
            signInButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            signInButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
            signInButtonHeight,

            separator.leftAnchor.constraint(equalTo: view.leftAnchor),
            separator.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            separator.rightAnchor.constraint(equalTo: view.rightAnchor),
            separator.heightAnchor.constraint(equalToConstant: 0.5),
        ])

        NSLayoutConstraint.activate([
            emailField.heightAnchor.constraint(equalToConstant: 44),

            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
        ])

        NSLayoutConstraint.activate([
            stackSwitch.centerYAnchor.constraint(equalTo: rememberMeLabel.firstBaselineAnchor, constant: -4)
        ])
    }
}
