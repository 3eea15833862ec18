// Printed by draft-inspect with --dialect stevia --form class.

import Stevia
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
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label2)
        label2.translatesAutoresizingMaskIntoConstraints = false
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        titleLabel.leading(16).centerVertically()

        label2.trailing(16)
        label2.Leading >= titleLabel.Trailing + 8
        label2.CenterY == titleLabel.CenterY

        SteviaLayoutConstraint.defaultPriority = defaultPriority
    }
}
