// Printed by draft-inspect with --dialect tinyconstraints --form class --view-config.

import TinyConstraints
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
        makeConstraints()
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

    private func makeConstraints() {
        titleLabel.leading(to: contentView, offset: 16)
        titleLabel.centerYToSuperview()

        priceBackdrop.leadingToTrailing(of: titleLabel, offset: 8, relation: .equalOrGreater)
        priceBackdrop.trailing(to: contentView, offset: -16)
        priceBackdrop.centerY(to: titleLabel)

        priceLabel.edgesToSuperview()
    }
}
