// Printed by draft-inspect with --dialect purelayout --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

iconView.autoSetDimensions(to: CGSize(width: 16, height: 16))
