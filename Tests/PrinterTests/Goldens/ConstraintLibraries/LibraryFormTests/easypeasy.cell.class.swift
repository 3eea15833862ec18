// Printed by draft-inspect with --dialect easypeasy --form class.

import EasyPeasy
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
        titleLabel.easy.layout(Leading(16), CenterY())

        label2.easy.layout(Leading(>=8).to(titleLabel), Trailing(16), CenterY().to(titleLabel))
    }
}
