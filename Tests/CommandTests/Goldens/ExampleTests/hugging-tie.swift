// Printed by draft-inspect from hugging-tie.json with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    priceRow.drf
        .localizedHorizontal.equal(with: .parent)
        .top.equal(with: .safeArea)
        .height.equal(to: 44)
        .insert {
            captionLabel.drf
                .leading.equal(with: .parent).offset(by: 16)
                .centeredV()
            priceLabel.drf
                .leading.equal(to: captionLabel.trailingAnchor).offset(by: 8)
                .trailing.equal(with: .parent).offset(by: 16)
                .centeredV()
        }
}
