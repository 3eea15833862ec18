// Printed by draft-inspect with --dialect anchors --form plan.
// Call addSubviews(), then activateConstraints().

private let label2 = UILabel()

func addSubviews() {
    contentView.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label2)
    label2.translatesAutoresizingMaskIntoConstraints = false
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),

        label2.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
        label2.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label2.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
    ])
}
