// Printed by draft-inspect with --dialect purelayout --form statements --view-config.

self.contentView.addSubview(titleLabel)

titleLabel.autoPinEdge(toSuperviewEdge: .top)
titleLabel.autoPinEdge(toSuperviewEdge: .left)
