// Printed by draft-inspect with --dialect purelayout --form class --view-config.

import PureLayout
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
        logoView.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
        logoView.autoAlignAxis(toSuperviewAxis: .vertical)
        logoView.autoSetDimensions(to: CGSize(width: 96, height: 96))

        titleLabel.autoPinEdge(.top, to: .bottom, of: logoView, withOffset: 24)
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

        form.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 32)
        form.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        form.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

        emailField.autoSetDimension(.height, toSize: 44)

        passwordField.autoMatch(.height, to: .height, of: emailField)

        signInButton.autoPinEdge(.top, to: .bottom, of: form, withOffset: 24)
        signInButton.autoPinEdge(.leading, to: .leading, of: form)
        signInButton.autoPinEdge(.trailing, to: .trailing, of: form)
        signInButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16, relation: .greaterThanOrEqual)
        signInButton.autoSetDimension(.height, toSize: 50)

        separator.autoPinEdge(toSuperviewEdge: .left)
        separator.autoPinEdge(toSuperviewEdge: .right)
        separator.autoPinEdge(toSuperviewEdge: .bottom)
        separator.autoSetDimension(.height, toSize: 1)

        spinner.autoAlignAxis(.vertical, toSameAxisOf: signInButton)
        spinner.autoAlignAxis(.horizontal, toSameAxisOf: signInButton)
    }
}
