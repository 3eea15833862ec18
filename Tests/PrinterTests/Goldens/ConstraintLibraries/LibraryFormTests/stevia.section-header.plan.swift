// Printed by draft-inspect with --dialect stevia --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
}

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    titleLabel.top(0).left(0)

    SteviaLayoutConstraint.defaultPriority = defaultPriority
}
