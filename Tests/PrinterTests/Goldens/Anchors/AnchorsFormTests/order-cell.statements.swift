// Printed by draft-inspect with --dialect anchors --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
titleLabel.translatesAutoresizingMaskIntoConstraints = false
contentView.addSubview(priceBackdrop)
priceBackdrop.translatesAutoresizingMaskIntoConstraints = false
priceBackdrop.contentView.addSubview(priceLabel)
priceLabel.translatesAutoresizingMaskIntoConstraints = false

NSLayoutConstraint.activate([
    titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),

    priceBackdrop.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
    priceBackdrop.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    priceBackdrop.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
])

NSLayoutConstraint.activate([
    priceLabel.topAnchor.constraint(equalTo: priceBackdrop.contentView.topAnchor),
    priceLabel.leftAnchor.constraint(equalTo: priceBackdrop.contentView.leftAnchor),
    priceLabel.bottomAnchor.constraint(equalTo: priceBackdrop.contentView.bottomAnchor),
    priceLabel.rightAnchor.constraint(equalTo: priceBackdrop.contentView.rightAnchor),
])
