// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call configureViews(), then addSubviews().
// Call layOutSubviews() in layoutSubviews().

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

func layOutSubviews() {
    contentView.nal.layout(titleLabel) {
        $0
            .setLeft(by: { $0.left + 16 })
            .setMiddle(by: { $0.middle })
            .fitSize()
    }
    priceBackdrop.contentView.nal.layout(priceLabel) {
        $0
            .setLeft(by: { $0.left })
            .setRight(by: { $0.right })
            .setTop(by: { $0.top })
            .setBottom(by: { $0.bottom })
    }
    // priceBackdrop is not laid out: no required equality fixes its width
}
