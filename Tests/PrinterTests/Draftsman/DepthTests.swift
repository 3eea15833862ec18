import Foundation
import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("deeply nested layouts in Draftsman")
struct DepthTests {
    /// Anything that recursed over views would overflow the small stack at this depth; `PRINT_DEPTH` sets another.
    private static let depth = ProcessInfo.processInfo.environment["PRINT_DEPTH"].flatMap { Int($0) } ?? 20_000

    @Test("deeply nested views print and prove themselves on a small stack")
    func nesting() throws {
        let depth = DepthTests.depth
        let printed = try onSmallStack {
            var layout = Layout()
            var parent: Int?
            for index in 0..<depth {
                var view = Layout.View(id: "v\(index)", className: "UIView")
                view.translatesAutoresizingMask = false
                let added = layout.addView(view, parent: parent, previousSibling: nil)
                if let parent, let added {
                    var constraint = Layout.Constraint(id: "c\(index)")
                    constraint.first = Layout.Anchor(.view(added), .top)
                    constraint.second = Layout.Anchor(.view(parent), .top)
                    layout.addConstraint(constraint)
                }
                parent = added
            }
            return try layout.printed()
        }
        #expect(printed.tally[.printed] == depth - 1)
        // Plans of plans keep lines short, and so the text linear.
        #expect(printed.text.utf8.count < depth * 300)
    }

    @Test("views below the fifth level are in a plan of their own")
    func plans() throws {
        var layout = Layout()
        var parent: Int?
        for index in 0..<12 {
            var view = Layout.View(id: "v\(index)", className: "UIView")
            view.name = "view\(index)"
            view.translatesAutoresizingMask = false
            parent = layout.addView(view, parent: parent, previousSibling: nil)
        }
        let text = try layout.printed().text
        for inner in [5, 10] {
            #expect(text.contains("view\(inner).drf.insert {\n                        view\(inner)Plan\n"))
            #expect(text.contains("\n}\n\n@LayoutPlan\nprivate var view\(inner)Plan: ViewPlan {\n    view\(inner + 1)"))
        }
        #expect(text.split(separator: "@LayoutPlan").count == 4)
    }
}
