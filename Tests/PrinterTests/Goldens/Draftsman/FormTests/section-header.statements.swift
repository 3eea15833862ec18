// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

self.contentView.addSubview(titleLabel)

titleLabel.drf.cornered(at: .topLeft).apply()
