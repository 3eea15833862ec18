// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addSubview(photoView)
    addSubview(badge)
    badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
}

func makeConstraints() {
    photoView.easy.layout(Top(), Left(), Right())
}
