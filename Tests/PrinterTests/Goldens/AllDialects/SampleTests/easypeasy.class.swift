// Printed by draft-inspect with --dialect easypeasy --form class --view-config.

import EasyPeasy
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
        logoView.easy.layout(
            Top(40).to(view.safeAreaLayoutGuide, .top),
            CenterX(),
            Width(96),
            Height(==0 * 0.5).like(logoView, .width)
        )

        titleLabel.easy.layout(Top(24).to(logoView), Leading().to(view.layoutMarginsGuide, .leading), Bottom().to(fold))
        titleLabel.easy.layout(Trailing(24).with(.high)).first?.identifier = "edge"

        form.easy.layout(Top(32).to(fold), Leading(24), Trailing(24))

        emailField.easy.layout(Height(44))

        passwordField.easy.layout(Height().like(emailField))

        signInButton.easy.layout(
            Top(24).to(form),
            FirstBaseline(300).to(titleLabel, .lastBaseline).with(.custom(600)),
            Leading().to(form, .leading),
            Trailing().to(form, .trailing),
            Bottom(<=16).to(view.safeAreaLayoutGuide, .bottom),
            CenterX(==0 * 0.5).with(.low),
            Height(>=50).with(.custom(999.5))
        )

        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            )
        ])
    }
}
