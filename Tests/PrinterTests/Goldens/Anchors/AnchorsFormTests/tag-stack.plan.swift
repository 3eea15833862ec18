// Printed by draft-inspect with --dialect anchors --form plan --view-config.
// Call addSubviews(), then activateConstraints().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        iconView.widthAnchor.constraint(equalToConstant: 16),
        iconView.heightAnchor.constraint(equalToConstant: 16),
    ])
}
