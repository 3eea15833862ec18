/// Headers, rows and footers, one below another.
extension UITableView {
    /// A row that is on the table.
    struct Row {
        var place: IndexPath
        var cell: UITableViewCell
    }

    /// Rows without a height would never fill a table: at most this many are made.
    private static let mostRows = 200
    /// The height of a row whose cell has no constraints, in points.
    private static let plainHeight: CGFloat = 44

    /// Makes the rows that fit into the table's height, as the data source and the delegate say, and places them.
    func placeRows() {
        for view in rowViews { view.removeFromSuperview() }
        (rows, rowViews) = ([], [])
        var bottom: CGFloat = 0
        func place(_ view: UIView, _ height: CGFloat) {
            view.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
            bottom += height
        }
        if let tableHeaderView { place(tableHeaderView, tableHeaderView.frame.height) }
        let delegate = delegate as? UITableViewDelegate
        for section in 0..<numberOfSections {
            if bottom >= bounds.height || rows.count >= Self.mostRows { break }
            if let header = delegate?.tableView(self, viewForHeaderInSection: section)
                ?? dataSource?.tableView(self, titleForHeaderInSection: section).map(Self.titleView)
            {
                add(header)
                let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
                place(header, length(height, of: header))
            }
            for row in 0..<numberOfRows(inSection: section) {
                if bottom >= bounds.height || rows.count >= Self.mostRows { break }
                let path = IndexPath(row: row, section: section)
                guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
                add(cell)
                rows.append(Row(place: path, cell: cell))
                place(cell, length(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight, of: cell))
                delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            }
            if bottom >= bounds.height { break }
            if let footer = delegate?.tableView(self, viewForFooterInSection: section)
                ?? dataSource?.tableView(self, titleForFooterInSection: section).map(Self.titleView)
            {
                add(footer)
                let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
                place(footer, length(height, of: footer))
            }
        }
        if let tableFooterView { place(tableFooterView, tableFooterView.frame.height) }
        contentSize = CGSize(width: bounds.width, height: bottom)
    }

    private func add(_ view: UIView) {
        rowViews.append(view)
        addSubview(view)
    }

    /// A stated height, else the least one that satisfies the view's constraints at the table's width.
    private func length(_ height: CGFloat, of view: UIView) -> CGFloat {
        if height != UITableView.automaticDimension { return max(0, height) }
        // Masks of views without constraints must not hold them to a former height.
        view.frame.size = CGSize(width: bounds.width, height: 0)
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitted > 0 ? fitted : Self.plainHeight
    }

    private static func titleView(_ title: String) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }
}
