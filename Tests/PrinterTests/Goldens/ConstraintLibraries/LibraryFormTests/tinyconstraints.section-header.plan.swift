// Printed by draft-inspect with --dialect tinyconstraints --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func makeConstraints() {
    titleLabel.topToSuperview()
    titleLabel.leftToSuperview()
}
