// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class SignInViewController: UIViewController, Layoutable {
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

    // MARK: - Layout

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sl.sublayout {
            logoView.sl.anchors {
                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors.centerX
                Anchors.size.equalTo(width: 96, height: 96)
            }
            titleLabel.sl.anchors {
                Anchors.top.equalTo(logoView, attribute: .bottom, constant: 24)
                Anchors.horizontal.equalToSuper(inwardOffset: 24)
            }
            form.sl.anchors {
                Anchors.top.equalTo(titleLabel, attribute: .bottom, constant: 32)
                Anchors.horizontal.equalToSuper(inwardOffset: 24)
            }.sublayout {
                emailField.sl.anchors {
                    Anchors.height.equalTo(constant: 44)
                }
                passwordField.sl.anchors {
                    Anchors.height.equalTo(emailField)
                }
            }
            signInButton.sl.anchors {
                Anchors.top.equalTo(form, attribute: .bottom, constant: 24)
                Anchors.horizontal.equalTo(form)
                Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors.height.equalTo(constant: 50)
            }
            separator.sl.anchors {
                Anchors.bottom.left.right
                Anchors.height.equalTo(constant: 1)
            }
            spinner.sl.anchors {
                Anchors.center.equalTo(signInButton)
            }
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        sl.updateLayout()
    }

    // MARK: - Setup

    /// Sets properties of views that exist already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }
}
