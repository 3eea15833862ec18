import PureLayout
import UIKit

final class ProfileController: UIViewController {
    let avatar = UIImageView()
    let name = UILabel()
    var width: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(avatar)
        view.addSubview(name)
        avatar.autoPinEdge(toSuperviewEdge: .top, withInset: 16, relation: .greaterThanOrEqual)
        avatar.autoAlignAxis(toSuperviewAxis: .vertical)
        avatar.autoMatch(.width, to: .width, of: view, withMultiplier: 0.25)
        width = avatar.autoSetDimension(.width, toSize: 120, relation: .lessThanOrEqual)
        name.autoPinEdge(.top, to: .bottom, of: avatar, withOffset: 8)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            name.autoPinEdgesToSuperviewEdges(
                with: UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8), excludingEdge: .top)
        }
        avatar.autoSetDimensions(to: CGSize(width: 40, height: 40))
        ([avatar, name] as NSArray).autoAlignViews(to: .leading)
    }
}
