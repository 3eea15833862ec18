// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
import UIKit

final class SignInViewController: UIViewController {
    let logoView: UIImageView = {
        let view = UIImageView()
        view.image = UIImage(named: "logo")
        view.contentMode = .scaleAspectFit
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return view
    }()

    // not set: shadowPath {"from":1}
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Welcome \"back\""
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = .label
        label.numberOfLines = 0
        return label
    }()

    let form: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        view.spacing = 12
        return view
    }()

    let emailField: UITextField = {
        let field = UITextField()
        field.placeholder = "Email"
        field.borderStyle = .roundedRect
        return field
    }()

    let passwordField: UITextField = {
        let field = UITextField()
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        return field
    }()

    let signInButton: UIButton = {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.setTitle("Sign in", for: .normal)
        button.backgroundColor = UIColor(named: "Brand")
        return button
    }()

    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        addSubviews()
    }

    /// Sets up what exists already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutSubviews()
    }

    private func addSubviews() {
        view.addSubview(logoView)
        view.addSubview(titleLabel)
        view.addSubview(form)
        view.addSubview(signInButton)
        view.addSubview(badge)
        badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin]
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
        form.setCustomSpacing(20, after: emailField)
    }

    private func layOutSubviews() {
        view.nal.layout(logoView) {
            $0
                .setCenter(by: { $0.center })
                .setTop(by: { $0.safeAreaGuide.top + 40 })
                .setWidth(to: 96)
                .setHeight(to: 48)
        }
        view.nal.layout(titleLabel) {
            $0
                .setLeft(by: { $0.layoutMarginsGuide.left })
                .pinTop(to: logoView, with: { $0.bottom + 24 })
                .fitSize()
        }
        // form is not laid out: it depends on signInButton, which is not laid out
        // signInButton is not laid out: it depends on form, which is not laid out
    }
}
