// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 4.

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
        view.sl.sublayout {
            logo.sl.anchors {
                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors.centerX
                Anchors.width.equalTo(constant: 120)
                Anchors.height.equalTo(logo, attribute: .width).multiplier(0.5)
            }
            form.sl.anchors {
                Anchors.top.equalTo(logo, attribute: .bottom, constant: 32)
                Anchors.horizontal.equalToSuper(inwardOffset: 24)
            }.sublayout {
                emailField.sl.anchors {
                    Anchors.height.equalTo(constant: 44)
                }
                passwordField.sl.anchors {
                    Anchors.height.equalTo(emailField)
                }
                formStack.sl.sublayout {
                    stackSwitch.sl.anchors {
                        Anchors.centerY.equalTo(rememberMeLabel, attribute: .firstBaseline, constant: -4)
                    }
                    rememberMeLabel
                }
            }
            signInButton.sl.anchors {
                Anchors.top.equalTo(form, attribute: .bottom, constant: 24)
                Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors.centerX
                Anchors.width.greaterThanOrEqualTo(constant: 200)
                Anchors.height.equalTo(constant: 48).priority(.init(999))
            }
            separator.sl.anchors {
                Anchors.bottom.left.right
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
