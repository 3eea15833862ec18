// Printed by draft-inspect from profile-card.json with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    cardView.drf
        .localizedHorizontal.equal(with: .parent).offset(by: 16)
        .top.equal(with: .safeArea).offset(by: 16)
        .insert {
            avatarView.drf
                .cornered(at: .topLeading).offset(by: 16)
                .bottom.moreThan(with: .parent).offset(by: 16)
                .sized(CGSize(sides: 64))
            nameLabel.drf
                .top.equal(to: avatarView.topAnchor)
                .leading.equal(to: avatarView.trailingAnchor).offset(by: 16)
                .trailing.equal(with: .parent).offset(by: 16)
            bioLabel.drf
                .localizedHorizontal.equal(to: nameLabel)
                .top.equal(to: nameLabel.bottomAnchor).offset(by: 4)
            followButton.drf
                .top.equal(to: bioLabel.bottomAnchor).offset(by: 12)
                .leading.equal(to: nameLabel.leadingAnchor)
                .bottom.equal(with: .parent).offset(by: 16)
                .trailing.moreThan(to: nameLabel.trailingAnchor)
        }
}
