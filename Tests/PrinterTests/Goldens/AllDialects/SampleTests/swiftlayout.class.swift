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

    // MARK: - Layout

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sl.sublayout {
            fold
            logoView.sl.anchors {
                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors.centerX
                Anchors.width.equalTo(constant: 96)
                Anchors.height.equalTo(logoView, attribute: .width).multiplier(0.5)
            }
            titleLabel.sl.anchors {
                Anchors.top.equalTo(logoView, attribute: .bottom, constant: 24)
                Anchors.leading.equalTo(view.layoutMarginsGuide)
                Anchors.bottom.equalTo(fold, attribute: .top)
                Anchors.trailing.equalToSuper(constant: -24).priority(.defaultHigh).identifier("edge")
            }
            form.sl.anchors {
                Anchors.top.equalTo(fold, attribute: .bottom, constant: 32)
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
                Anchors.firstBaseline.equalTo(titleLabel, attribute: .lastBaseline, constant: 300).priority(.init(600))
                Anchors.horizontal.equalTo(form)
                Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors.centerX.equalToSuper().multiplier(0.5).priority(.defaultLow)
                Anchors.height.greaterThanOrEqualTo(constant: 50).priority(.init(999.5))
            }
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        prepareLayout()
        sl.updateLayout()
        completeLayout()
    }

    // MARK: - Setup

    /// Sets up what exists already.
    private func configureViews() {
        view.backgroundColor = .systemBackground
    }

    private func prepareLayout() {
        // its autoresizing mask places it, which layouts turn off
        view.addSubview(badge)
        badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin]
    }

    private func completeLayout() {
        // a layout adds views in the order of its lines, above those that are there
        view.bringSubviewToFront(badge)
        // layouts have no custom spacing
        form.setCustomSpacing(20, after: emailField)
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
