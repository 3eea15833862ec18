import Draftsman
import UIKit

/// What a list shows without entries: a text and a button, at the middle.
final class EmptyScreen: UIPlannedController {
    private let message = UILabel(text: "Nothing here yet. Entries that you add are listed on this page.")
    private let add = UIButton(type: .system)

    @LayoutPlan var viewPlan: ViewPlan {
        VStacked(alignment: .center, spacing: 16) {
            message
            add
        }
        .centeredV()
        .localizedHorizontal.equal(with: .safeArea).offset(by: 32)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        message.numberOfLines = 0
        message.textAlignment = .center
        add.setTitle("Add an entry", for: .normal)
        applyPlan()
    }
}
