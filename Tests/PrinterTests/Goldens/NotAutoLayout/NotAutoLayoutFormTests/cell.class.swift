// Printed by draft-inspect with --dialect notautolayout --form class.

import NotAutoLayout
import UIKit

final class ProductCell: UITableViewCell {
    let titleLabel = UILabel()
    private let label2 = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubviews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubviews()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutSubviews()
    }

    private func addSubviews() {
        contentView.addSubview(titleLabel)
        contentView.addSubview(label2)
    }

    private func layOutSubviews() {
        contentView.nal.layout(titleLabel) {
            $0
                .setLeft(by: { $0.left + 16 })
                .setMiddle(by: { $0.middle })
                .fitSize()
        }
        contentView.nal.layout(label2) {
            $0
                .setRight(by: { $0.right - 16 })
                .pinMiddle(to: titleLabel, with: { $0.middle })
                .fitSize()
        }
    }
}
