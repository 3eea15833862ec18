import Combine
import Draftsman
import Foundation
import Testing
import UIKit

/// Lists of cells, as the library's README shows them; it has `MyTableCell.render`, which version 3.2.5 spells
/// `render(MyTableCell.self)`.
@MainActor
@Suite("lists of cells")
struct ListTests {
    final class NameCell: UITableViewCell, PlannedCell {
        let label = UILabel()

        @LayoutPlan var contentViewPlan: any ViewPlan {
            label.drf.edges.equal(with: .parent).offset(by: 10)
        }

        func apply(_ name: String) {
            label.text = name
            applyPlan()
        }
    }

    final class CountCell: UITableViewCell {
        var count = 0
    }

    final class TileCell: UICollectionViewCell {
        var name = ""
    }

    private final class Screen: UIViewController, Planned {
        @Published var names: [String] = []

        @LayoutPlan var viewPlan: any ViewPlan {
            Tabled(forCell: NameCell.self, observing: $names) { cell, name in cell.apply(name) }.fillParent()
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            applyPlan()
        }
    }

    private enum Row: Hashable {
        case name(String)
        case count(Int)
    }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.map { ($0 as? NameCell)?.label.text ?? "\(($0 as? CountCell)?.count ?? -1)" }
    }

    private func laidOut<List: UIView>(_ list: List) -> List {
        list.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        list.layoutIfNeeded()
        return list
    }

    /// What is published comes on the main run loop.
    private func turnOfTheMainLoop() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("a table has a cell for each item, of the class that the item asks for")
    func cells() {
        let table = UITableView()
        table.drf.renderCells(using: [Row.name("Milk"), .count(3), .name("Bread")]) { row in
            switch row {
            case .name(let name): render(NameCell.self) { $0.apply(name) }
            case .count(let count): render(CountCell.self) { $0.count = count }
            }
        }
        #expect(texts(laidOut(table)) == ["Milk", "3", "Bread"])
        #expect(table.visibleCells[0].frame.height > 20)
        #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
    }

    @Test("sections come one after the other, and items that are there already are shown once")
    func sections() {
        let table = UITableView()
        table.drf.renderSections(
            NameCell.self,
            using: [Sectioned("dairy", items: ["Milk", "Cheese"]), Sectioned("rest", items: ["Bread", "Milk"])]
        ) { cell, name in cell.apply(name) }
        #expect(texts(laidOut(table)) == ["Milk", "Cheese", "Bread"])
        #expect(table.numberOfSections == 2)
    }

    @Test("a table in a plan follows what is published")
    func published() async throws {
        let screen = Screen()
        screen.names = ["Milk"]
        screen.loadViewIfNeeded()
        await turnOfTheMainLoop()
        let view = laidOut(try #require(screen.view))
        let table = try #require(view.subviews.first as? UITableView)
        #expect(table.frame == view.bounds)
        #expect(texts(table) == ["Milk"])
        screen.names = ["Milk", "Bread"]
        await turnOfTheMainLoop()
        view.layoutIfNeeded()
        #expect(texts(table) == ["Milk", "Bread"])
    }

    @Test("collections are made in the same ways")
    func collections() async {
        let names = CurrentValueSubject<[Sectioned<Int, String>], Never>([Sectioned(0, items: ["a", "b"])])
        let plain = Collectioned(forCell: TileCell.self, using: ["a", "b", "c"]) { $0.name = $1 }.underlyingView
        let provided = Collectioned(using: [1, 2]) { number in render(TileCell.self) { $0.name = "\(number)" } }
        let observed = Collectioned(UICollectionViewFlowLayout(), forCell: TileCell.self, observing: names) {
            $0.name = $1
        }
        await turnOfTheMainLoop()
        func texts(_ list: UICollectionView) -> [String] {
            laidOut(list).visibleCells.compactMap { ($0 as? TileCell)?.name }
        }
        #expect(texts(plain) == ["a", "b", "c"])
        #expect(texts(provided.underlyingView) == ["1", "2"])
        #expect(texts(observed.underlyingView) == ["a", "b"])
    }
}
