// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func makeConstraints() {
    titleLabel.easy.layout(Top(), Left())
}
