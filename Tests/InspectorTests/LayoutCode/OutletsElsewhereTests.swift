import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

@Suite("views that code hands to other objects")
struct OutletsElsewhereTests {
    private func read(_ lines: [String]) throws -> Layout {
        let text = """
            import UIKit

            final class CardController: UIViewController {
                let card = CardView()
                let heading = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(lines.map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            """
        return try Layout.read(Array(text.utf8), as: .anchors).layout
    }

    @Test(
        "an outlet of a class of another file is set to a view that the code places",
        arguments: ["titleLabel", "text"]
    )
    func outlet(_ name: String) throws {
        let layout = try read(["card.\(name) = heading", "view.addSubview(card)", "card.addSubview(heading)"])
        let heading = try #require(layout.views.first { $0.name == "heading" })
        #expect(heading.parent.map { layout.views[$0].name } == "card")
    }

    @Test("the header of a list of another file's class is its subview, and no outlet")
    func header() throws {
        let layout = try read(["card.tableHeaderView = heading", "view.addSubview(card)"])
        let heading = try #require(layout.views.first { $0.name == "heading" })
        #expect(heading.parent.map { layout.views[$0].name } == "card")
    }

    @Test("what becomes of a view that only such an outlet holds is not known")
    func unplaced() {
        #expect {
            _ = try read(["card.titleLabel = heading", "view.addSubview(card)"])
        } throws: { error in
            (error as? ReadError)?.message.contains("what setting it does is not known here") == true
        }
    }

    @Test(
        "boxes and scroll views of AppKit hold what they are given",
        arguments: [
            ("NSBox", "contentView"), ("NSScrollView", "contentView"), ("NSScrollView", "documentView"),
            ("NSScrollView", "verticalScroller"),
        ]
    )
    func appKit(_ className: String, _ member: String) throws {
        let text = """
            import AppKit

            final class Panel: NSView {
                let outer = \(className)()
                let inner = NSView()

                func setUp() {
                    addSubview(outer)
                    outer.\(member) = inner
                    inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
            }
            """
        let layout = try Layout.read(Array(text.utf8), as: .anchors).layout
        let inner = try #require(layout.views.first { $0.name == "inner" })
        #expect(inner.parent.map { layout.views[$0].name } == "outer")
    }
}

@Suite("cells of a class of another file") struct ForeignCellTests {
    @Test(
        "the initializer says which of UIKit's cells it is",
        arguments: [
            (["style", "reuseIdentifier"], "UITableViewCell"), (["reuseIdentifier"], "UITableViewHeaderFooterView"),
            (["frame"], "UICollectionViewCell"),
        ]
    )
    func initializer(_ labels: [String], _ name: String) {
        #expect(UIKitClass.cellClass(withInitializer: labels) == name)
    }

    @Test(
        "a subclass of an app's cell has its content view, fills the outlets that it inherits, and is solved as a cell"
    )
    func subclass() throws {
        let text = """
            import UIKit
            final class TextMessageCell: MessageCell {
                private let cellTitle = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    titleLabel = cellTitle
                    contentView.addSubview(cellTitle)
                    cellTitle.translatesAutoresizingMaskIntoConstraints = false
                    cellTitle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """
        let layout = try Layout.read(Array(text.utf8), as: .anchors).layout
        let cell = try #require(layout.views.first { $0.className == "TextMessageCell" })
        #expect(cell.baseClass == "UITableViewCell")
        let title = try #require(layout.views.first { $0.name == "cellTitle" })
        #expect(title.parent.map { layout.views[$0].name } == "contentView")
    }
}
