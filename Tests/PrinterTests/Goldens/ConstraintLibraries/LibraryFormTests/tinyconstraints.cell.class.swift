// Printed by draft-inspect with --dialect tinyconstraints --form class.

import TinyConstraints
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
        makeConstraints()
    }

    private func addSubviews() {
        contentView.addSubview(titleLabel)
        contentView.addSubview(label2)
    }

    private func makeConstraints() {
        titleLabel.leading(to: contentView, offset: 16)
        titleLabel.centerYToSuperview()

        label2.leadingToTrailing(of: titleLabel, offset: 8, relation: .equalOrGreater)
        label2.trailing(to: contentView, offset: -16)
        label2.centerY(to: titleLabel)
    }
}
