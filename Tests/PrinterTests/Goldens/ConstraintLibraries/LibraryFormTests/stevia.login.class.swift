// Printed by draft-inspect with --dialect stevia --form class.

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

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        logo.centerHorizontally().width(120)
        logo.Top == view.safeAreaLayoutGuide.Top + 40
        logo.Height == logo.Width * 0.5

        form.fillHorizontally(padding: 24)
        form.Top == logo.Bottom + 32

        emailField.height(44)

        passwordField.Height == emailField.Height

        stackSwitch.CenterY == rememberMeLabel.FirstBaseline - 4

        signInButton.centerHorizontally()
        signInButton.Top == form.Bottom + 24
        signInButton.Width >= 200

        separator.left(0).right(0).bottom(0).height(0.5)

        SteviaLayoutConstraint.defaultPriority = 999
        signInButton.height(48)

        SteviaLayoutConstraint.defaultPriority = 250
        (form.Bottom <= view.Bottom - 8).identifier = "keep"

        SteviaLayoutConstraint.defaultPriority = defaultPriority

        NSLayoutConstraint.activate([
            // it compares with a layout guide in another way than a required equality of edges or centers
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            )
        ])
    }
}
