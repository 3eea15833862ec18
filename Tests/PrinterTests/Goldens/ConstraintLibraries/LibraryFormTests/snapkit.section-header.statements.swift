// Printed by draft-inspect with --dialect snapkit --form statements --view-config.

self.contentView.addSubview(titleLabel)

titleLabel.snp.makeConstraints { make in
    make.top.left.equalToSuperview()
}
