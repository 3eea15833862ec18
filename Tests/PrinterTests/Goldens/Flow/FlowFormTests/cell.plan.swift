// Printed by draft-inspect with --dialect flow --form plan.
// Call addSubviews(), then applyFlows().

private let label2 = UILabel()

func addSubviews() {
    contentView.addSubview(titleLabel)
    contentView.addSubview(label2)
}

func applyFlows() {
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
}
