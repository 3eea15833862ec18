// Printed by draft-inspect with --dialect stevia --form plan --view-config.
// Call addSubviews(), then makeConstraints().

func addSubviews() {
    addSubview(photoView)
    photoView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
}

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    photoView.top(0).left(0).right(0)

    SteviaLayoutConstraint.defaultPriority = defaultPriority
}
