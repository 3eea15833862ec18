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
        logoView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(signInButton)
        signInButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(separator)
        separator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(spinner)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        logoView.centerHorizontally().size(96)
        logoView.Top == view.safeAreaLayoutGuide.Top + 40

        titleLabel.fillHorizontally(padding: 24)
        titleLabel.Top == logoView.Bottom + 24

        form.fillHorizontally(padding: 24)
        form.Top == titleLabel.Bottom + 32

        emailField.height(44)

        passwordField.Height == emailField.Height

        signInButton.height(50)
        signInButton.Top == form.Bottom + 24
        signInButton.Leading == form.Leading
        signInButton.Trailing == form.Trailing

        separator.left(0).right(0).bottom(0).height(1)

        spinner.CenterX == signInButton.CenterX
        spinner.CenterY == signInButton.CenterY

        SteviaLayoutConstraint.defaultPriority = defaultPriority

        NSLayoutConstraint.activate([
            // it compares with a layout guide in another way than a required equality of edges or centers
            signInButton.bottomAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -16
            )
        ])
    }
}
