// Printed by draft-inspect with --dialect swiftlayout --form class.
// Instead of heightConstraint: activation?.anchors("heightConstraint").update(constant:priority:)

import SwiftLayout
import UIKit

final class ScreenController: UIViewController, Layoutable {
    let a = UILabel()

    let s: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        return view
    }()

    let s1 = UILabel()
    let s2 = UILabel()
    let over = UIView()
    private let halfWay = UILayoutGuide()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sl.sublayout {
            a.sl.anchors {
                Anchors.top.equalTo(halfWay, attribute: .bottom)
                Anchors.firstBaseline.equalTo(s)
                Anchors.leading.equalTo(view.layoutMarginsGuide)
                Anchors.centerX.equalToSuper().multiplier(0.5)
                Anchors.width.equalTo(constant: 40)
                Anchors.width.equalTo(constant: 50).priority(.defaultHigh)
                Anchors.height.equalTo(constant: 20).identifier("heightConstraint")
            }.sublayout {
                halfWay.sl.anchors {
                    Anchors.top.equalTo(view, constant: 8)
                }
            }
            s.sl.anchors {
                Anchors.leading.equalTo(a.layoutMarginsGuide)
                Anchors.bottom.equalToSuper().priority(.defaultLow).identifier("low")
                Anchors.trailing.equalTo(view.layoutMarginsGuide)
            }.sublayout {
                s2
                s1
                GroupLayout(option: .isNotArranged) {
                    over
                }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sl.updateLayout()
        completeLayout()
    }

    private func completeLayout() {
        // a layout adds views in the order of its lines, above those that are there
        s.bringSubviewToFront(s2)
        s.bringSubviewToFront(over)
        // layouts have no custom spacing
        s.setCustomSpacing(20, after: s2)
        NSLayoutConstraint.activate([
            // it compares the distances of anchors
            a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(
                equalTo: a.heightAnchor,
                multiplier: 2,
                constant: 3
            )
        ])
    }
}
