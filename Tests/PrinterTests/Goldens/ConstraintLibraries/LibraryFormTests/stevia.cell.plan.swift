// Printed by draft-inspect with --dialect stevia --form plan.
// Call addSubviews(), then makeConstraints().

private let label2 = UILabel()

func addSubviews() {
    contentView.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label2)
    label2.translatesAutoresizingMaskIntoConstraints = false
}

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    titleLabel.leading(16).centerVertically()

    label2.trailing(16)
    label2.Leading >= titleLabel.Trailing + 8
    label2.CenterY == titleLabel.CenterY

    SteviaLayoutConstraint.defaultPriority = defaultPriority
}
