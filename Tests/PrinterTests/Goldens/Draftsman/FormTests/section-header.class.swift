// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
    let titleLabel = UILabel()

    @LayoutPlan
    private var contentViewPlanItem: ViewPlan {
        titleLabel.drf.cornered(at: .topLeft)
    }

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        applyRemainder()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        applyRemainder()
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
        // what a plan does not insert has a plan of its own
        contentViewPlanItem.apply(to: self.contentView)
        // applying a plan may have turned it off
        self.contentView.translatesAutoresizingMaskIntoConstraints = true
    }
}
