// Printed by draft-inspect from profile-card.json with --dialect anchors --form class --view-config.

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
        activateConstraints()
    }

    private func addSubviews() {
        view.addSubview(cardView)
        cardView.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(avatarView)
        avatarView.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(nameLabel)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(bioLabel)
        bioLabel.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(followButton)
        followButton.translatesAutoresizingMaskIntoConstraints = false
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            cardView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            cardView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])

        NSLayoutConstraint.activate([
            avatarView.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 16),
            avatarView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 16),
            avatarView.bottomAnchor.constraint(lessThanOrEqualTo: cardView.bottomAnchor, constant: -16),
            avatarView.widthAnchor.constraint(equalToConstant: 64),
            avatarView.heightAnchor.constraint(equalToConstant: 64),

            nameLabel.topAnchor.constraint(equalTo: avatarView.topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 16),
            nameLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -16),

            bioLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bioLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),

            followButton.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 12),
            followButton.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            followButton.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -16),
            followButton.trailingAnchor.constraint(lessThanOrEqualTo: nameLabel.trailingAnchor),
        ])
    }
}
