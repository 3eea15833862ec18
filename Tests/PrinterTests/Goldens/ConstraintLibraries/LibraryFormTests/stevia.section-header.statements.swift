// Printed by draft-inspect with --dialect stevia --form statements --view-config.

self.contentView.addSubview(titleLabel)
titleLabel.translatesAutoresizingMaskIntoConstraints = false

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
titleLabel.top(0).left(0)

SteviaLayoutConstraint.defaultPriority = defaultPriority
