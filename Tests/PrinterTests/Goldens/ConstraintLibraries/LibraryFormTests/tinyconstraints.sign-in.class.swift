// Printed by draft-inspect with --dialect tinyconstraints --form class --view-config.

import TinyConstraints
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
        makeConstraints()
    }

    // MARK: - Setup

    /// Sets properties of views that exist already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
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

    private func makeConstraints() {
        logoView.topToSuperview(offset: 40, usingSafeArea: true)
        logoView.centerXToSuperview()
        logoView.size(CGSize(width: 96, height: 96))

        titleLabel.topToBottom(of: logoView, offset: 24)
        titleLabel.leading(to: view, offset: 24)
        titleLabel.trailing(to: view, offset: -24)

        form.topToBottom(of: titleLabel, offset: 32)
        form.leading(to: view, offset: 24)
        form.trailing(to: view, offset: -24)

        emailField.height(44)

        passwordField.height(to: emailField)

        signInButton.topToBottom(of: form, offset: 24)
        signInButton.leading(to: form)
        signInButton.trailing(to: form)
        signInButton.bottomToSuperview(offset: -16, relation: .equalOrLess, usingSafeArea: true)
        signInButton.height(50)

        separator.edgesToSuperview(excluding: .top)
        separator.height(1)

        spinner.center(in: signInButton)
    }
}
