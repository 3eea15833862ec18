// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call addSubviews(), then applyFlows().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func applyFlows() {
    titleLabel.flow().top().left().withSuperview()
}
