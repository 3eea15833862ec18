// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call addSubviews().
// Call layOutSubviews() in layoutSubviews().

func addSubviews() {
    addSubview(photoView)
    addSubview(badge)
    badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
}

func layOutSubviews() {
    nal.layout(photoView) {
        $0
            .setLeft(by: { $0.left })
            .setRight(by: { $0.right })
            .setTop(by: { $0.top })
            .fitHeight()
    }
}
