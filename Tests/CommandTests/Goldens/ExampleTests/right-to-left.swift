// Printed by draft-inspect from right-to-left.json with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    nameLabel.drf
        .leading.equal(with: .parent).offset(by: 16)
        .centerY.equal(to: nameField.centerYAnchor)
    nameField.drf
        .top.equal(with: .safeArea).offset(by: 25)
        .leading.equal(to: nameLabel.trailingAnchor).offset(by: 12)
        .trailing.equal(with: .parent).offset(by: 16)
        .height.equal(to: 34)
    chevron.drf
        .leading.equal(to: cityLabel.trailingAnchor).offset(by: 12)
        .trailing.equal(with: .parent).offset(by: 16)
        .centerY.equal(to: cityLabel.centerYAnchor)
    cityLabel.drf
        .top.equal(to: nameField.bottomAnchor).offset(by: 24)
        .leading.equal(with: .parent).offset(by: 16)
}
