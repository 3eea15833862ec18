// Printed by draft-inspect with --dialect stevia --form statements.

let halfWay = UILayoutGuide()

view.addSubview(a)
a.translatesAutoresizingMaskIntoConstraints = false
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

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
a.width(40)
a.Top == halfWay.Bottom
a.FirstBaseline == s.FirstBaseline
a.Leading == view.layoutMarginsGuide.Leading
a.CenterX == view.CenterX * 0.5
heightConstraint = a.Height == 20

s.Leading == a.layoutMarginsGuide.Leading
s.Trailing == view.layoutMarginsGuide.Trailing

SteviaLayoutConstraint.defaultPriority = 750
a.width(50)

SteviaLayoutConstraint.defaultPriority = 250
(s.Bottom == view.Bottom).identifier = "low"

SteviaLayoutConstraint.defaultPriority = defaultPriority

NSLayoutConstraint.activate([
    // it compares the distances of anchors
    a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3),
    // its first item is a layout guide
    halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
])
