// Printed by draft-inspect from article-scroll.json with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    scrollView.drf
        .matchSafeAreaV()
        .localizedHorizontal.equal(with: .parent)
        .insert {
            contentView.drf
                .localizedEdges.equal(to: scrollView.contentLayoutGuide)
                .insert {
                    heroImage.drf
                        .top.localizedHorizontal.equal(with: .parent)
                        .heightMatchWidth().multiplied(by: 0.5625)
                    headlineLabel.drf
                        .localizedHorizontal.equal(with: .parent).offset(by: 16)
                        .top.equal(to: heroImage.bottomAnchor).offset(by: 16)
                    bodyLabel.drf
                        .localizedHorizontal.equal(to: headlineLabel)
                        .top.equal(to: headlineLabel.bottomAnchor).offset(by: 12)
                }
        }
}
