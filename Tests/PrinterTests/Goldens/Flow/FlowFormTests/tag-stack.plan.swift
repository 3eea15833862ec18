// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call addSubviews(), then applyFlows().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func applyFlows() {
    iconView.flow().size(16).withSelf()
}
