// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call addSubviews().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}
