// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call configureViews(), then sl.updateLayout().

// not set of self: reuseIdentifier "order"

private let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

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

/// Sets properties of views that exist already.
func configureViews() {
    selectionStyle = .none
    titleLabel.font = .boldSystemFont(ofSize: 15)
    priceLabel.text = "9 €"
}
