import EasyPeasy
import UIKit

final class ProfileController: UIViewController {
    let avatar = UIImageView()
    let name = UILabel()
    var width: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(avatar)
        view.addSubview(name)
        avatar.easy.layout(
            Top(>=16).to(view.safeAreaLayoutGuide, .top),
            CenterX(),
            Width(*0.25).like(view),
            Size(<=120).with(.high)
        )
        name.easy.layout([Top(8).to(avatar), Left(8), Right(8), Bottom(0)])
        name.easy.layout(Height(20).with(.custom(750)))
        avatar.easy.layout(Edges(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).with(.low))
    }
}
