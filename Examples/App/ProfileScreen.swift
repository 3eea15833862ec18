import Draftsman
import UIKit

/// A round portrait, a name, and a text of any length, which scrolls.
final class ProfileScreen: UIPlannedController {
    private let portrait = UIImageView()
    private let name = UILabel(text: "Ada Lovelace", font: .preferredFont(forTextStyle: .title2))
    private let about = UILabel(
        text: "Wrote the first program for a machine that was never built, and said what it could do."
    )

    @LayoutPlan var viewPlan: ViewPlan {
        VScrollableStacked(margin: 16, spacing: 16) {
            portrait.drf.sized(CGSize(sides: 96))
            name
            about.drf.width.equal(with: .parent).substracted(by: 32)
        }
        .fillSafeArea()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        about.numberOfLines = 0
        applyPlan()
    }
}
