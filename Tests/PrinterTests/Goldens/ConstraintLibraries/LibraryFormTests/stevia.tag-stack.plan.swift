// Printed by draft-inspect with --dialect stevia --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    iconView.size(16)

    SteviaLayoutConstraint.defaultPriority = defaultPriority
}
