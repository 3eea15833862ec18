// Printed by draft-inspect with --dialect tinyconstraints --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
contentView.addSubview(priceBackdrop)
priceBackdrop.contentView.addSubview(priceLabel)

titleLabel.leading(to: contentView, offset: 16)
titleLabel.centerYToSuperview()

priceBackdrop.leadingToTrailing(of: titleLabel, offset: 8, relation: .equalOrGreater)
priceBackdrop.trailing(to: contentView, offset: -16)
priceBackdrop.centerY(to: titleLabel)

priceLabel.edgesToSuperview()
