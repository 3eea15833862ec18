/// Rows by reuse identifier and by place. There are none on a table here.
extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers.register(aClass, for: identifier)
    }

    /// `nil` for an identifier that nothing is registered for; a registered class raises.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if cells.contains(identifier) { raiseForCell(identifier) }
        return nil
    }

    /// Always raises: see ``ReuseRegister``.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        raiseForCell(identifier)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// `nil` for an identifier that nothing is registered for; a registered class raises.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if headers.contains(identifier) { headers.raise(for: identifier, what: "a view", ending: "") }
        return nil
    }

    private func raiseForCell(_ identifier: String) {
        cells.raise(for: identifier, what: "a cell", ending: " or connect a prototype cell in a storyboard")
    }

    public var indexPathForSelectedRow: IndexPath? { nil }
    public var indexPathsForSelectedRows: [IndexPath]? { nil }
    public var indexPathsForVisibleRows: [IndexPath]? { [] }
    public var visibleCells: [UITableViewCell] { [] }
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    public func beginUpdates() {}
    public func endUpdates() {}

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
}
