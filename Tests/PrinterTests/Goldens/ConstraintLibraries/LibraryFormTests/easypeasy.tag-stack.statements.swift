// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

iconView.easy.layout(Size(16))
