// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 1.

import SwiftLayout
import UIKit

final class SignInViewController: UIViewController, LayoutBuilding {
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

    var deactivable: Deactivable?

    @LayoutBuilder
    var layout: some Layout {
        view {
            logoView.anchors {
                Anchors(.top).equalTo(view.safeAreaLayoutGuide, constant: 40)
                Anchors(.width).equalTo(constant: 96)
                Anchors(.height).equalTo(logoView, attribute: .width).setMultiplier(0.5)
                Anchors(.centerX)
            }
            titleLabel.anchors {
                Anchors(.top).equalTo(logoView, attribute: .bottom, constant: 24)
                Anchors(.bottom).equalTo(fold, attribute: .top)
                Anchors(.leading).equalTo(view.layoutMarginsGuide)
            }
            form.anchors {
                Anchors(.top).equalTo(fold, attribute: .bottom, constant: 32)
                Anchors(.leading).equalTo(constant: 24)
                Anchors(.trailing).equalTo(constant: -24)
            }.sublayout {
                emailField.anchors {
                    Anchors(.height).equalTo(constant: 44)
                }
                passwordField.anchors {
                    Anchors(.height).equalTo(emailField)
                }
            }
            signInButton.anchors {
                Anchors(.top).equalTo(form, attribute: .bottom, constant: 24)
                Anchors(.bottom).lessThanOrEqualTo(view.safeAreaLayoutGuide, constant: -16)
                Anchors(.leading, .trailing).equalTo(form)
            }
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareLayout()
        updateLayout()
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
        // SwiftLayout 1 adds the views of a stack and does not arrange them
        form.addArrangedSubview(emailField)
        form.addArrangedSubview(passwordField)
        // layouts have no custom spacing
        form.setCustomSpacing(20, after: emailField)
        // SwiftLayout 1 has no priorities
        let titleLabelTrailing = titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
        titleLabelTrailing.priority = UILayoutPriority(750)
        titleLabelTrailing.identifier = "edge"
        let signInButtonFirstBaseline = signInButton.firstBaselineAnchor.constraint(
            equalTo: titleLabel.lastBaselineAnchor,
            constant: 300
        )
        signInButtonFirstBaseline.priority = UILayoutPriority(600)
        let signInButtonCenterX = NSLayoutConstraint(
            item: signInButton,
            attribute: .centerX,
            relatedBy: .equal,
            toItem: view,
            attribute: .centerX,
            multiplier: 0.5,
            constant: 0
        )
        signInButtonCenterX.priority = UILayoutPriority(250)
        let signInButtonHeight = signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        signInButtonHeight.priority = UILayoutPriority(999.5)
        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            titleLabel.bottomAnchor.anchorWithOffset(to: form.topAnchor).constraint(
                equalTo: logoView.heightAnchor,
                multiplier: 2,
                constant: 3
            ),
            titleLabelTrailing,
            signInButtonFirstBaseline,
            signInButtonCenterX,
            signInButtonHeight,
        ])
    }
}
