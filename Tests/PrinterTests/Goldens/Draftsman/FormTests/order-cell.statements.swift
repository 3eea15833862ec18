// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
contentView.addSubview(priceBackdrop)
priceBackdrop.contentView.addSubview(priceLabel)

titleLabel.drf
    .leading.equal(with: .parent).offset(by: 16)
    .centeredV()
    .apply()
priceBackdrop.drf
    .leading.moreThan(to: titleLabel.trailingAnchor).offset(by: 8)
    .trailing.equal(with: .parent).offset(by: 16)
    .centerY.equal(to: titleLabel.centerYAnchor)
    .apply()
priceLabel.drf.fillParent().apply()
