import Kingfisher
import ShopKit
import UIKit

final class ProductCell: UITableViewCell {
    private let picture = UIImageView()
    private let nameLabel = UILabel()
    private let badge = LottieAnimationView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for subview in [picture, nameLabel, badge] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        nameLabel.text = "A product"
        picture.kf.indicatorType = .activity
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.margin),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            picture.widthAnchor.constraint(equalToConstant: 60),
            picture.heightAnchor.constraint(equalToConstant: 60),
            nameLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            nameLabel.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
            badge.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Metrics.margin),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
            badge.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
