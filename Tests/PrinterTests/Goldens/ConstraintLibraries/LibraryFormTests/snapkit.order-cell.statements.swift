// Printed by draft-inspect with --dialect snapkit --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
contentView.addSubview(priceBackdrop)
priceBackdrop.contentView.addSubview(priceLabel)

titleLabel.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(16)
    make.centerY.equalToSuperview()
}

priceBackdrop.snp.makeConstraints { make in
    make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
    make.trailing.equalToSuperview().inset(16)
    make.centerY.equalTo(titleLabel)
}

priceLabel.snp.makeConstraints { make in
    make.edges.equalToSuperview()
}
