import TinyConstraints
import UIKit

final class ProfileController: UIViewController {
    let avatar = UIImageView()
    let name = UILabel()
    var width: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(avatar)
        view.addSubview(name)
        avatar.topToSuperview(offset: 16, relation: .equalOrGreater, usingSafeArea: true)
        avatar.centerXToSuperview()
        avatar.aspectRatio(1)
        width = avatar.width(max: 120, priority: .defaultHigh)
        name.topToBottom(of: avatar, offset: 8)
        name.edgesToSuperview(excluding: [.top], insets: .horizontal(8) + .bottom(8))
        name.width(to: avatar, multiplier: 0.5, isActive: true)
        view.stack([avatar, name], axis: .vertical, spacing: 4)
    }
}
