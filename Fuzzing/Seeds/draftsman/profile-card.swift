// Printed by draft-inspect from profile-card.json with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class ProfileViewController: UIPlannedController {
    let cardView = UIView()
    let avatarView = UIImageView()

    let nameLabel: UILabel = {
        let label = UILabel()
        label.text = "Grace Hopper"
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return label
    }()

    let bioLabel: UILabel = {
        let label = UILabel()
        label.text = "Rear admiral, computer scientist, and the reason we say \"bug\"."
        label.numberOfLines = 0
        return label
    }()

    let followButton: UIButton = {
        let button = UIButton()
        button.setTitle("Follow", for: .normal)
        return button
    }()

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

    override func viewDidLoad() {
        super.viewDidLoad()
        applyPlan()
    }
}
