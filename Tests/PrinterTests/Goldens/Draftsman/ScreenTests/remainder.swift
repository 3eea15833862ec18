// Printed by draft-inspect with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let halfWay = UILayoutGuide()

@LayoutPlan
var viewPlan: ViewPlan {
    a.drf.width.equal(to: 40)
    VStacked(s) {
        s2
        s1
    }
    .insert {
        over
    }
}

private var remainder: [NSLayoutConstraint] = []

/// Does what the plan cannot say.
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
    // its first item is the view that the plan is for
    let viewBottom = view.bottomAnchor.constraint(equalTo: s.bottomAnchor)
    viewBottom.priority = UILayoutPriority(250)
    viewBottom.identifier = "low"
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
        viewBottom,
        // its first item is a layout guide
        view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: s.trailingAnchor),
        halfWay.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        // its second item is a layout guide that is added after the plan
        a.topAnchor.constraint(equalTo: halfWay.bottomAnchor),
        // its first attribute is a baseline
        a.firstBaselineAnchor.constraint(equalTo: s.firstBaselineAnchor),
        // its second attribute is a margin
        NSLayoutConstraint(
            item: a,
            attribute: .leading,
            relatedBy: .equal,
            toItem: view,
            attribute: .leadingMargin,
            multiplier: 1,
            constant: 0
        ),
        // its first attribute is a margin
        NSLayoutConstraint(
            item: a,
            attribute: .leadingMargin,
            relatedBy: .equal,
            toItem: s,
            attribute: .leading,
            multiplier: 1,
            constant: 0
        ),
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
    ]
    NSLayoutConstraint.activate(remainder)
}
