// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 4.

import SwiftLayout
import UIKit

final class ScreenController: UIViewController, Layoutable {
    private let backdrop = UIView()
    let inner = UILabel()
    private let titleLabel = UILabel()
    let badge = UIView()
    let blur = UIVisualEffectView()
    let note = UILabel()
    let mapController = MapViewController()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sl.sublayout {
            titleLabel.sl.anchors {
                Anchors.top
                Anchors.leading.equalTo(badge, attribute: .trailing, constant: 8)
                Anchors.trailing.equalTo(mapController.view)
            }
            badge.sl.anchors {
                Anchors.width.equalTo(constant: 20)
            }
            blur
            mapController.view.sl.anchors {
                Anchors.top.bottom.left.right
            }
        }
        backdrop.sl.sublayout {
            inner.sl.anchors {
                Anchors.top.equalToSuper(constant: 4)
                Anchors.leading.equalTo(titleLabel)
            }
        }
        blur.contentView.sl.sublayout {
            note.sl.anchors {
                Anchors.top.bottom.left.right
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareLayout()
        sl.updateLayout()
        completeLayout()
    }

    private func prepareLayout() {
        // its autoresizing mask places it, which layouts turn off
        view.addSubview(backdrop)
        backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // a layout adds views, not controllers
        addChild(mapController)
    }

    private func completeLayout() {
        // a layout adds views, not controllers
        mapController.didMove(toParent: self)
    }
}
