// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class TagStack: UIStackView, Layoutable {
    let iconView = UIImageView()
    let nameLabel = UILabel()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        self.sl.sublayout {
            iconView.sl.anchors {
                Anchors.size.equalTo(width: 16, height: 16)
            }
            nameLabel
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        configureViews()
        sl.updateLayout()
        completeLayout()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        alignment = .center
        spacing = 4
    }

    private func completeLayout() {
        // layouts have no custom spacing
        setCustomSpacing(8, after: iconView)
    }
}
