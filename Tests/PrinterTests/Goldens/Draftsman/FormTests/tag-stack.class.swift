// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class TagStack: UIPlannedStack {
    let iconView = UIImageView()
    let nameLabel = UILabel()

    @LayoutPlan
    var stackViewPlan: ViewPlan {
        iconView.drf.sized(CGSize(sides: 16))
        nameLabel
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        configureViews()
        applyPlan()
        applyRemainder()
    }

    /// Sets what views that are there already differ in from their classes.
    private func configureViews() {
        alignment = .center
        spacing = 4
    }

    /// Does what the plan cannot say.
    private func applyRemainder() {
        // plans have no custom spacing
        self.setCustomSpacing(8, after: iconView)
    }
}
