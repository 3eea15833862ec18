import LayoutModel
import Testing

@Suite("the sides of a constraint")
struct ConstraintSidesTests {
    private static let anchors: [Layout.Anchor?] = [
        nil, Layout.Anchor(.view(0), .left), Layout.Anchor(.view(Int(Int32.max)), .centerYWithinMargins),
        Layout.Anchor(.guide(7), .trailing), Layout.Anchor(.missing("gone"), .width), Layout.Anchor(.missing(""), .top),
    ]

    @Test("each side keeps its anchor, whatever it and the other side held before")
    func keepsAnchors() {
        for before in Self.anchors {
            for first in Self.anchors {
                for second in Self.anchors {
                    var constraint = Layout.Constraint(id: "c")
                    (constraint.first, constraint.second) = (before, before)
                    (constraint.first, constraint.second) = (first, second)
                    #expect(constraint.first == first && constraint.second == second)
                    var fresh = Layout.Constraint(id: "c")
                    (fresh.second, fresh.first) = (second, first)
                    #expect(constraint == fresh, "\(String(describing: first)), \(String(describing: second))")
                    let other = constraint.first
                    constraint.first = Layout.Anchor(.missing("another"), .width)
                    #expect(constraint != fresh)
                    constraint.first = other
                    #expect(constraint == fresh)
                }
            }
        }
    }

    @Test("a side takes no more room than the index, the kind and the attribute of its anchor, and all of it 48 bytes")
    func size() {
        #expect(MemoryLayout<Layout.Constraint.StoredAnchor>.size == 6)
        #expect(MemoryLayout<Layout.Constraint>.stride == 48)
    }
}
