// Printed by draft-inspect with --dialect stevia --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
titleLabel.translatesAutoresizingMaskIntoConstraints = false
contentView.addSubview(label2)
label2.translatesAutoresizingMaskIntoConstraints = false

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
titleLabel.leading(16).centerVertically()

label2.trailing(16)
label2.Leading >= titleLabel.Trailing + 8
label2.CenterY == titleLabel.CenterY

SteviaLayoutConstraint.defaultPriority = defaultPriority
