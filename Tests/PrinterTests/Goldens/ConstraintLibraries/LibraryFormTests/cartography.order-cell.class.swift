// Printed by draft-inspect with --dialect cartography --form class --view-config.

import Cartography
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
        constrain(titleLabel, contentView) { titleLabel, contentView in
            titleLabel.leading == contentView.leading + 16
            titleLabel.centerY == contentView.centerY
        }

        constrain(priceBackdrop, titleLabel, contentView) { priceBackdrop, titleLabel, contentView in
            priceBackdrop.leading >= titleLabel.trailing + 8
            priceBackdrop.trailing == contentView.trailing - 16
            priceBackdrop.centerY == titleLabel.centerY
        }

        constrain(priceLabel, priceBackdrop.contentView) { priceLabel, contentView in
            priceLabel.top == contentView.top
            priceLabel.left == contentView.left
            priceLabel.right == contentView.right
            priceLabel.bottom == contentView.bottom
        }
    }
}
