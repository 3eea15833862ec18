// Printed by draft-inspect with --dialect purelayout --form class.

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
        logo.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
        logo.autoAlignAxis(toSuperviewAxis: .vertical)
        logo.autoSetDimension(.width, toSize: 120)
        logo.autoMatch(.height, to: .width, of: logo, withMultiplier: 0.5)

        form.autoPinEdge(.top, to: .bottom, of: logo, withOffset: 32)
        form.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        form.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            form.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual).autoIdentify("keep")
        }

        emailField.autoSetDimension(.height, toSize: 44)

        passwordField.autoMatch(.height, to: .height, of: emailField)

        stackSwitch.autoConstrainAttribute(.horizontal, to: .firstBaseline, of: rememberMeLabel, withOffset: -4)

        signInButton.autoPinEdge(.top, to: .bottom, of: form, withOffset: 24)
        signInButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16, relation: .greaterThanOrEqual)
        signInButton.autoAlignAxis(toSuperviewAxis: .vertical)
        signInButton.autoSetDimension(.width, toSize: 200, relation: .greaterThanOrEqual)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
            signInButton.autoSetDimension(.height, toSize: 48)
        }

        separator.autoPinEdge(toSuperviewEdge: .left)
        separator.autoPinEdge(toSuperviewEdge: .right)
        separator.autoPinEdge(toSuperviewEdge: .bottom)
        separator.autoSetDimension(.height, toSize: 0.5)
    }
}
