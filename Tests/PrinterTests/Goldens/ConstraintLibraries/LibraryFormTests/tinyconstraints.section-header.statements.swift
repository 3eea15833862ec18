// Printed by draft-inspect with --dialect tinyconstraints --form statements --view-config.

self.contentView.addSubview(titleLabel)

titleLabel.topToSuperview()
titleLabel.leftToSuperview()
