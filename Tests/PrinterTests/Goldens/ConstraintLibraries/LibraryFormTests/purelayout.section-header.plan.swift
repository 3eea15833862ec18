// Printed by draft-inspect with --dialect purelayout --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func makeConstraints() {
    titleLabel.autoPinEdge(toSuperviewEdge: .top)
    titleLabel.autoPinEdge(toSuperviewEdge: .left)
}
