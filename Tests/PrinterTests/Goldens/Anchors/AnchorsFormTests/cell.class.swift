// Printed by draft-inspect with --dialect anchors --form class.

import UIKit

final class ProductCell: UITableViewCell {
    let titleLabel = UILabel()
    private let label2 = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubviews()
        activateConstraints()
    }

    private func addSubviews() {
        contentView.addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label2)
        label2.translatesAutoresizingMaskIntoConstraints = false
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),

            label2.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            label2.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label2.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
        ])
    }
}
