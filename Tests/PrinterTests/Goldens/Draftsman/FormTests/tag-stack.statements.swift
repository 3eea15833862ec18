// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

self.addArrangedSubview(iconView)
self.addArrangedSubview(nameLabel)
self.setCustomSpacing(8, after: iconView)

iconView.drf.sized(CGSize(sides: 16)).apply()
