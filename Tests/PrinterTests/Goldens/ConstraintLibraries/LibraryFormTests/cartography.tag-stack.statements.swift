// Printed by draft-inspect with --dialect cartography --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

constrain(iconView) { iconView in
    iconView.width == 16
    iconView.height == 16
}
