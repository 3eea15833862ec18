// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class BlankView: UIPlannedView {
    @LayoutPlan
    var viewPlan: ViewPlan {
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        applyPlan()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        applyPlan()
    }
}
