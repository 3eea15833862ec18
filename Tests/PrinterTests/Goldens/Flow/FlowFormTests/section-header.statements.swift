// Printed by draft-inspect with --dialect flow --form statements --view-config.

self.contentView.addSubview(titleLabel)

titleLabel.flow().top().left().withSuperview()
