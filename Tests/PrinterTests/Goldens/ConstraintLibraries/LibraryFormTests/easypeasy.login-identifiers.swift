// Printed by draft-inspect with --dialect easypeasy --form class --auto-identifiers all.

import EasyPeasy
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
        logo.easy.layout(Top(40).to(view.safeAreaLayoutGuide, .top)).first?.identifier = "logo.top"
        logo.easy.layout(CenterX()).first?.identifier = "logo.centerX"
        logo.easy.layout(Width(120)).first?.identifier = "logo.width"
        logo.easy.layout(Height(==0 * 0.5).like(logo, .width)).first?.identifier = "logo.height"

        form.easy.layout(Top(32).to(logo)).first?.identifier = "form.top"
        form.easy.layout(Leading(24)).first?.identifier = "form.leading"
        form.easy.layout(Trailing(24)).first?.identifier = "form.trailing"
        form.easy.layout(Bottom(<=8).with(.low)).first?.identifier = "keep"

        emailField.easy.layout(Height(44)).first?.identifier = "emailField.height"

        passwordField.easy.layout(Height().like(emailField)).first?.identifier = "passwordField.height"

        stackSwitch.easy.layout(CenterY(-4).to(rememberMeLabel, .firstBaseline)).first?.identifier =
            "stackSwitch.centerY"

        signInButton.easy.layout(Top(24).to(form)).first?.identifier = "signInButton.top"
        signInButton.easy.layout(Bottom(<=16).to(view.safeAreaLayoutGuide, .bottom)).first?.identifier =
            "signInButton.bottom"
        signInButton.easy.layout(CenterX()).first?.identifier = "signInButton.centerX"
        signInButton.easy.layout(Width(>=200)).first?.identifier = "signInButton.width"
        signInButton.easy.layout(Height(48).with(.custom(999))).first?.identifier = "signInButton.height"

        separator.easy.layout(Left()).first?.identifier = "separator.left"
        separator.easy.layout(Right()).first?.identifier = "separator.right"
        separator.easy.layout(Bottom()).first?.identifier = "separator.bottom"
        separator.easy.layout(Height(0.5)).first?.identifier = "separator.height"
    }
}
