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

@MainActor
@Suite struct ContentViewFrameTests {
    @Test func contentViewsFillTheirCells() {
        let size = CGRect(x: 0, y: 0, width: 320, height: 44)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = size
        #expect(cell.contentView.frame == size)
        let item = UICollectionViewCell(frame: .zero)
        item.frame = CGRect(x: 10, y: 20, width: 320, height: 44)
        #expect(item.contentView.frame == size)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = size
        #expect(header.contentView.frame == size)
    }

    @Test func subviewsOfAnEffectViewItselfRaise() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        let misuses = MisuseReport.collecting { view.addSubview(UILabel()) }
        let misuse = try #require(misuses.first)
        #expect(misuse.severity == .exception(name: "NSInternalInconsistencyException"))
        #expect(misuse.reason.contains("instead add them to the -contentView"))
        #expect(MisuseReport.collecting { view.contentView.addSubview(UILabel()) }.isEmpty)
    }

    @Test func marginsOfACellHaveNoPartInTheSafeArea() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        controller.view.frame = table.frame
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        controller.view.addSubview(table)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        table.addSubview(cell)
        #expect(cell.contentView.layoutMargins.top == 11)
    }
}
