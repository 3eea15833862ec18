// Printed by draft-inspect with --dialect cartography --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addSubview(photoView)
    addSubview(badge)
    badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
}

func makeConstraints() {
    constrain(photoView, self) { photoView, view in
        photoView.top == view.top
        photoView.left == view.left
        photoView.right == view.right
    }
}
