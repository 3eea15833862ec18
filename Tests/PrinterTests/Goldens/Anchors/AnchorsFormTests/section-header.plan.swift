// Printed by draft-inspect with --dialect anchors --form plan --view-config.
// Call addSubviews(), then activateConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: self.contentView.topAnchor),
        titleLabel.leftAnchor.constraint(equalTo: self.contentView.leftAnchor),
    ])
}
