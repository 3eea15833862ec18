// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
import UIKit

// not set of self: reuseIdentifier "order"
final class OrderCell: UITableViewCell {
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
        addSubviews()
        applyFlows()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        selectionStyle = .none
    }

    private func addSubviews() {
        contentView.addSubview(titleLabel)
        contentView.addSubview(priceBackdrop)
        priceBackdrop.contentView.addSubview(priceLabel)
    }

    private func applyFlows() {
        titleLabel.flow()
            .leading()
            .centerY()
            .attribute(constant: 16, for: [.leading])
            .withSuperview()
        priceBackdrop.flow()
            .trailing()
            .attribute(constant: -16)
            .withSuperview()
            .leading(.trailing)
            .centerY()
            .attribute(relation: .greaterThanOrEqual, for: [.leading])
            .attribute(constant: 8, for: [.leading])
            .withView(titleLabel)
        priceLabel.flow().edges().withSuperview()
    }
}
