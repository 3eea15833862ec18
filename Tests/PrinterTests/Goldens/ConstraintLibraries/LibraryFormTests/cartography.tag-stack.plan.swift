// Printed by draft-inspect with --dialect cartography --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func makeConstraints() {
    constrain(iconView) { iconView in
        iconView.width == 16
        iconView.height == 16
    }
}
