// Printed by draft-inspect with --dialect snapkit --form statements.

let label2 = UILabel()

contentView.addSubview(titleLabel)
contentView.addSubview(label2)

titleLabel.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(16)
    make.centerY.equalToSuperview()
}

label2.snp.makeConstraints { make in
    make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
    make.trailing.equalToSuperview().inset(16)
    make.centerY.equalTo(titleLabel)
}
