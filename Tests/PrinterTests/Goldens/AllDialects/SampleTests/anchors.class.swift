// Printed by draft-inspect with --dialect anchors --form class --view-config.

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
    private let fold = UILayoutGuide()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        addSubviews()
        activateConstraints()
    }

    // MARK: - Setup

    /// Sets up what exists already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }

    private func addSubviews() {
        view.addSubview(logoView)
        logoView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(signInButton)
        signInButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin]
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
        form.setCustomSpacing(20, after: emailField)
        view.addLayoutGuide(fold)
    }

    private func activateConstraints() {
        let titleLabelTrailing = titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
        titleLabelTrailing.priority = UILayoutPriority(750)
        titleLabelTrailing.identifier = "edge"
        let signInButtonFirstBaseline = signInButton.firstBaselineAnchor.constraint(
            equalTo: titleLabel.lastBaselineAnchor,
            constant: 300
        )
        signInButtonFirstBaseline.priority = UILayoutPriority(600)
        let signInButtonCenterX = NSLayoutConstraint(
            item: signInButton,
            attribute: .centerX,
            relatedBy: .equal,
            toItem: view,
            attribute: .centerX,
            multiplier: 0.5,
            constant: 0
        )
        signInButtonCenterX.priority = UILayoutPriority(250)
        let signInButtonHeight = signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        signInButtonHeight.priority = UILayoutPriority(999.5)

        NSLayoutConstraint.activate([
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),

            logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            logoView.widthAnchor.constraint(equalToConstant: 96),
            logoView.heightAnchor.constraint(equalTo: logoView.widthAnchor, multiplier: 0.5),

            titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 24),
            titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
            titleLabelTrailing,

            form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),

            signInButton.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
            signInButtonFirstBaseline,
            signInButton.leadingAnchor.constraint(equalTo: form.leadingAnchor),
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            ),
            signInButton.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            signInButtonCenterX,
            signInButtonHeight,
        ])

        NSLayoutConstraint.activate([
            emailField.heightAnchor.constraint(equalToConstant: 44),

            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
        ])
    }
}
