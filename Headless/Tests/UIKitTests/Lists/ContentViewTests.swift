import Testing
import UIKit

@MainActor
struct ContentViewTests {
    @Test func cellsBringTheirContentViews() {
        let cells: [(UIView, UIView)] = [
            {
                let cell = UITableViewCell(); return (cell, cell.contentView)
            }(),
            {
                let cell = UICollectionViewCell(); return (cell, cell.contentView)
            }(),
            {
                let view = UITableViewHeaderFooterView(); return (view, view.contentView)
            }(),
            {
                let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark)); return (view, view.contentView)
            }(),
        ]
        for (owner, content) in cells { #expect(owner.subviews == [content]) }
    }

    @Test func headersOfTablesAreSubviews() {
        let table = UITableView()
        let (first, second) = (UIView(), UIView())
        table.tableHeaderView = first
        table.tableHeaderView = second
        #expect(table.subviews == [second])
        table.tableHeaderView = nil
        #expect(table.subviews.isEmpty)
    }
}
