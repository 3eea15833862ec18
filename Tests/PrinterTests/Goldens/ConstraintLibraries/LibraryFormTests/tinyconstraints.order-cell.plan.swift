// Printed by draft-inspect with --dialect tinyconstraints --form plan --view-config.
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
    titleLabel.leading(to: contentView, offset: 16)
    titleLabel.centerYToSuperview()

    priceBackdrop.leadingToTrailing(of: titleLabel, offset: 8, relation: .equalOrGreater)
    priceBackdrop.trailing(to: contentView, offset: -16)
    priceBackdrop.centerY(to: titleLabel)

    priceLabel.edgesToSuperview()
}
