// Printed by draft-inspect with --dialect cartography --form statements --view-config.

self.contentView.addSubview(titleLabel)

constrain(titleLabel, self.contentView) { titleLabel, contentView in
    titleLabel.top == contentView.top
    titleLabel.left == contentView.left
}
