// Printed by draft-inspect from profile-card.json with --dialect snapkit --form class --view-config.

import SnapKit
import UIKit

final class ProfileViewController: UIViewController {
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

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        makeConstraints()
    }

    private func addSubviews() {
        view.addSubview(cardView)
        cardView.addSubview(avatarView)
        cardView.addSubview(nameLabel)
        cardView.addSubview(bioLabel)
        cardView.addSubview(followButton)
    }

    private func makeConstraints() {
        cardView.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(16)
            make.leading.trailing.equalToSuperview().inset(16)
        }

        avatarView.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().offset(16)
            make.bottom.lessThanOrEqualToSuperview().inset(16)
            make.size.equalTo(64)
        }

        nameLabel.snp.makeConstraints { make in
            make.top.equalTo(avatarView)
            make.leading.equalTo(avatarView.snp.trailing).offset(16)
            make.trailing.equalToSuperview().inset(16)
        }

        bioLabel.snp.makeConstraints { make in
            make.top.equalTo(nameLabel.snp.bottom).offset(4)
            make.leading.trailing.equalTo(nameLabel)
        }

        followButton.snp.makeConstraints { make in
            make.top.equalTo(bioLabel.snp.bottom).offset(12)
            make.leading.equalTo(nameLabel)
            make.trailing.lessThanOrEqualTo(nameLabel)
            make.bottom.equalToSuperview().inset(16)
        }
    }
}
