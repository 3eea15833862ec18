// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class SettingsController: UITableViewController {
    private let tableHeaderView = UIView()

    override func loadView() {
        view = UITableView(frame: .zero, style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        prepareLayout()
    }

    /// Sets what views that are there already differ in from their classes.
    private func configureViews() {
        tableView.rowHeight = 44
    }

    private func prepareLayout() {
        // its autoresizing mask places it, which layouts turn off
        view.addSubview(tableHeaderView)
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    }
}
