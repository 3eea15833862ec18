// Printed by draft-inspect with --dialect purelayout --form class --auto-identifiers all.

import PureLayout
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
        logo.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40).autoIdentify("logo.top")
        logo.autoAlignAxis(toSuperviewAxis: .vertical).autoIdentify("logo.centerX")
        logo.autoSetDimension(.width, toSize: 120).autoIdentify("logo.width")
        logo.autoMatch(.height, to: .width, of: logo, withMultiplier: 0.5).autoIdentify("logo.height")

        form.autoPinEdge(.top, to: .bottom, of: logo, withOffset: 32).autoIdentify("form.top")
        form.autoPinEdge(toSuperviewEdge: .leading, withInset: 24).autoIdentify("form.leading")
        form.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24).autoIdentify("form.trailing")
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            form.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual).autoIdentify("keep")
        }

        emailField.autoSetDimension(.height, toSize: 44).autoIdentify("emailField.height")

        passwordField.autoMatch(.height, to: .height, of: emailField).autoIdentify("passwordField.height")

        stackSwitch.autoConstrainAttribute(
            .horizontal,
            to: .firstBaseline,
            of: rememberMeLabel,
            withOffset: -4
        ).autoIdentify("stackSwitch.centerY")

        signInButton.autoPinEdge(.top, to: .bottom, of: form, withOffset: 24).autoIdentify("signInButton.top")
        signInButton.autoPinEdge(
            toSuperviewSafeArea: .bottom,
            withInset: 16,
            relation: .greaterThanOrEqual
        ).autoIdentify("signInButton.bottom")
        signInButton.autoAlignAxis(toSuperviewAxis: .vertical).autoIdentify("signInButton.centerX")
        signInButton.autoSetDimension(
            .width,
            toSize: 200,
            relation: .greaterThanOrEqual
        ).autoIdentify("signInButton.width")
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
            signInButton.autoSetDimension(.height, toSize: 48).autoIdentify("signInButton.height")
        }

        separator.autoPinEdge(toSuperviewEdge: .left).autoIdentify("separator.left")
        separator.autoPinEdge(toSuperviewEdge: .right).autoIdentify("separator.right")
        separator.autoPinEdge(toSuperviewEdge: .bottom).autoIdentify("separator.bottom")
        separator.autoSetDimension(.height, toSize: 0.5).autoIdentify("separator.height")
    }
}
