import Foundation
import Testing
import UIKit

@Suite("snapshots of lists")
@MainActor
struct DiffableDataSourceTests {
    @Test("a snapshot keeps the order of sections and items, each item once")
    func snapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        let misuses = MisuseReport.collecting { snapshot.appendItems([1]) }
        #expect(misuses.first?.reason.hasPrefix("There are currently no sections") == true)
        snapshot.appendSections(["a", "b", "a"])
        snapshot.appendItems([1, 2, 1])
        snapshot.appendItems([2, 3], toSection: "a")
        snapshot.insertItems([9], afterItem: 3)
        snapshot.insertItems([8], beforeItem: 1)
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.itemIdentifiers == [3, 9, 8, 1, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 8) == "b")
        snapshot.deleteItems([9, 1])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [8, 2])
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 2)
    }

    @Test("a table shows what its newest snapshot has")
    func tables() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityIdentifier = name
            return cell
        }
        for names in [["Milk"], ["Bread", "Milk"]] {
            var snapshot = source.snapshot()
            snapshot.deleteAllItems()
            snapshot.appendSections([0])
            snapshot.appendItems(names)
            source.apply(snapshot)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.accessibilityIdentifier) == names)
        }
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Milk")
        #expect(source.indexPath(for: "Bread") == IndexPath(row: 0, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    }

    @Test("so does a collection")
    func collections() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in
            UICollectionViewCell(frame: .zero)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 3)
    }
}
