// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

// not set of self: reuseIdentifier "order"
final class OrderCell: UITableViewCell, Layoutable {
    let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 15)
        return label
    }()

    private let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

    let priceLabel: UILabel = {
        let label = UILabel()
        label.text = "9 €"
        return label
    }()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        contentView.sl.sublayout {
            titleLabel.sl.anchors {
                Anchors.leading.equalToSuper(constant: 16)
                Anchors.centerY
            }
            priceBackdrop.sl.anchors {
                Anchors.leading.greaterThanOrEqualTo(titleLabel, attribute: .trailing, constant: 8)
                Anchors.trailing.equalToSuper(constant: -16)
                Anchors.centerY.equalTo(titleLabel)
            }
        }
        priceBackdrop.contentView.sl.sublayout {
            priceLabel.sl.anchors {
                Anchors.top.bottom.left.right
            }
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        configureViews()
        sl.updateLayout()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        selectionStyle = .none
    }
}
