// Printed by draft-inspect with --dialect tinyconstraints --form plan.
// Call addSubviews(), then makeConstraints().

private let halfWay = UILayoutGuide()

func addSubviews() {
    view.addSubview(a)
    view.addSubview(s)
    s.translatesAutoresizingMaskIntoConstraints = false
    s.addSubview(s1)
    s.addSubview(s2)
    s.addSubview(over)
    over.translatesAutoresizingMaskIntoConstraints = false
    s.addArrangedSubview(s2)
    s.addArrangedSubview(s1)
    s.setCustomSpacing(20, after: s2)
    a.addLayoutGuide(halfWay)
}

func makeConstraints() {
    view.layoutMarginsGuide.trailing(to: s)

    a.topToBottom(of: halfWay)
    a.centerXToSuperview(multiplier: 0.5)
    a.width(40)
    a.width(50, priority: .defaultHigh)
    heightConstraint = a.height(20)

    halfWay.top(to: view, offset: 8)

    // its first item keeps its autoresizing mask
    let viewBottom = view.bottomAnchor.constraint(equalTo: s.bottomAnchor)
    viewBottom.priority = UILayoutPriority(250)
    viewBottom.identifier = "low"
    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(
            equalTo: a.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        viewBottom,
        // its first attribute is a baseline
        a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
        // one of its attributes is a margin
        NSLayoutConstraint(
            item: a,
            attribute: .leading,
            relatedBy: .equal,
            toItem: view,
            attribute: .leadingMargin,
            multiplier: 1,
            constant: 0
        ),
        NSLayoutConstraint(
            item: a,
            attribute: .leadingMargin,
            relatedBy: .equal,
            toItem: s,
            attribute: .leading,
            multiplier: 1,
            constant: 0
        ),
    ])
}
