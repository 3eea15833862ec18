// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

// not set of self: reuseIdentifier "order"
final class OrderCell: UITablePlannedCell {
    let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 15)
        return label
    }()

    private let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

    let priceLabel: UILabel = {
        let label = UILabel()
        label.text = "9 €"
        return label
    }()

    @LayoutPlan
    var contentViewPlan: ViewPlan {
        titleLabel.drf
            .leading.equal(with: .parent).offset(by: 16)
            .centeredV()
        priceBackdrop.drf
            .leading.moreThan(to: titleLabel.trailingAnchor).offset(by: 8)
            .trailing.equal(with: .parent).offset(by: 16)
            .centerY.equal(to: titleLabel.centerYAnchor)
    }

    @LayoutPlan
    private var priceBackdropContentViewPlan: ViewPlan {
        priceLabel.drf.fillParent()
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
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
        selectionStyle = .none
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
        // what a plan does not insert has a plan of its own
        priceBackdropContentViewPlan.apply(to: priceBackdrop.contentView)
        // applying a plan may have turned it off
        priceBackdrop.contentView.translatesAutoresizingMaskIntoConstraints = true
    }
}
