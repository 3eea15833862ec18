// Printed by draft-inspect with --dialect flow --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
contentView.addSubview(priceBackdrop)
priceBackdrop.contentView.addSubview(priceLabel)

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
