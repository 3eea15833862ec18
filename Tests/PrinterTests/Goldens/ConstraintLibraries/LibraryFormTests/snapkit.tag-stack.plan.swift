// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addArrangedSubview(iconView)
    addArrangedSubview(nameLabel)
    setCustomSpacing(8, after: iconView)
}

func makeConstraints() {
    iconView.snp.makeConstraints { make in
        make.size.equalTo(16)
    }
}
