// Printed by draft-inspect with --dialect tinyconstraints --form plan.
// Call addSubviews(), then makeConstraints().

private let halfWay = UILayoutGuide()

func addSubviews() {
    view.addSubview(a)
    view.addSubview(s)
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
    a.topToBottom(of: halfWay)
    a.leading(to: view.layoutMarginsGuide)
    a.centerXToSuperview(multiplier: 0.5)
    a.width(40)
    a.width(50, priority: .defaultHigh)
    heightConstraint = a.height(20)

    halfWay.top(to: view, offset: 8)

    s.leading(to: a.layoutMarginsGuide)
    s.trailing(to: view.layoutMarginsGuide)
    s.bottomToSuperview(priority: .defaultLow).identifier = "low"

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(
            equalTo: a.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        // its first attribute is a baseline
        a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
    ])
}
