import Cartography
import UIKit

final class ProfileController: UIViewController {
    let avatar = UIImageView()
    let name = UILabel()
    var width: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(avatar)
        view.addSubview(name)
        let group = constrain(avatar, view, car_topLayoutGuide) { avatar, view, top in
            avatar.top == top.bottom + 16
            avatar.size == view.size * 0.25 ~ 750
            avatar.edges >= inset(view.edges, 8, 4)
            width = (avatar.width <= 120 ~ .defaultHigh)
        }
        group.active = true
        constrain([avatar, name]) { align(left: $0); distribute(by: 8, vertically: $0[0], $0[1]) }
        constrain(name, replace: group) { $0.width == ($0.superview!.width - 50) / 2 }
    }
}
