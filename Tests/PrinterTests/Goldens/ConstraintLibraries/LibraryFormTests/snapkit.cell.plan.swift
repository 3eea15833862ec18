// Printed by draft-inspect with --dialect snapkit --form plan.
// Call addSubviews(), then makeConstraints().

private let label2 = UILabel()

func addSubviews() {
    contentView.addSubview(titleLabel)
    contentView.addSubview(label2)
}

func makeConstraints() {
    titleLabel.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(16)
        make.centerY.equalToSuperview()
    }

    label2.snp.makeConstraints { make in
        make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
        make.trailing.equalToSuperview().inset(16)
        make.centerY.equalTo(titleLabel)
    }
}
