// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class SectionHeader: UITableViewHeaderFooterView, PlannedCell {
    let titleLabel = UILabel()

    @LayoutPlan
    var contentViewPlan: ViewPlan {
        titleLabel.drf.cornered(at: .topLeft)
    }

    @LayoutPlan
    var viewPlan: ViewPlan {
        contentView.drf.insert {
            contentViewPlan
        }
    }

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        applyPlan()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        applyPlan()
    }
}
