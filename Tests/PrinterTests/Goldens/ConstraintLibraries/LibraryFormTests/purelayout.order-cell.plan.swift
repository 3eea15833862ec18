// Printed by draft-inspect with --dialect purelayout --form plan --view-config.
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
    titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    titleLabel.autoAlignAxis(toSuperviewAxis: .horizontal)

    priceBackdrop.autoPinEdge(.leading, to: .trailing, of: titleLabel, withOffset: 8, relation: .greaterThanOrEqual)
    priceBackdrop.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    priceBackdrop.autoAlignAxis(.horizontal, toSameAxisOf: titleLabel)

    priceLabel.autoPinEdge(toSuperviewEdge: .top)
    priceLabel.autoPinEdge(toSuperviewEdge: .left)
    priceLabel.autoPinEdge(toSuperviewEdge: .right)
    priceLabel.autoPinEdge(toSuperviewEdge: .bottom)
}
