// Printed by draft-inspect with --dialect easypeasy --form statements.

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

a.easy.layout(Top().to(halfWay), Leading().to(view.layoutMarginsGuide, .leading), Width(40), Width(50).with(.high))
heightConstraint = a.easy.layout(Height(20)).first

halfWay.easy.layout(Top(8).to(view, .top))

s.easy.layout(Leading().to(a.layoutMarginsGuide, .leading), Trailing().to(view.layoutMarginsGuide, .trailing))
s.easy.layout(Bottom().with(.low)).first?.identifier = "low"

NSLayoutConstraint.activate([
    // it compares the distances of anchors
    a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3),
    // it would replace another constraint of its first item
    a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
    NSLayoutConstraint(
        item: a,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: view,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
    ),
])
