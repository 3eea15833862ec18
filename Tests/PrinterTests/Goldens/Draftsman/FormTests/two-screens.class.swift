// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class FirstViewController: UIPlannedController {
    private let oneLabel: UILabel = {
        let label = UILabel()
        label.text = "One"
        return label
    }()

    @LayoutPlan
    var viewPlan: ViewPlan {
        oneLabel.drf.top.equal(with: .parent)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyPlan()
    }
}

final class SecondViewController: UIPlannedController {
    private let oneLabel: UILabel = {
        let label = UILabel()
        label.text = "One"
        return label
    }()

    @LayoutPlan
    var viewPlan: ViewPlan {
        oneLabel.drf.top.equal(with: .safeArea)
    }

    override func loadView() {
        view = UIScrollView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyPlan()
    }
}
