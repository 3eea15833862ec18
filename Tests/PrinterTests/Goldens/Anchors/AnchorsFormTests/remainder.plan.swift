// Printed by draft-inspect with --dialect anchors --form plan.
// Call addSubviews(), then activateConstraints().

private let halfWay = UILayoutGuide()

func addSubviews() {
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
}

func activateConstraints() {
    let aWidth = a.widthAnchor.constraint(equalToConstant: 50)
    aWidth.priority = UILayoutPriority(750)
    let aHeight = a.heightAnchor.constraint(equalToConstant: 20)
    heightConstraint = aHeight
    let sBottom = s.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    sBottom.priority = UILayoutPriority(250)
    sBottom.identifier = "low"

    NSLayoutConstraint.activate([
        a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(
            equalTo: a.heightAnchor,
            multiplier: 2,
            constant: 3
        ),

        a.topAnchor.constraint(equalTo: halfWay.bottomAnchor),
        a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
        a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
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

        s.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor),
        sBottom,
        s.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
        halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
    ])
}
