// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func makeConstraints() {
    iconView.easy.layout(Size(16))
}
