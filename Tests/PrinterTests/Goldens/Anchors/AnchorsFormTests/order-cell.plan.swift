// Printed by draft-inspect with --dialect anchors --form plan --view-config.
// Call configureViews(), then addSubviews(), then activateConstraints().

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
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(priceBackdrop)
    priceBackdrop.translatesAutoresizingMaskIntoConstraints = false
    priceBackdrop.contentView.addSubview(priceLabel)
    priceLabel.translatesAutoresizingMaskIntoConstraints = false
}

func activateConstraints() {
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
}
