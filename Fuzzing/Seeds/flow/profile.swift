import FlowConstraint
import UIKit

final class ProfileController: UIViewController {
    let avatar = UIImageView()
    let name = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(avatar)
        view.addSubview(name)
        avatar.flow()
            .left()
            .top(.topMargin)
            .attribute(constant: 20, for: [.left])
            .attribute(relation: .greaterThanOrEqual, exclude: [.left])
            .withSuperview()
            .width(.height)
            .attribute(multiplier: 2)
            .withSelf()
        name.flow().constant(.height, constant: 44).top(.bottom).attributes { $0.constant = 8 }.withView(avatar)
        name.flow().edges(16)
    }
}
