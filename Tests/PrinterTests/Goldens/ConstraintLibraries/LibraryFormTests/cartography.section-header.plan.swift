// Printed by draft-inspect with --dialect cartography --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func makeConstraints() {
    constrain(titleLabel, self.contentView) { titleLabel, contentView in
        titleLabel.top == contentView.top
        titleLabel.left == contentView.left
    }
}
