// Printed by draft-inspect with --dialect anchors --form class --view-config.

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
        activateConstraints()
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

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),

            priceBackdrop.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            priceBackdrop.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            priceBackdrop.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
        ])

        NSLayoutConstraint.activate([
            priceLabel.topAnchor.constraint(equalTo: priceBackdrop.contentView.topAnchor),
            priceLabel.leftAnchor.constraint(equalTo: priceBackdrop.contentView.leftAnchor),
            priceLabel.bottomAnchor.constraint(equalTo: priceBackdrop.contentView.bottomAnchor),
            priceLabel.rightAnchor.constraint(equalTo: priceBackdrop.contentView.rightAnchor),
        ])
    }
}
