// Printed by draft-inspect with --dialect swiftlayout --form class --dialect-version 1.

import SwiftLayout
import UIKit

final class ProductCell: UITableViewCell, LayoutBuilding {
    let titleLabel = UILabel()
    private let label2 = UILabel()

    var deactivable: Deactivable?

    @LayoutBuilder
    var layout: some Layout {
        contentView {
            titleLabel.anchors {
                Anchors(.leading).equalTo(constant: 16)
                Anchors(.centerY)
            }
            label2.anchors {
                Anchors(.leading).greaterThanOrEqualTo(titleLabel, attribute: .trailing, constant: 8)
                Anchors(.trailing).equalTo(constant: -16)
                Anchors(.centerY).equalTo(titleLabel)
            }
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        updateLayout()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateLayout()
    }
}
