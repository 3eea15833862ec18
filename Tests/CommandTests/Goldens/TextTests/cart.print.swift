// Printed by draft-inspect from views.txt + constraints.txt + trace.txt with --dialect draftsman --form plan.

private let twoTicketsRow7Label = UILabel()
private let buyButton = UIButton()

@LayoutPlan
var viewPlan: ViewPlan {
    twoTicketsRow7Label.drf
        .cornered(at: .topLeading).offsetted(using: CGPoint(x: 16, y: 59))
        .width.equal(to: 220)
    UILabel().drf
        .top.equal(to: twoTicketsRow7Label.topAnchor)
        .leading.equal(to: twoTicketsRow7Label.trailingAnchor).offset(by: 8)
        .trailing.equal(with: .parent).offset(by: 16)
        .width.moreThan(to: 131)
    buyButton.drf
        .bottom.equal(with: .parent).offset(by: 34)
        .sized(CGSize(width: 375, height: 54))
}
