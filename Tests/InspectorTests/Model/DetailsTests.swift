import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("properties that few objects have")
struct DetailsTests {
    @Test("a default is what a property is that was never set, and setting it takes no storage")
    func defaults() {
        var view = Layout.View(id: "a", className: "UIView")
        view.owner = nil
        view.contentHugging = PerAxis(250, 250)
        view.inferred = []
        view.location = nil
        #expect(view.details.isEmpty)
        #expect(view.compressionResistance == PerAxis(750, 750))
        #expect(view.alignmentRectInsets == .zero)
        var constraint = Layout.Constraint(id: "c")
        constraint.terms = []
        constraint.fault = nil
        constraint.className = "NSLayoutConstraint"
        constraint.identifier = nil
        #expect(constraint.details.isEmpty)
        #expect(constraint.className == "NSLayoutConstraint" && constraint.identifier == nil)
        constraint.identifier = "height"
        constraint.className = "NSAutoresizingMaskLayoutConstraint"
        #expect(constraint.className == "NSAutoresizingMaskLayoutConstraint" && constraint.identifier == "height")
        constraint.identifier = nil
        constraint.className = "NSLayoutConstraint"
        #expect(constraint == Layout.Constraint(id: "c"))
    }

    @Test("an object takes no more bytes than layouts of 100,000 views can afford")
    func sizes() {
        #expect(MemoryLayout<Layout.Constraint>.stride <= 48)
        #expect(MemoryLayout<Layout.View>.stride <= 128)
    }

    @Test("a view's indices are kept, and can be unset")
    func indices() {
        var view = Layout.View(id: "a", className: "UIView")
        #expect(view.parent == nil && view.firstSubview == nil && view.nextSibling == nil && view.depth == 0)
        view.parent = 0
        view.firstSubview = 7
        view.nextSibling = 2_000_000_000
        view.depth = 100_000
        #expect(
            view.parent == 0 && view.firstSubview == 7 && view.nextSibling == 2_000_000_000 && view.depth == 100_000
        )
        view.parent = nil
        view.nextSibling = nil
        #expect(view.parent == nil && view.nextSibling == nil)
    }

    @Test("what was set is kept, each by itself, and can be reset")
    func setting() {
        var view = Layout.View(id: "a", className: "UIView")
        view.owner = "Owner"
        view.contentHugging[.vertical] = 1
        view.inferred.append("frame")
        view.stack = Layout.Stack()
        view.stack?.spacing = 8
        #expect(view.owner == "Owner")
        #expect(view.contentHugging == PerAxis(250, 1))
        #expect(view.inferred == ["frame"])
        #expect(view.stack?.spacing == 8)
        #expect(view.label == nil && view.scroll == nil)
        view.owner = nil
        view.contentHugging = PerAxis(250, 250)
        view.inferred = []
        view.stack = nil
        #expect(!view.details.isEmpty)
        #expect(view == Layout.View(id: "a", className: "UIView"))
        #expect(Layout.View(id: "a", className: "UIView") == view)
    }

    @Test("a copy that is changed leaves the other one as it was")
    func copies() {
        var first = Layout.View(id: "a", className: "UIView")
        first.label = "one"
        var second = first
        second.label = "two"
        second.attributes.append(Layout.Attribute(key: "k", json: "1"))
        #expect(first.label == "one" && first.attributes.isEmpty)
        #expect(second.label == "two" && second.attributes.count == 1)
        #expect(first != second)
    }

    @Test("a constraint's anchors are its sides or those of its terms, without those that a multiplier of 0 leaves out")
    func anchors() {
        let (a, b) = (Layout.Anchor(.view(0), .width), Layout.Anchor(.view(1), .height))
        var constraint = Layout.Constraint(id: "c")
        #expect(constraint.anchors.isEmpty && constraint.anchors.first == nil)
        constraint.second = b
        #expect(Array(constraint.anchors) == [b])
        constraint.first = a
        #expect(Array(constraint.anchors) == [a, b])
        #expect(constraint.anchors.first == a)
        #expect(Array(constraint.relatedItems) == [.view(0), .view(1)])
        constraint.multiplier = 0
        #expect(Array(constraint.anchors) == [a, b])
        #expect(Array(constraint.relatedItems) == [.view(0)])
        constraint.terms = [
            Layout.Term(b, multiplier: 0), Layout.Term(b, multiplier: 1), Layout.Term(a, multiplier: 2),
        ]
        #expect(Array(constraint.anchors) == [b, b, a])
        #expect(Array(constraint.relatedItems) == [.view(1), .view(0)])
    }
}
