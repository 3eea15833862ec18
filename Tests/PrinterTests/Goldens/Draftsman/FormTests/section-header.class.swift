// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class SectionHeader: UITableViewHeaderFooterView, Planned {
    let titleLabel = UILabel()

    @LayoutPlan
    var viewPlan: ViewPlan {
    }

    @LayoutPlan
    private var contentViewPlanItem: ViewPlan {
        titleLabel.drf.cornered(at: .topLeft)
    }

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
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

    /// Adds what the plan cannot express.
    private func applyRemainder() {
        // what a plan does not insert has a plan of its own
        contentViewPlanItem.apply(to: self.contentView)
        // applying a plan may have turned it off
        self.contentView.translatesAutoresizingMaskIntoConstraints = true
    }
}
