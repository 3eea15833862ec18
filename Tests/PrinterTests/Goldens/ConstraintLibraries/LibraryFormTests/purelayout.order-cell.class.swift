// Printed by draft-inspect with --dialect purelayout --form class --view-config.

import PureLayout
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
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        titleLabel.autoAlignAxis(toSuperviewAxis: .horizontal)

        priceBackdrop.autoPinEdge(.leading, to: .trailing, of: titleLabel, withOffset: 8, relation: .greaterThanOrEqual)
        priceBackdrop.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        priceBackdrop.autoAlignAxis(.horizontal, toSameAxisOf: titleLabel)

        priceLabel.autoPinEdge(toSuperviewEdge: .top)
        priceLabel.autoPinEdge(toSuperviewEdge: .left)
        priceLabel.autoPinEdge(toSuperviewEdge: .right)
        priceLabel.autoPinEdge(toSuperviewEdge: .bottom)
    }
}
