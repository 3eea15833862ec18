// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

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

layout.finalActive()
