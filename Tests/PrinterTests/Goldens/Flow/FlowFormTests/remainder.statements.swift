// Printed by draft-inspect with --dialect flow --form statements.

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

a.flow()
    .leading(.leadingMargin)
    .centerX()
    .constant(.width, constant: 40)
    .attribute(multiplier: 0.5, for: [.centerX])
    .withSuperview()
    .firstBaseline()
    .withView(s)
s.flow()
    .trailing(.trailingMargin)
    .withSuperview()
    .leading(.leadingMargin)
    .withView(a)

// flows have no priorities
let aWidth = a.widthAnchor.constraint(equalToConstant: 50)
aWidth.priority = UILayoutPriority(750)
let sBottom = s.bottomAnchor.constraint(equalTo: view.bottomAnchor)
sBottom.priority = UILayoutPriority(250)
sBottom.identifier = "low"
// a property holds it
let aHeight = a.heightAnchor.constraint(equalToConstant: 20)
heightConstraint = aHeight
NSLayoutConstraint.activate([
    // it compares the distances of anchors
    a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3),
    // its second item is a layout guide
    a.topAnchor.constraint(equalTo: halfWay.bottomAnchor),
    aWidth,
    sBottom,
    aHeight,
    // its first item is a layout guide
    halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
])
