// Printed by draft-inspect from profile-card.json with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class ProfileViewController: UIViewController, Layoutable {
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

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sl.sublayout {
            cardView.sl.anchors {
                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 16)
                Anchors.horizontal.equalToSuper(inwardOffset: 16)
            }.sublayout {
                avatarView.sl.anchors {
                    Anchors.top.leading.equalToSuper(constant: 16)
                    Anchors.bottom.lessThanOrEqualToSuper(constant: -16)
                    Anchors.size.equalTo(width: 64, height: 64)
                }
                nameLabel.sl.anchors {
                    Anchors.top.equalTo(avatarView)
                    Anchors.leading.equalTo(avatarView, attribute: .trailing, constant: 16)
                    Anchors.trailing.equalToSuper(constant: -16)
                }
                bioLabel.sl.anchors {
                    Anchors.top.equalTo(nameLabel, attribute: .bottom, constant: 4)
                    Anchors.horizontal.equalTo(nameLabel)
                }
                followButton.sl.anchors {
                    Anchors.top.equalTo(bioLabel, attribute: .bottom, constant: 12)
                    Anchors.leading.equalTo(nameLabel)
                    Anchors.bottom.equalToSuper(constant: -16)
                    Anchors.trailing.lessThanOrEqualTo(nameLabel)
                }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sl.updateLayout()
    }
}
