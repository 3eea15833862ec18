// Printed by draft-inspect with --dialect purelayout --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func makeConstraints() {
    iconView.autoSetDimensions(to: CGSize(width: 16, height: 16))
}
