// Printed by draft-inspect with --dialect stevia --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
iconView.size(16)

SteviaLayoutConstraint.defaultPriority = defaultPriority
