// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
contentView.addSubview(priceBackdrop)
priceBackdrop.contentView.addSubview(priceLabel)

titleLabel.easy.layout(Leading(16), CenterY())

priceBackdrop.easy.layout(Leading(>=8).to(titleLabel), Trailing(16), CenterY().to(titleLabel))

priceLabel.easy.layout(Edges())
