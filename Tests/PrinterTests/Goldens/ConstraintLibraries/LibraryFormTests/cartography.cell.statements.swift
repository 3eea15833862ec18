// Printed by draft-inspect with --dialect cartography --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
contentView.addSubview(label2)

constrain(titleLabel, contentView) { titleLabel, contentView in
    titleLabel.leading == contentView.leading + 16
    titleLabel.centerY == contentView.centerY
}

constrain(label2, titleLabel, contentView) { label2, titleLabel, contentView in
    label2.leading >= titleLabel.trailing + 8
    label2.trailing == contentView.trailing - 16
    label2.centerY == titleLabel.centerY
}
