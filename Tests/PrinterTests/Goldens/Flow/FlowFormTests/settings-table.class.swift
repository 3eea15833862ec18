// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
import UIKit

final class SettingsController: UITableViewController {
    private let tableHeaderView = UIView()

    override func loadView() {
        view = UITableView(frame: .zero, style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        addSubviews()
    }

    /// Sets what views that are there already differ in from their classes.
    private func configureViews() {
        tableView.rowHeight = 44
    }

    private func addSubviews() {
        view.addSubview(tableHeaderView)
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    }
}
