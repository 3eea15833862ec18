// Printed by draft-inspect with --dialect easypeasy --form class --view-config.

import EasyPeasy
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
        addSubviews()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        tableView.rowHeight = 44
    }

    private func addSubviews() {
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        tableView.tableHeaderView = tableHeaderView
    }
}
