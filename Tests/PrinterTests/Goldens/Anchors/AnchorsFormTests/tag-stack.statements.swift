// Printed by draft-inspect with --dialect anchors --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

NSLayoutConstraint.activate([
    iconView.widthAnchor.constraint(equalToConstant: 16),
    iconView.heightAnchor.constraint(equalToConstant: 16),
])
