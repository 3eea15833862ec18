// Printed by draft-inspect from two-conflicts.json with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    header.drf
        .localizedHorizontal.equal(with: .parent)
        .top.equal(with: .safeArea)
        .height.equal(to: 56)
        .insert {
            backButton.drf
                .leading.equal(with: .parent).offset(by: 16)
                .centeredV()
                .width.equal(to: 80)
            titleLabel.drf
                .leading.equal(to: backButton.trailingAnchor).offset(by: 8)
                .centeredV()
                .width.moreThan(to: 190)
            filterButton.drf
                .leading.equal(to: titleLabel.trailingAnchor).offset(by: 8)
                .trailing.equal(with: .parent).offset(by: 16)
                .centeredV()
                .width.equal(to: 110)
        }
    mapView.drf
        .localizedHorizontal.equal(with: .parent)
        .top.equal(to: header.bottomAnchor)
        .height.moreThan(to: 220).identifier("map.minHeight")
        .height.lessThan(to: 200).identifier("map.maxHeight")
    notesView.drf
        .bottom.localizedHorizontal.equal(with: .parent).offset(by: 16)
        .top.equal(to: mapView.bottomAnchor).offset(by: 16)
}
