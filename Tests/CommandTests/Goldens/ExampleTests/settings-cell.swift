// Printed by draft-inspect from settings-cell.json with --dialect draftsman --form plan.

@LayoutPlan
var contentViewPlan: ViewPlan {
    iconView.drf
        .matchParentV().offset(by: 12)
        .leading.equal(with: .parent).offset(by: 16)
        .sized(CGSize(sides: 29))
    titleLabel.drf
        .leading.equal(to: iconView.trailingAnchor).offset(by: 12)
        .centerY.equal(to: iconView.centerYAnchor)
    toggle.drf
        .leading.moreThan(to: titleLabel.trailingAnchor).offset(by: 8)
        .trailing.equal(with: .parent).offset(by: 16)
        .centerY.equal(to: iconView.centerYAnchor)
}
