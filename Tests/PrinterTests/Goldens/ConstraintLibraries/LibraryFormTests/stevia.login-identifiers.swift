// Printed by draft-inspect with --dialect stevia --form class --auto-identifiers all.

import Stevia
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

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        (logo.Top == view.safeAreaLayoutGuide.Top + 40).identifier = "logo.top"
        (logo.CenterX == view.CenterX).identifier = "logo.centerX"
        (logo.Width == 120).identifier = "logo.width"
        (logo.Height == logo.Width * 0.5).identifier = "logo.height"

        (form.Top == logo.Bottom + 32).identifier = "form.top"
        (form.Leading == view.Leading + 24).identifier = "form.leading"
        (form.Trailing == view.Trailing - 24).identifier = "form.trailing"

        (emailField.Height == 44).identifier = "emailField.height"

        (passwordField.Height == emailField.Height).identifier = "passwordField.height"

        (stackSwitch.CenterY == rememberMeLabel.FirstBaseline - 4).identifier = "stackSwitch.centerY"

        (signInButton.Top == form.Bottom + 24).identifier = "signInButton.top"
        (signInButton.CenterX == view.CenterX).identifier = "signInButton.centerX"
        (signInButton.Width >= 200).identifier = "signInButton.width"

        (separator.Left == view.Left).identifier = "separator.left"
        (separator.Right == view.Right).identifier = "separator.right"
        (separator.Bottom == view.Bottom).identifier = "separator.bottom"
        (separator.Height == 0.5).identifier = "separator.height"

        SteviaLayoutConstraint.defaultPriority = 999
        (signInButton.Height == 48).identifier = "signInButton.height"

        SteviaLayoutConstraint.defaultPriority = 250
        (form.Bottom <= view.Bottom - 8).identifier = "keep"

        SteviaLayoutConstraint.defaultPriority = defaultPriority

        // it compares with a layout guide in another way than a required equality of edges or centers
        let signInButtonBottom = signInButton.bottomAnchor.constraint(
            lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
            constant: -16
        )
        signInButtonBottom.identifier = "signInButton.bottom"
        NSLayoutConstraint.activate([
            signInButtonBottom
        ])
    }
}
