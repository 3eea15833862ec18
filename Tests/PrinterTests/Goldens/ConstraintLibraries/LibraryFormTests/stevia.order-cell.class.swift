// Printed by draft-inspect with --dialect stevia --form class --view-config.

import Stevia
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
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(priceBackdrop)
        priceBackdrop.translatesAutoresizingMaskIntoConstraints = false
        priceBackdrop.contentView.addSubview(priceLabel)
        priceLabel.translatesAutoresizingMaskIntoConstraints = false
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        titleLabel.leading(16).centerVertically()

        priceBackdrop.trailing(16)
        priceBackdrop.Leading >= titleLabel.Trailing + 8
        priceBackdrop.CenterY == titleLabel.CenterY

        priceLabel.fillVertically().left(0).right(0)

        SteviaLayoutConstraint.defaultPriority = defaultPriority
    }
}
