// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
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
        prepareLayout()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        tableView.rowHeight = 44
    }

    private func prepareLayout() {
        // its autoresizing mask places it, which layouts turn off
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        tableView.tableHeaderView = tableHeaderView
    }
}
