// Printed by draft-inspect with --dialect tinyconstraints --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
contentView.addSubview(label2)

titleLabel.leading(to: contentView, offset: 16)
titleLabel.centerYToSuperview()

label2.leadingToTrailing(of: titleLabel, offset: 8, relation: .equalOrGreater)
label2.trailing(to: contentView, offset: -16)
label2.centerY(to: titleLabel)
