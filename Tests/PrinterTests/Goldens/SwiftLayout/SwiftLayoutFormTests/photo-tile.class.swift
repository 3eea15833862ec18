// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class PhotoTile: UIControl, Layoutable {
    let photoView = UIImageView()
    let badge = UIView()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        self.sl.sublayout {
            photoView.sl.anchors {
                Anchors.top.left.right
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        prepareLayout()
        sl.updateLayout()
        completeLayout()
    }

    private func prepareLayout() {
        // its autoresizing mask places it, which layouts turn off
        addSubview(badge)
        badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }

    private func completeLayout() {
        // a layout adds views in the order of its lines, above those that are there
        bringSubviewToFront(badge)
    }
}
