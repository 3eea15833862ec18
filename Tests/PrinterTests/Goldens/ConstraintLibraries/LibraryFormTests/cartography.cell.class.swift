// Printed by draft-inspect with --dialect cartography --form class.

import Cartography
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
        constrain(titleLabel, contentView) { titleLabel, contentView in
            titleLabel.leading == contentView.leading + 16
            titleLabel.centerY == contentView.centerY
        }

        constrain(label2, titleLabel, contentView) { label2, titleLabel, contentView in
            label2.leading >= titleLabel.trailing + 8
            label2.trailing == contentView.trailing - 16
            label2.centerY == titleLabel.centerY
        }
    }
}
