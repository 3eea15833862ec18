// Printed by draft-inspect with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let backdrop = UIView()
private let titleLabel = UILabel()

@LayoutPlan
var viewPlan: ViewPlan {
    titleLabel.drf
        .top.equal(with: .parent)
        .leading.equal(to: badge.trailingAnchor).offset(by: 8)
        .trailing.equal(to: mapController.view.trailingAnchor)
    badge.drf.width.equal(to: 20)
    blur
    mapController.drf
        .translatesAutoresizingMaskIntoConstraints(false)
        .fillParent()
}

@LayoutPlan
private var backdropPlan: ViewPlan {
    inner.drf
        .top.equal(with: .parent).offset(by: 4)
        .leading.equal(to: titleLabel.leadingAnchor)
}

@LayoutPlan
private var blurContentViewPlan: ViewPlan {
    note.drf.fillParent()
}

private var remainder: [NSLayoutConstraint] = []

/// Adds what a plan cannot express.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    // its autoresizing mask places it, which plans turn off
    view.insertSubview(backdrop, belowSubview: titleLabel)
    backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // what a plan does not insert has a plan of its own
    remainder += backdropPlan.apply(to: backdrop)
    // applying a plan may have turned it off
    backdrop.translatesAutoresizingMaskIntoConstraints = true
    // what a plan does not insert has a plan of its own
    remainder += blurContentViewPlan.apply(to: blur.contentView)
    // applying a plan may have turned it off
    blur.contentView.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.activate(remainder)
}
