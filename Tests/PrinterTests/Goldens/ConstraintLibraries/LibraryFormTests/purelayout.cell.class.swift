// Printed by draft-inspect with --dialect purelayout --form class.

import PureLayout
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
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        titleLabel.autoAlignAxis(toSuperviewAxis: .horizontal)

        label2.autoPinEdge(.leading, to: .trailing, of: titleLabel, withOffset: 8, relation: .greaterThanOrEqual)
        label2.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        label2.autoAlignAxis(.horizontal, toSameAxisOf: titleLabel)
    }
}
