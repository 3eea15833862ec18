// Printed by draft-inspect with --dialect swiftlayout --form statements.

let label2 = UILabel()

contentView.sl.sublayout {
    titleLabel.sl.anchors {
        Anchors.leading.equalToSuper(constant: 16)
        Anchors.centerY
    }
    label2.sl.anchors {
        Anchors.leading.greaterThanOrEqualTo(titleLabel, attribute: .trailing, constant: 8)
        Anchors.trailing.equalToSuper(constant: -16)
        Anchors.centerY.equalTo(titleLabel)
    }
}.finalActive()
