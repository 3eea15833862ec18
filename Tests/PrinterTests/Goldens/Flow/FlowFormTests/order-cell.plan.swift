// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call configureViews(), then addSubviews(), then applyFlows().

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

func applyFlows() {
    titleLabel.flow()
        .leading()
        .centerY()
        .attribute(constant: 16, for: [.leading])
        .withSuperview()
    priceBackdrop.flow()
        .trailing()
        .attribute(constant: -16)
        .withSuperview()
        .leading(.trailing)
        .centerY()
        .attribute(relation: .greaterThanOrEqual, for: [.leading])
        .attribute(constant: 8, for: [.leading])
        .withView(titleLabel)
    priceLabel.flow().edges().withSuperview()
}
