/// Rows by reuse identifier and by place.
extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    /// A nib is not read here: rows of this identifier are plain cells.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells.register(nib == nil ? nil : UITableViewCell.self, for: identifier)
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers.register(aClass, for: identifier)
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers.register(nib == nil ? nil : UITableViewHeaderFooterView.self, for: identifier)
    }

    /// A new cell of the registered class; `nil` for an identifier that nothing is registered for. Cells are never reused here.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        (cells[identifier] as? UITableViewCell.Type).map {
            UITableViewCell.made(from: $0, reuseIdentifier: identifier)
        }
    }

    /// A new cell of the registered class. Raises where nothing is registered.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        ReuseRegister.raise(for: identifier, what: "a cell", ending: ReuseRegister.cellEnding)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A new view of the registered class; `nil` for an identifier that nothing is registered for.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        (headers[identifier] as? UITableViewHeaderFooterView.Type).map {
            UITableViewHeaderFooterView.made(from: $0, reuseIdentifier: identifier)
        }
    }

    // MARK: What is there

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    public func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// The rows that the table's height has room for, from the first one on.
    public var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.place) }
    public var visibleCells: [UITableViewCell] { rows.map(\.cell) }

    /// `nil` for a row that is not visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.first { $0.place == indexPath }?.cell }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.place }

    /// Zero for a row that is not visible.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }

    // MARK: Selection

    public var indexPathForSelectedRow: IndexPath? { selection.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// The delegate is not asked, as in UIKit.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
    }

    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
    }

    // MARK: Changes: all rows are made again in the next layout pass

    public func beginUpdates() {}
    public func endUpdates() { reloadData() }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    public func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }
}
