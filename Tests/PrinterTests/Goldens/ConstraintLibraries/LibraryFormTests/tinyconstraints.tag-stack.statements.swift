// Printed by draft-inspect with --dialect tinyconstraints --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

iconView.size(CGSize(width: 16, height: 16))
