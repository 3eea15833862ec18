// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 2.

import SwiftLayout
import UIKit

final class ProductCell: UITableViewCell, Layoutable {
    let titleLabel = UILabel()
    private let label2 = UILabel()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        contentView.sublayout {
            titleLabel.anchors {
                Anchors.leading.equalToSuper(constant: 16)
                Anchors.centerY
            }
            label2.anchors {
                Anchors.leading.greaterThanOrEqualTo(titleLabel, attribute: .trailing, constant: 8)
                Anchors.trailing.equalToSuper(constant: -16)
                Anchors.centerY.equalTo(titleLabel)
            }
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sl.updateLayout()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        sl.updateLayout()
    }
}
