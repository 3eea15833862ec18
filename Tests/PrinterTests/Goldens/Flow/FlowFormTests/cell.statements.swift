// Printed by draft-inspect with --dialect flow --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
contentView.addSubview(label2)

titleLabel.flow()
    .leading()
    .centerY()
    .attribute(constant: 16, for: [.leading])
    .withSuperview()
label2.flow()
    .trailing()
    .attribute(constant: -16)
    .withSuperview()
    .leading(.trailing)
    .centerY()
    .attribute(relation: .greaterThanOrEqual, for: [.leading])
    .attribute(constant: 8, for: [.leading])
    .withView(titleLabel)
