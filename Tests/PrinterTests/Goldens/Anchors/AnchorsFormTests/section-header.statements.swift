// Printed by draft-inspect with --dialect anchors --form statements --view-config.

self.contentView.addSubview(titleLabel)
titleLabel.translatesAutoresizingMaskIntoConstraints = false

NSLayoutConstraint.activate([
    titleLabel.topAnchor.constraint(equalTo: self.contentView.topAnchor),
    titleLabel.leftAnchor.constraint(equalTo: self.contentView.leftAnchor),
])
