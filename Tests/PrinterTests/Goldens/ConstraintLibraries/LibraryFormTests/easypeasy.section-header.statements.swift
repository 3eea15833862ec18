// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.

self.contentView.addSubview(titleLabel)

titleLabel.easy.layout(Top(), Left())
