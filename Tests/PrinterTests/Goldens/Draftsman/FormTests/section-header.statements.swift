// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

contentView.addSubview(titleLabel)

titleLabel.drf.cornered(at: .topLeft).apply()
