/// The heights of the rows of a table view, in points.
package enum RowHeight {
    /// That of a row of automatic height which nothing has measured (UITableView.rowHeight).
    package static let usual = 44.0
}
