// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class SectionHeader: UITableViewHeaderFooterView, Layoutable {
    let titleLabel = UILabel()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        self.contentView.sl.sublayout {
            titleLabel.sl.anchors {
                Anchors.top.left
            }
        }
    }

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        sl.updateLayout()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        sl.updateLayout()
    }
}
