// Printed by draft-inspect with --dialect anchors --form statements.

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

let viewBottom = view.bottomAnchor.constraint(equalTo: s.bottomAnchor)
viewBottom.priority = UILayoutPriority(250)
viewBottom.identifier = "low"
let aWidth = a.widthAnchor.constraint(equalToConstant: 50)
aWidth.priority = UILayoutPriority(750)
let aHeight = a.heightAnchor.constraint(equalToConstant: 20)
heightConstraint = aHeight

NSLayoutConstraint.activate([
    a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3),

    viewBottom,

    view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: s.trailingAnchor),

    a.topAnchor.constraint(equalTo: halfWay.bottomAnchor),
    a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
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
    NSLayoutConstraint(
        item: a,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: view,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
    ),
    a.widthAnchor.constraint(equalToConstant: 40),
    aWidth,
    aHeight,
])

NSLayoutConstraint.activate([
    halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
])
