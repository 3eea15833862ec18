// Printed by draft-inspect with --dialect purelayout --form statements.

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

a.autoAlignAxis(.firstBaseline, toSameAxisOf: s)
a.autoPinEdge(toSuperviewMargin: .leading)
a.autoAlignAxis(.vertical, toSameAxisOf: view, withMultiplier: 0.5)
a.autoSetDimension(.width, toSize: 40)
heightConstraint = a.autoSetDimension(.height, toSize: 20)
NSLayoutConstraint.autoSetPriority(.defaultHigh) {
    a.autoSetDimension(.width, toSize: 50)
}

s.autoConstrainAttribute(.leading, to: .marginLeading, of: a)
s.autoPinEdge(toSuperviewMargin: .trailing)
NSLayoutConstraint.autoSetPriority(.defaultLow) {
    s.autoPinEdge(toSuperviewEdge: .bottom).autoIdentify("low")
}

NSLayoutConstraint.activate([
    // it compares the distances of anchors
    a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3),
    // its second item is a layout guide other than the same edge of its superview's safe area
    a.topAnchor.constraint(equalTo: halfWay.bottomAnchor),
    // its first item is a layout guide
    halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
])
