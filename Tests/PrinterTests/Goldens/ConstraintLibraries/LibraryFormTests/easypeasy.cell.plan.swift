// Printed by draft-inspect with --dialect easypeasy --form plan.
// Call addSubviews(), then makeConstraints().

private let label2 = UILabel()

func addSubviews() {
    contentView.addSubview(titleLabel)
    contentView.addSubview(label2)
}

func makeConstraints() {
    titleLabel.easy.layout(Leading(16), CenterY())

    label2.easy.layout(Leading(>=8).to(titleLabel), Trailing(16), CenterY().to(titleLabel))
}
