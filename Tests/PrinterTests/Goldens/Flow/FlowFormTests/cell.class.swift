// Printed by draft-inspect with --dialect flow --form class.

import FlowConstraint
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
        applyFlows()
    }

    private func addSubviews() {
        contentView.addSubview(titleLabel)
        contentView.addSubview(label2)
    }

    private func applyFlows() {
        titleLabel.flow()
            .leading()
            .centerY()
            .attribute(constant: 16, for: [.leading])
            .withSuperview()
        label2.flow()
            .trailing()
            .attribute(constant: -16)
            .withSuperview()
            .leading(.trailing)
            .centerY()
            .attribute(relation: .greaterThanOrEqual, for: [.leading])
            .attribute(constant: 8, for: [.leading])
            .withView(titleLabel)
    }
}
