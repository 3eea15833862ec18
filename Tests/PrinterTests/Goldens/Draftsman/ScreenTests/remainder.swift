// Printed by draft-inspect with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let halfWay = UILayoutGuide()

@LayoutPlan
var viewPlan: ViewPlan {
    a.drf
        .leading.equal(to: view.layoutMarginsGuide.leadingAnchor)
        .width.equal(to: 40)
    VStacked(s) {
        s2
        s1
    }
    .leading.equal(to: a.layoutMarginsGuide.leadingAnchor)
    .bottom.equal(to: view.bottomAnchor).priority(250).identifier("low")
    .trailing.equal(to: view.layoutMarginsGuide.trailingAnchor)
    .insert {
        over
    }
}

private var remainder: [NSLayoutConstraint] = []

/// Adds what a plan cannot express.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    // plans add no layout guides
    a.addLayoutGuide(halfWay)
    // plans insert what a stack does not arrange below what it arranges
    s.bringSubviewToFront(s2)
    s.bringSubviewToFront(over)
    // plans have no custom spacing
    s.setCustomSpacing(20, after: s2)
    // a plan keeps one constraint for the same anchors and relation
    let aWidth = a.widthAnchor.constraint(equalToConstant: 50)
    aWidth.priority = UILayoutPriority(750)
    // a property holds it
    let aHeight = a.heightAnchor.constraint(equalToConstant: 20)
    heightConstraint = aHeight
    remainder += [
        // it compares the distances of anchors
        a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(
            equalTo: a.heightAnchor,
            multiplier: 2,
            constant: 3
        ),
        // its second item is a layout guide that is added after the plan
        a.topAnchor.constraint(equalTo: halfWay.bottomAnchor),
        // its first attribute is a baseline
        a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
        // it is a position with a multiplier
        NSLayoutConstraint(
            item: a,
            attribute: .centerX,
            relatedBy: .equal,
            toItem: view,
            attribute: .centerX,
            multiplier: 0.5,
            constant: 0
        ),
        aWidth,
        aHeight,
        // its first item is a layout guide
        halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(remainder)
}
