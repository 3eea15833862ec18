import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutInspector

@Suite("deeply nested layouts in Draftsman")
struct DepthTests {
    @Test("100,000 nested views print and prove themselves on a small stack")
    func depth() throws {
        let printed = try onSmallStack {
            var layout = Layout()
            var parent: Int?
            for index in 0..<100_000 {
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
        #expect(printed.tally[.printed] == 99_999)
        // Plans of plans keep lines short, and so the text linear.
        #expect(printed.text.utf8.count < 30_000_000)
    }

    @Test("views below the eighth level stand in a plan of their own")
    func plans() throws {
        var layout = Layout()
        var parent: Int?
        for index in 0..<12 {
            var view = Layout.View(id: "v\(index)", className: "UIView")
            view.name = "view\(index)"
            view.translatesAutoresizingMask = false
            parent = layout.addView(view, parent: parent, previousSibling: nil)
        }
        assertGolden(try layout.printed().text, "twelve-levels", "swift")
    }
}
