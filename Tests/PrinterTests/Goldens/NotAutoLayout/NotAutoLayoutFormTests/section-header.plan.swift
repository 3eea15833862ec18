// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call addSubviews().
// Call layOutSubviews() in layoutSubviews().

func addSubviews() {
    self.contentView.addSubview(titleLabel)
}

func layOutSubviews() {
    self.contentView.nal.layout(titleLabel) {
        $0
            .setLeft(by: { $0.left })
            .setTop(by: { $0.top })
            .fitSize()
    }
}
