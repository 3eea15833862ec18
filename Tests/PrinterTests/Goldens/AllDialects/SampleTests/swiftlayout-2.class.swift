// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 2.

import SwiftLayout
import UIKit

final class SignInViewController: UIViewController, Layoutable {
    let logoView = UIImageView()
    private let titleLabel = UILabel()

    let form: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        view.spacing = 12
        return view
    }()

    let emailField = UITextField()
    let passwordField = UITextField()
    let signInButton = UIButton(type: .system)
    private let badge = UIView()
    private let fold = UILayoutGuide()

    // MARK: - Layout

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sublayout {
            logoView.anchors {
                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors.width.equalTo(constant: 96)
                Anchors.height.equalTo(logoView, attribute: .width).multiplier(0.5)
                Anchors.centerX
            }
            titleLabel.anchors {
                Anchors.top.equalTo(logoView, attribute: .bottom, constant: 24)
                Anchors.bottom.equalTo(fold, attribute: .top)
                Anchors.leading.equalTo(view.layoutMarginsGuide)
            }
            form.anchors {
                Anchors.top.equalTo(fold, attribute: .bottom, constant: 32)
                Anchors.leading.equalToSuper(constant: 24)
                Anchors.trailing.equalToSuper(constant: -24)
            }.sublayout {
                emailField.anchors {
                    Anchors.height.equalTo(constant: 44)
                }
                passwordField.anchors {
                    Anchors.height.equalTo(emailField)
                }
            }
            signInButton.anchors {
                Anchors.top.equalTo(form, attribute: .bottom, constant: 24)
                Anchors.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors.leading.trailing.equalTo(form)
                Anchors.height.greaterThanOrEqualTo(constant: 50).priority(.init(999.5))
                Anchors.centerX.equalToSuper().multiplier(0.5).priority(.defaultLow)
                Anchors.firstBaseline.equalTo(titleLabel, attribute: .lastBaseline, constant: 300).priority(.init(600))
            }
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareLayout()
        sl.updateLayout()
        completeLayout()
    }

    // MARK: - Setup

    private func prepareLayout() {
        // its autoresizing mask places it, which layouts turn off
        view.addSubview(badge)
        badge.frame = CGRect(x: 10, y: 10.5, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin]
        // layouts add no layout guides before SwiftLayout 5
        view.addLayoutGuide(fold)
    }

    private func completeLayout() {
        // a layout adds views in the order of its lines, above those that are there
        view.bringSubviewToFront(badge)
        // layouts have no custom spacing
        form.setCustomSpacing(20, after: emailField)
        // it has an identifier, which SwiftLayout has since 5
        let titleLabelTrailing = titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
        titleLabelTrailing.priority = UILayoutPriority(750)
        titleLabelTrailing.identifier = "edge"
        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),
            titleLabelTrailing,
        ])
    }
}
