// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
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
    titleLabel.easy.layout(Leading(16), CenterY())

    priceBackdrop.easy.layout(Leading(>=8).to(titleLabel), Trailing(16), CenterY().to(titleLabel))

    priceLabel.easy.layout(Edges())
}
