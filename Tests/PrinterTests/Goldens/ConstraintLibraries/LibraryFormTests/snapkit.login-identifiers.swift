// Printed by draft-inspect with --dialect snapkit --form class --auto-identifiers all.

import SnapKit
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
        logo.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(40).labeled("logo.top")
            make.centerX.equalToSuperview().labeled("logo.centerX")
            make.width.equalTo(120).labeled("logo.width")
            make.height.equalTo(logo.snp.width).multipliedBy(0.5).labeled("logo.height")
        }

        form.snp.makeConstraints { make in
            make.top.equalTo(logo.snp.bottom).offset(32).labeled("form.top")
            make.leading.equalToSuperview().offset(24).labeled("form.leading")
            make.trailing.equalToSuperview().inset(24).labeled("form.trailing")
            make.bottom.lessThanOrEqualToSuperview().inset(8).priority(.low).labeled("keep")
        }

        emailField.snp.makeConstraints { make in
            make.height.equalTo(44).labeled("emailField.height")
        }

        passwordField.snp.makeConstraints { make in
            make.height.equalTo(emailField).labeled("passwordField.height")
        }

        stackSwitch.snp.makeConstraints { make in
            make.centerY.equalTo(rememberMeLabel.snp.firstBaseline).offset(-4).labeled("stackSwitch.centerY")
        }

        signInButton.snp.makeConstraints { make in
            make.top.equalTo(form.snp.bottom).offset(24).labeled("signInButton.top")
            make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide).inset(16).labeled("signInButton.bottom")
            make.centerX.equalToSuperview().labeled("signInButton.centerX")
            make.width.greaterThanOrEqualTo(200).labeled("signInButton.width")
            make.height.equalTo(48).priority(999).labeled("signInButton.height")
        }

        separator.snp.makeConstraints { make in
            make.left.equalToSuperview().labeled("separator.left")
            make.right.equalToSuperview().labeled("separator.right")
            make.bottom.equalToSuperview().labeled("separator.bottom")
            make.height.equalTo(0.5).labeled("separator.height")
        }
    }
}
