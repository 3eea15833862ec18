import LayoutModel
import Testing

@testable import LayoutProject

@Suite struct DeclaredPlacesTests {
    private static let source = """
        import UIKit
        final class Card: UIView {
            let title = UILabel(), badge = UIView()
            final class Seal: UIView {
                lazy var stamp: UIView = { UIView() }()
            }
            func place() {
                title.topAnchor.constraint(equalTo: topAnchor).isActive = true; badge.topAnchor.constraint(equalTo: topAnchor)
            }
        }
        """

    private static func located(_ views: [(name: String?, owner: String?, className: String)]) -> Layout {
        var layout = Layout()
        for (index, view) in views.enumerated() {
            var made = Layout.View(id: "v\(index)", className: view.className)
            made.name = view.name
            made.owner = view.owner
            layout.addView(made, parent: index == 0 ? nil : 0, previousSibling: index < 2 ? nil : index - 1)
        }
        for (index, column) in [(1, 35), (2, 99)] where index < views.count {
            var constraint = Layout.Constraint(id: "c\(index)")
            constraint.first = Layout.Anchor(.view(index), .top)
            constraint.second = Layout.Anchor(.view(0), .top)
            constraint.location = Layout.SourceLocation(file: "Card.swift", line: 8, column: column)
            layout.addConstraint(constraint)
        }
        let files = [ProjectFile(path: "Card.swift", bytes: Array(source.utf8))]
        return DeclaredPlaces(files).located(layout)
    }

    private static func place(_ location: Layout.SourceLocation?) -> String {
        location.map { "\($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0)" } ?? ""
    }

    @Test(
        "views are where their properties are declared, the root where its class is, others at their first constraint"
    )
    func views() {
        let layout = Self.located([
            (nil, nil, "Layout.Card"), ("title", "Layout.Card", "UILabel"), (nil, nil, "UIView"),
            ("stamp", "Layout.Card.Seal", "UIView"), (nil, nil, "UIView"),
        ])
        #expect(
            layout.views.map { Self.place($0.location) } == [
                "Card.swift:2:7", "Card.swift:3:9", "Card.swift:8:89", "Card.swift:5:18", "Card.swift:2:7",
            ]
        )
    }

    @Test("where classes have one name, none is meant", arguments: [2, 3])
    func sameNames(count: Int) {
        var layout = Layout()
        layout.addView(Layout.View(id: "v", className: "Layout.Card"), parent: nil, previousSibling: nil)
        let files = (0..<count).map { ProjectFile(path: "Card\($0).swift", bytes: Array(Self.source.utf8)) }
        #expect(DeclaredPlaces(files).located(layout).views[0].location == nil)
    }

    @Test("constraints are at the names of their calls")
    func constraints() {
        let layout = Self.located([
            (nil, nil, "Card"), ("title", "Card", "UILabel"), ("badge", "Card", "UIView"),
        ])
        #expect(layout.constraints.map { Self.place($0.location) } == ["Card.swift:8:25", "Card.swift:8:89"])
    }
}
