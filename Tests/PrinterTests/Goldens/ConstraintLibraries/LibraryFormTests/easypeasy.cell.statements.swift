// Printed by draft-inspect with --dialect easypeasy --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
contentView.addSubview(label2)

titleLabel.easy.layout(Leading(16), CenterY())

label2.easy.layout(Leading(>=8).to(titleLabel), Trailing(16), CenterY().to(titleLabel))
