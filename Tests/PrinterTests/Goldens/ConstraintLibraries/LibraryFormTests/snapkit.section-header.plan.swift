// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func makeConstraints() {
    titleLabel.snp.makeConstraints { make in
        make.top.left.equalToSuperview()
    }
}
