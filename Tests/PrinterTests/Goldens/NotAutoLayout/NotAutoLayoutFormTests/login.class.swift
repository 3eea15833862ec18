// Printed by draft-inspect with --dialect notautolayout --form class.

import NotAutoLayout
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
    }

    // MARK: - Setup

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutSubviews()
    }

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

    private func layOutSubviews() {
        view.nal.layout(logo) {
            $0
                .setCenter(by: { $0.center })
                .setTop(by: { $0.safeAreaGuide.top + 40 })
                .setWidth(to: 120)
                .setHeight(to: 60)
        }
        view.nal.layout(separator) {
            $0
                .setLeft(by: { $0.left })
                .setRight(by: { $0.right })
                .setBottom(by: { $0.bottom })
                .setHeight(to: 0.5)
        }
        // form is not laid out: it depends on signInButton, which is not laid out
        // signInButton is not laid out: it depends on form, which is not laid out
    }
}
