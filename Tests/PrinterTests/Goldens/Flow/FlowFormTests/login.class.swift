// Printed by draft-inspect with --dialect flow --form class.

import FlowConstraint
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
        applyFlows()
        activateConstraints()
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

    private func applyFlows() {
        logo.flow()
            .centerX()
            .constant(.width, constant: 120)
            .withSuperview()
            .height(.width)
            .attribute(multiplier: 0.5)
            .withSelf()
        form.flow()
            .leading()
            .trailing()
            .attribute(constant: 24, for: [.leading])
            .attribute(constant: -24, for: [.trailing])
            .withSuperview()
            .top(.bottom)
            .attribute(constant: 32)
            .withView(logo)
        emailField.flow().constant(.height, constant: 44).withSelf()
        passwordField.flow().height().withView(emailField)
        stackSwitch.flow().centerY(.firstBaseline).attribute(constant: -4).withView(rememberMeLabel)
        signInButton.flow()
            .centerX()
            .constant(.width, constant: 200)
            .attribute(relation: .greaterThanOrEqual, for: [.width])
            .withSuperview()
            .top(.bottom)
            .attribute(constant: 24)
            .withView(form)
        separator.flow()
            .left()
            .bottom()
            .right()
            .constant(.height, constant: 0.5)
            .withSuperview()
    }

    private func activateConstraints() {
        // flows have no priorities
        let formBottom = form.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8)
        formBottom.priority = UILayoutPriority(250)
        formBottom.identifier = "keep"
        let signInButtonHeight = signInButton.heightAnchor.constraint(equalToConstant: 48)
        signInButtonHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            // its second item is a layout guide
            logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            ),
            formBottom,
            signInButtonHeight,
        ])
    }
}
