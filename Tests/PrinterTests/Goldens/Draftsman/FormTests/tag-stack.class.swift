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

    /// Sets properties of views that exist already.
    private func configureViews() {
        alignment = .center
        spacing = 4
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
        // plans have no custom spacing
        self.setCustomSpacing(8, after: iconView)
    }
}
