// Printed by draft-inspect from views.txt + constraints.txt + trace.txt with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let twoTicketsRow7Label = UILabel()
private let label2 = UILabel()
private let buyButton = UIButton()

@LayoutPlan
var viewPlan: ViewPlan {
    twoTicketsRow7Label.drf
        .cornered(at: .topLeading).offsetted(using: CGPoint(x: 16, y: 59))
        .width.equal(to: 220)
    label2.drf
        .top.equal(to: twoTicketsRow7Label.topAnchor)
        .leading.equal(to: twoTicketsRow7Label.trailingAnchor).offset(by: 8)
        .width.moreThan(to: 131)
    buyButton.drf.sized(CGSize(width: 375, height: 54))
}

private var remainder: [NSLayoutConstraint] = []

/// Does what the plan cannot say.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    remainder += [
        // its first item is the view that the plan is for
        self.bottomAnchor.constraint(equalTo: buyButton.bottomAnchor, constant: 34),
        self.trailingAnchor.constraint(equalTo: label2.trailingAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(remainder)
}
