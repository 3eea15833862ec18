// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class SettingsController: UITableViewController, Planned {
    private let tableHeaderView = UIView()

    @LayoutPlan
    var viewPlan: ViewPlan {
    }

    override func loadView() {
        view = UITableView(frame: .zero, style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        applyPlan()
        applyRemainder()
    }

    /// Sets what views that are there already differ in from their classes.
    private func configureViews() {
        tableView.rowHeight = 44
    }

    /// Does what the plan cannot say.
    private func applyRemainder() {
        // its autoresizing mask places it, which plans turn off
        view.addSubview(tableHeaderView)
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    }
}
