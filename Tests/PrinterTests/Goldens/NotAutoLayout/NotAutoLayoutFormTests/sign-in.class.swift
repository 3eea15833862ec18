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
        label.textAlignment = .center
        label.numberOfLines = 0
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
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
        field.keyboardType = .emailAddress
        field.autocorrectionType = .no
        return field
    }()

    let passwordField: UITextField = {
        let field = UITextField()
        field.placeholder = "Password"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        return field
    }()

    let signInButton: UIButton = {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.setTitle("Sign in", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = UIColor(named: "Brand")
        button.layer.cornerRadius = 8
        return button
    }()

    private let separator: UIView = {
        let view = UIView()
        view.backgroundColor = .separator
        return view
    }()

    let spinner: UIActivityIndicatorView = {
        let view = UIActivityIndicatorView(style: .medium)
        view.isHidden = true
        return view
    }()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        addSubviews()
    }

    // MARK: - Setup

    /// Sets properties of views that exist already.
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
        view.addSubview(separator)
        view.addSubview(spinner)
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
    }

    private func layOutSubviews() {
        view.nal.layout(logoView) {
            $0
                .setCenter(by: { $0.center })
                .setTop(by: { $0.safeAreaGuide.top + 40 })
                .setWidth(to: 96)
                .setHeight(to: 96)
        }
        view.nal.layout(separator) {
            $0
                .setLeft(by: { $0.left })
                .setRight(by: { $0.right })
                .setBottom(by: { $0.bottom })
                .setHeight(to: 1)
        }
        view.nal.layout(titleLabel) {
            $0
                .setLeft(by: { $0.left + 24 })
                .setRight(by: { $0.right - 24 })
                .pinTop(to: logoView, with: { $0.bottom + 24 })
                .fitHeight()
        }
        // form is not laid out: it depends on signInButton, which is not laid out
        // signInButton is not laid out: it depends on form, which is not laid out
        // spinner is not laid out: it depends on signInButton, which is not laid out
    }
}
