// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class SettingsController: UITableViewController {
    private let tableHeaderView = UIView()

    init() {
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        applyRemainder()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        tableView.rowHeight = 44
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
        // its autoresizing mask places it, which plans turn off
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        tableView.tableHeaderView = tableHeaderView
    }
}
