// Printed by draft-inspect with --dialect notautolayout --form plan.
// Call addSubviews().
// Call layOutSubviews() in layoutSubviews().

private let label2 = UILabel()

func addSubviews() {
    contentView.addSubview(titleLabel)
    contentView.addSubview(label2)
}

func layOutSubviews() {
    contentView.nal.layout(titleLabel) {
        $0
            .setLeft(by: { $0.left + 16 })
            .setMiddle(by: { $0.middle })
            .fitSize()
    }
    contentView.nal.layout(label2) {
        $0
            .setRight(by: { $0.right - 16 })
            .pinMiddle(to: titleLabel, with: { $0.middle })
            .fitSize()
    }
}
