import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct DeepLayoutTests {
    /// A view in a view in a view, each pinned to the edges of the one around it; the innermost asks for too much.
    private func nested(_ depth: Int, innerWidth: Double) -> Layout {
        var layout = Layout()
        var root = Layout.View(id: "0", className: "UIView")
        root.frame = Rectangle(x: 0, y: 0, width: 375, height: 667)
        layout.addView(root, parent: nil, previousSibling: nil)
        for index in 1...depth {
            let view = Layout.View(id: "\(index)", className: "UIView")
            layout.addView(view, parent: index - 1, previousSibling: nil)
            for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
                var constraint = Layout.Constraint(id: "\(index).\(attribute.rawValue)")
                constraint.first = Layout.Anchor(.view(index), attribute)
                constraint.second = Layout.Anchor(.view(index - 1), attribute)
                layout.addConstraint(constraint)
            }
        }
        var width = Layout.Constraint(id: "width")
        width.first = Layout.Anchor(.view(depth), .width)
        width.constant = innerWidth
        layout.addConstraint(width)
        layout.resolveAutoresizing()
        return layout
    }

    @Test("a conflict through 250 nested views is reported on a small stack")
    func conflict() throws {
        let layout = nested(250, innerWidth: 400)
        let found = try onSmallStack { try layout.diagnose().findings }
        #expect(found.map(\.rule) == ["conflict"])
        #expect(found.first?.constraints.count == 502)
        #expect(found.first?.message == "UIView #250 needs 400 points of width, but root has 375 (25 short)")
        // One for each member, and why.
        #expect((found.first?.notes.count ?? 0) <= 504)
    }

    @Test("many views without any constraint are one finding each")
    func loose() throws {
        var layout = Layout()
        var root = Layout.View(id: "root", className: "UIView")
        root.frame = Rectangle(x: 0, y: 0, width: 375, height: 667)
        layout.addView(root, parent: nil, previousSibling: nil)
        var previous: Int?
        for index in 0..<100 {
            var view = Layout.View(id: "v\(index)", className: "UIView")
            view.statedTranslatesAutoresizingMask = false
            previous = layout.addView(view, parent: 0, previousSibling: previous)
        }
        layout.resolveAutoresizing()
        let found = try layout.diagnose().findings
        #expect(found.count == 100)
        #expect(found.allSatisfy { $0.ambiguity?.attributes == [.minX, .width, .minY, .height] })
        #expect(found.allSatisfy { $0.ambiguity?.ranges[1] == .init(lowest: 0, highest: nil) })
    }
}
