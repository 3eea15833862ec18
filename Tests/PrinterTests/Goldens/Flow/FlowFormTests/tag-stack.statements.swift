// Printed by draft-inspect with --dialect flow --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

iconView.flow().size(16).withSelf()
