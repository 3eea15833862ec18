// Printed by draft-inspect with --dialect stevia --form class --view-config.

import Stevia
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

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        logoView.centerHorizontally().width(96)
        logoView.Top == view.safeAreaLayoutGuide.Top + 40
        logoView.Height == logoView.Width * 0.5

        titleLabel.Top == logoView.Bottom + 24
        titleLabel.Leading == view.layoutMarginsGuide.Leading
        titleLabel.Bottom == fold.Top

        form.fillHorizontally(padding: 24)
        form.Top == fold.Bottom + 32

        emailField.height(44)

        passwordField.Height == emailField.Height

        signInButton.Top == form.Bottom + 24
        signInButton.Leading == form.Leading
        signInButton.Trailing == form.Trailing

        SteviaLayoutConstraint.defaultPriority = 999.5
        signInButton.Height >= 50

        SteviaLayoutConstraint.defaultPriority = 750
        (titleLabel.Trailing == view.Trailing - 24).identifier = "edge"

        SteviaLayoutConstraint.defaultPriority = 600
        signInButton.FirstBaseline == titleLabel.LastBaseline + 300

        SteviaLayoutConstraint.defaultPriority = 250
        signInButton.CenterX == view.CenterX * 0.5

        SteviaLayoutConstraint.defaultPriority = defaultPriority

        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),
            // it compares with a layout guide in another way than a required equality of edges or centers
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            ),
        ])
    }
}
