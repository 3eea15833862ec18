// Printed by draft-inspect with --dialect draftsman --form plan.

@LayoutPlan
var contentViewPlan: ViewPlan {
    titleLabel.drf
        .leading.equal(with: .parent).offset(by: 16)
        .centeredV()
    UILabel().drf
        .leading.moreThan(to: titleLabel.trailingAnchor).offset(by: 8)
        .trailing.equal(with: .parent).offset(by: 16)
        .centerY.equal(to: titleLabel.centerYAnchor)
}
