// Printed by draft-inspect with --dialect snapkit --form statements --view-config.

addArrangedSubview(iconView)
addArrangedSubview(nameLabel)
setCustomSpacing(8, after: iconView)

iconView.snp.makeConstraints { make in
    make.size.equalTo(16)
}
