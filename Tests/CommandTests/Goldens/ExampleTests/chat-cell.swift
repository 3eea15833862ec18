// Printed by draft-inspect from chat-cell.json with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

@LayoutPlan
var contentViewPlan: ViewPlan {
    avatar.drf
        .cornered(at: .topLeading).offsetted(using: CGPoint(x: 16, y: 12))
        .bottom.moreThan(with: .parent).offset(by: 12)
        .sized(CGSize(sides: 40))
    timeLabel.drf
        .trailing.equal(with: .parent).offset(by: 16)
        .centeredV()
}

@LayoutPlan
private var bubblePlan: ViewPlan {
    messageLabel.drf
        .matchParentV().offset(by: 8)
        .localizedHorizontal.equal(with: .parent).offset(by: 12)
}

private var remainder: [NSLayoutConstraint] = []

/// Adds what a plan cannot express.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    // its autoresizing mask places it, which plans turn off
    contentView.insertSubview(bubble, aboveSubview: avatar)
    bubble.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    // what a plan does not insert has a plan of its own
    remainder += bubblePlan.apply(to: bubble)
    // applying a plan may have turned it off
    bubble.translatesAutoresizingMaskIntoConstraints = true
    // its first item is placed by its autoresizing mask
    let bubbleLeading = bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)
    bubbleLeading.identifier = "bubble.leading"
    remainder += [
        // its first item is placed by its autoresizing mask
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        bubbleLeading,
        bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        // its second item is added after the plan
        timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: bubble.trailingAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(remainder)
}
