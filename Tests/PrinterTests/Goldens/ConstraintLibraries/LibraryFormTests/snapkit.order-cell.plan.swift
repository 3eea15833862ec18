// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
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
}
