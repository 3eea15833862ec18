// Printed by draft-inspect with --dialect cartography --form statements.

let halfWay = UILayoutGuide()

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

constrain(a, halfWay, s, view) { a, halfWay, s, view in
    a.top == halfWay.bottom
    a.firstBaseline == s.firstBaseline
    a.leading == view.layoutMarginsGuide.leading
    a.centerX == view.centerX * 0.5
    a.width == 40
    a.width == 50 ~ 750
    heightConstraint = a.height == 20
}

constrain(halfWay, view) { halfWay, view in
    halfWay.top == view.top + 8
}

constrain(s, a, view) { s, a, view in
    s.leading == a.layoutMarginsGuide.leading
    s.trailing == view.layoutMarginsGuide.trailing
    (s.bottom == view.bottom ~ 250).identifier = "low"
}

NSLayoutConstraint.activate([
    // it compares the distances of anchors
    a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3)
])
