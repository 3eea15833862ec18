// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 2.

import SwiftLayout
import UIKit

final class LoginViewController: UIViewController, Layoutable {
    let logo = UIImageView()

    let form: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        view.spacing = 12
        return view
    }()

    let emailField = UITextField()
    let passwordField = UITextField()

    private let formStack: UIStackView = {
        let view = UIStackView()
        view.alignment = .center
        view.spacing = 8
        return view
    }()

    private let stackSwitch = UISwitch()
    private let rememberMeLabel = UILabel()
    private let signInButton = UIButton()
    private let separator = UIView()

    // MARK: - Layout

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sublayout {
            logo.anchors {
                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors.width.equalTo(constant: 120)
                Anchors.height.equalTo(logo, attribute: .width).multiplier(0.5)
                Anchors.centerX
            }
            form.anchors {
                Anchors.top.equalTo(logo, attribute: .bottom, constant: 32)
                Anchors.leading.equalToSuper(constant: 24)
                Anchors.trailing.equalToSuper(constant: -24)
            }.sublayout {
                emailField.anchors {
                    Anchors.height.equalTo(constant: 44)
                }
                passwordField.anchors {
                    Anchors.height.equalTo(emailField)
                }
                formStack.sublayout {
                    stackSwitch.anchors {
                        Anchors.centerY.equalTo(rememberMeLabel, attribute: .firstBaseline, constant: -4)
                    }
                    rememberMeLabel
                }
            }
            signInButton.anchors {
                Anchors.top.equalTo(form, attribute: .bottom, constant: 24)
                Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors.width.greaterThanOrEqualTo(constant: 200)
                Anchors.height.equalTo(constant: 48).priority(.init(999))
                Anchors.centerX
            }
            separator.anchors {
                Anchors.left.right
                Anchors.bottom
                Anchors.height.equalTo(constant: 0.5)
            }
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        sl.updateLayout()
        completeLayout()
    }

    // MARK: - Setup

    private func completeLayout() {
        // it has an identifier, which SwiftLayout has since 5
        let formBottom = form.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8)
        formBottom.priority = UILayoutPriority(250)
        formBottom.identifier = "keep"
        NSLayoutConstraint.activate([
            formBottom
        ])
    }
}
