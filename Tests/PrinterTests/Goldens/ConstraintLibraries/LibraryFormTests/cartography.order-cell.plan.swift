// Printed by draft-inspect with --dialect cartography --form plan --view-config.
// Call configureViews(), then addSubviews(), then makeConstraints().

// not set of self: reuseIdentifier "order"

private let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

/// Sets properties of views that exist already.
func configureViews() {
    selectionStyle = .none
    titleLabel.font = .boldSystemFont(ofSize: 15)
    priceLabel.text = "9 €"
}

func addSubviews() {
    contentView.addSubview(titleLabel)
    contentView.addSubview(priceBackdrop)
    priceBackdrop.contentView.addSubview(priceLabel)
}

func makeConstraints() {
    constrain(titleLabel, contentView) { titleLabel, contentView in
        titleLabel.leading == contentView.leading + 16
        titleLabel.centerY == contentView.centerY
    }

    constrain(priceBackdrop, titleLabel, contentView) { priceBackdrop, titleLabel, contentView in
        priceBackdrop.leading >= titleLabel.trailing + 8
        priceBackdrop.trailing == contentView.trailing - 16
        priceBackdrop.centerY == titleLabel.centerY
    }

    constrain(priceLabel, priceBackdrop.contentView) { priceLabel, contentView in
        priceLabel.top == contentView.top
        priceLabel.left == contentView.left
        priceLabel.right == contentView.right
        priceLabel.bottom == contentView.bottom
    }
}
