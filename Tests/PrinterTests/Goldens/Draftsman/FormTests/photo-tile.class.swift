// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class PhotoTile: UIControl, Planned {
    let photoView = UIImageView()
    let badge = UIView()

    @LayoutPlan
    var viewPlan: ViewPlan {
        photoView.drf.top.horizontal.equal(with: .parent)
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
        applyPlan()
        applyRemainder()
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
        // its autoresizing mask places it, which plans turn off
        self.addSubview(badge)
        badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }
}
