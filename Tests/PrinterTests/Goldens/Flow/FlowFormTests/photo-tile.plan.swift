// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call addSubviews(), then applyFlows().

func addSubviews() {
    addSubview(photoView)
    addSubview(badge)
    badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
}

func applyFlows() {
    photoView.flow()
        .top()
        .left()
        .right()
        .withSuperview()
}
