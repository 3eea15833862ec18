// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 1.

import SwiftLayout
import UIKit

final class LoginViewController: UIViewController, LayoutBuilding {
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

    var deactivable: Deactivable?

    @LayoutBuilder
    var layout: some Layout {
        view {
            logo.anchors {
                Anchors(.top).equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors(.width).equalTo(constant: 120)
                Anchors(.height).equalTo(logo, attribute: .width).setMultiplier(0.5)
                Anchors(.centerX)
            }
            form.anchors {
                Anchors(.top).equalTo(logo, attribute: .bottom, constant: 32)
                Anchors(.leading).equalTo(constant: 24)
                Anchors(.trailing).equalTo(constant: -24)
            }.sublayout {
                emailField.anchors {
                    Anchors(.height).equalTo(constant: 44)
                }
                passwordField.anchors {
                    Anchors(.height).equalTo(emailField)
                }
                formStack {
                    stackSwitch.anchors {
                        Anchors(.centerY).equalTo(rememberMeLabel, attribute: .firstBaseline, constant: -4)
                    }
                    rememberMeLabel
                }
            }
            signInButton.anchors {
                Anchors(.top).equalTo(form, attribute: .bottom, constant: 24)
                Anchors(.bottom).lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors(.width).greaterThanOrEqualTo(constant: 200)
                Anchors(.centerX)
            }
            separator.anchors {
                Anchors(.left, .right, .bottom)
                Anchors(.height).equalTo(constant: 0.5)
            }
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        updateLayout()
        completeLayout()
    }

    // MARK: - Setup

    private func completeLayout() {
        // SwiftLayout 1 adds the views of a stack and does not arrange them
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
        form.addArrangedSubview(formStack)
        formStack.addArrangedSubview(stackSwitch)
        formStack.addArrangedSubview(rememberMeLabel)
        // SwiftLayout 1 has no priorities
        let formBottom = form.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8)
        formBottom.priority = UILayoutPriority(250)
        formBottom.identifier = "keep"
        let signInButtonHeight = signInButton.heightAnchor.constraint(equalToConstant: 48)
        signInButtonHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            formBottom,
            signInButtonHeight,
        ])
    }
}
