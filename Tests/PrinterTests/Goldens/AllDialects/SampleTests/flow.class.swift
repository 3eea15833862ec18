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
        applyFlows()
        activateConstraints()
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

    private func applyFlows() {
        logoView.flow()
            .centerX()
            .constant(.width, constant: 96)
            .withSuperview()
            .height(.width)
            .attribute(multiplier: 0.5)
            .withSelf()
        titleLabel.flow()
            .leading(.leadingMargin)
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
        emailField.flow().constant(.height, constant: 44).withSelf()
        passwordField.flow().height().withView(emailField)
        signInButton.flow()
            .top(.bottom)
            .leading()
            .trailing()
            .attribute(constant: 24, for: [.top])
            .withView(form)
    }

    private func activateConstraints() {
        // flows have no priorities
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
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),
            // its second item is a layout guide
            logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
            form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            ),
            titleLabelTrailing,
            signInButtonFirstBaseline,
            signInButtonCenterX,
            signInButtonHeight,
        ])
    }
}
