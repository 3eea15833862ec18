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
        logoView.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
        logoView.autoAlignAxis(toSuperviewAxis: .vertical)
        logoView.autoSetDimension(.width, toSize: 96)
        logoView.autoMatch(.height, to: .width, of: logoView, withMultiplier: 0.5)

        titleLabel.autoPinEdge(.top, to: .bottom, of: logoView, withOffset: 24)
        titleLabel.autoPinEdge(toSuperviewMargin: .leading)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24).autoIdentify("edge")
        }

        form.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        form.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

        emailField.autoSetDimension(.height, toSize: 44)

        passwordField.autoMatch(.height, to: .height, of: emailField)

        signInButton.autoPinEdge(.top, to: .bottom, of: form, withOffset: 24)
        signInButton.autoPinEdge(.leading, to: .leading, of: form)
        signInButton.autoPinEdge(.trailing, to: .trailing, of: form)
        signInButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16, relation: .greaterThanOrEqual)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(999.5)) {
            signInButton.autoSetDimension(.height, toSize: 50, relation: .greaterThanOrEqual)
        }
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(600)) {
            signInButton.autoConstrainAttribute(.firstBaseline, to: .lastBaseline, of: titleLabel, withOffset: 300)
        }
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            signInButton.autoAlignAxis(.vertical, toSameAxisOf: view, withMultiplier: 0.5)
        }

        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),
            // its second item is a layout guide other than the same edge of its superview's safe area
            titleLabel.bottomAnchor.constraint(equalTo: fold.topAnchor),
            form.topAnchor.constraint(equalTo: fold.bottomAnchor, constant: 32),
        ])
    }
}
