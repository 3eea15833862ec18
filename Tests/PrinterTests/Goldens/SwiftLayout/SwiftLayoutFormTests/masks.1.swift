// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 1.

import SwiftLayout
import UIKit

final class ScreenController: UIViewController, LayoutBuilding {
    private let backdrop = UIView()
    let inner = UILabel()
    private let titleLabel = UILabel()
    let badge = UIView()
    let blur = UIVisualEffectView()
    let note = UILabel()
    let mapController = MapViewController()

    var deactivable: Deactivable?

    @LayoutBuilder
    var layout: some Layout {
        view {
            titleLabel.anchors {
                Anchors(.top)
                Anchors(.leading).equalTo(badge, attribute: .trailing, constant: 8)
                Anchors(.trailing).equalTo(mapController.view)
            }
            badge.anchors {
                Anchors(.width).equalTo(constant: 20)
            }
            blur
            mapController.view.anchors {
                Anchors(.left, .right, .top, .bottom)
            }
        }
        backdrop {
            inner.anchors {
                Anchors(.top).equalTo(constant: 4)
                Anchors(.leading).equalTo(titleLabel)
            }
        }
        blur.contentView {
            note.anchors {
                Anchors(.left, .right, .top, .bottom)
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareLayout()
        updateLayout()
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
