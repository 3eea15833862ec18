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
        makeConstraints()
    }

    // MARK: - Setup

    /// Sets up what exists already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
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
        view.addLayoutGuide(fold)
    }

    private func makeConstraints() {
        logoView.topToSuperview(offset: 40, usingSafeArea: true)
        logoView.centerXToSuperview()
        logoView.width(96)
        logoView.heightToWidth(of: logoView, multiplier: 0.5)

        titleLabel.topToBottom(of: logoView, offset: 24)
        titleLabel.leading(to: view.layoutMarginsGuide)
        titleLabel.trailing(to: view, offset: -24, priority: .defaultHigh).identifier = "edge"
        titleLabel.bottomToTop(of: fold)

        form.topToBottom(of: fold, offset: 32)
        form.leading(to: view, offset: 24)
        form.trailing(to: view, offset: -24)

        emailField.height(44)

        passwordField.height(to: emailField)

        signInButton.topToBottom(of: form, offset: 24)
        signInButton.leading(to: form)
        signInButton.trailing(to: form)
        signInButton.bottomToSuperview(offset: -16, relation: .equalOrLess, usingSafeArea: true)
        signInButton.centerXToSuperview(multiplier: 0.5, priority: .defaultLow)
        signInButton.height(50, relation: .equalOrGreater, priority: .init(999.5))

        // its first attribute is a baseline
        let signInButtonFirstBaseline = signInButton.firstBaselineAnchor.constraint(
            equalTo: titleLabel.lastBaselineAnchor,
            constant: 300
        )
        signInButtonFirstBaseline.priority = UILayoutPriority(600)
        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),
            signInButtonFirstBaseline,
        ])
    }
}
