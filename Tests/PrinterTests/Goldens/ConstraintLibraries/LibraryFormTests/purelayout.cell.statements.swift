// Printed by draft-inspect with --dialect purelayout --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
contentView.addSubview(label2)

titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
titleLabel.autoAlignAxis(toSuperviewAxis: .horizontal)

label2.autoPinEdge(.leading, to: .trailing, of: titleLabel, withOffset: 8, relation: .greaterThanOrEqual)
label2.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
label2.autoAlignAxis(.horizontal, toSameAxisOf: titleLabel)
