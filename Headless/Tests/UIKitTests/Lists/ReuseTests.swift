import Foundation
import Testing
import UIKit

@Suite("cells by reuse identifier")
@MainActor
struct ReuseTests {
    final class MessageCell: UITableViewCell {
        let title = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(title)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Its initializers are inherited, its property has a value of its own.
    final class PlainCell: UITableViewCell {
        var count = 7
    }

    final class TagCell: UICollectionViewCell {
        let name: String

        override init(frame: CGRect) {
            name = "tag"
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class TitleView: UICollectionReusableView {}
    final class SectionView: UITableViewHeaderFooterView {}

    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let place = IndexPath(row: 0, section: 0)

    @Test("a cell that nothing is registered for raises in UIKit's words")
    func unregistered() {
        #expect(table.dequeueReusableCell(withIdentifier: "message") == nil)
        let misuses = MisuseReport.collecting { _ = table.dequeueReusableCell(withIdentifier: "message", for: place) }
        #expect(
            misuses == [
                Misuse(
                    severity: .exception(name: "NSInternalInconsistencyException"),
                    reason: "unable to dequeue a cell with identifier message - must register a nib or a class for the "
                        + "identifier or connect a prototype cell in a storyboard"
                )
            ]
        )
    }

    @Test("a cell is of its registered class, made by the class's own initializer")
    func cells() throws {
        table.register(MessageCell.self, forCellReuseIdentifier: "message")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "message", for: place) as? MessageCell)
        #expect(cell.title.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "message")
        table.register(PlainCell.self, forCellReuseIdentifier: "plain")
        #expect((table.dequeueReusableCell(withIdentifier: "plain") as? PlainCell)?.count == 7)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "plain")
        #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
    }

    @Test("so are items, headers and footers")
    func others() throws {
        collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "tag", for: place)
        #expect((cell as? TagCell)?.name == "tag")
        let header = UICollectionView.elementKindSectionHeader
        collection.register(TitleView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "title")
        let title = collection.dequeueReusableSupplementaryView(
            ofKind: header,
            withReuseIdentifier: "title",
            for: place
        )
        #expect(title is TitleView)
        #expect(title.reuseIdentifier == "title")
        let misuses = MisuseReport.collecting {
            _ = collection.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionFooter,
                withReuseIdentifier: "title",
                for: place
            )
        }
        #expect(misuses.first?.reason.hasPrefix("unable to dequeue a view") == true)
        table.register(SectionView.self, forHeaderFooterViewReuseIdentifier: "section")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "section") is SectionView)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
    }
}
