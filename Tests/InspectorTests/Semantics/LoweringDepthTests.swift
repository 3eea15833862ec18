import LayoutInspector
import TestSupport
import Testing

@Suite struct LoweringDepthTests {
    @Test("100,000 nested views are lowered on a small stack, and so is a constraint over all of them")
    func deep() throws {
        let depth = 100_000
        let counts = try onSmallStack {
            var layout = Layout()
            for index in 0..<depth {
                var view = Layout.View(id: "\(index)", className: index % 3 == 0 ? "UIStackView" : "UIView")
                view.translatesAutoresizingMask = false
                if index % 3 == 0 { view.stack = Layout.Stack() }
                layout.addView(view, parent: index == 0 ? nil : index - 1, previousSibling: nil)
            }
            for index in 1..<depth where index % 3 != 1 {
                var constraint = Layout.Constraint(id: "c\(index)")
                constraint.first = Layout.Anchor(.view(index), .leading)
                constraint.second = Layout.Anchor(.view(index - 1), .leading)
                layout.addConstraint(constraint)
            }
            var long = Layout.Constraint(id: "long")
            long.first = Layout.Anchor(.view(depth - 1), .centerX)
            long.second = Layout.Anchor(.view(0), .centerX)
            layout.addConstraint(long)
            let lowered = layout.lowered()
            let last = lowered.system.rowCount - 1
            return (lowered.system.rowCount, lowered.system.terms(of: last).count, lowered.json().count)
        }
        #expect(counts.0 > 2 * depth)
        #expect(counts.1 == depth + 1)
        #expect(counts.2 > depth)
    }
}
