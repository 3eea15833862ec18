import NotAutoLayout
import UIKit

final class ProfileController: UIViewController {
    let page = LayoutInfoStoredView()
    let avatar = UIImageView()
    let name = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(page)
        page.nal.setupSubview(avatar) { $0
            .setDefaultLayout { $0
                .setTopLeft(by: { $0.safeAreaGuide.topLeft + Point(x: 8, y: 16) })
                .setSize(to: Size(width: 40, height: 40))
            }
            .addToParent()
        }
        page.nal.setupSubview(name) { $0
            .setDefaultLayout { $0
                .setLeft(by: { $0.layoutMarginsGuide.left })
                .pinTop(to: avatar, with: { $0.bottom + 8 })
                .setWidth(by: { $0.width * 0.5 - 20 })
                .fitHeight()
            }
            .setDefaultOrder(to: 1)
            .addToParent()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.nal.layout(page) { $0.stickOnParentSafeArea(withInsets: Insets(top: 1, left: 2, bottom: 3, right: 4)) }
    }
}
