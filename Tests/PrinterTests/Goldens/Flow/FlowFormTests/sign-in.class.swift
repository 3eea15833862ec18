// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
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
        applyFlows()
        activateConstraints()
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

    private func applyFlows() {
        logoView.flow().size(96).centerX().withSuperview()
        titleLabel.flow()
            .leading()
            .trailing()
            .attribute(constant: 24, for: [.leading])
            .attribute(constant: -24, for: [.trailing])
            .withSuperview()
            .top(.bottom)
            .attribute(constant: 24)
            .withView(logoView)
        form.flow()
            .leading()
            .trailing()
            .attribute(constant: 24, for: [.leading])
            .attribute(constant: -24, for: [.trailing])
            .withSuperview()
            .top(.bottom)
            .attribute(constant: 32)
            .withView(titleLabel)
        emailField.flow().constant(.height, constant: 44).withSelf()
        passwordField.flow().height().withView(emailField)
        signInButton.flow()
            .top(.bottom)
            .leading()
            .trailing()
            .constant(.height, constant: 50)
            .attribute(constant: 24, for: [.top])
            .withView(form)
        separator.flow()
            .left()
            .bottom()
            .right()
            .constant(.height, constant: 1)
            .withSuperview()
        spinner.flow().center().withView(signInButton)
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            // its second item is a layout guide
            logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            ),
        ])
    }
}
