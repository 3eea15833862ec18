import Testing

@testable import LayoutInspector
@testable import LayoutModel

@Suite("dumps with long constraints")
struct ManyTermsTests {
    /// 4,000 terms took ten seconds, each looking at all the others.
    @Test("a constraint with many terms names its items, and its view does not translate its mask")
    func terms() throws {
        let count = 20_000
        let term = #"{"item": "a", "attribute": "width", "multiplier": 1}"#
        let text = """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "r", "class": "UIView", "subviews":
             [{"id": "a", "class": "UIView"}, {"id": "b", "class": "UIView"}]}], "constraints":
             [{"id": "c", "terms": [\(Array(repeating: term, count: count).joined(separator: ", "))], "constant": 9}]}
            """
        let layout = try Layout.read(Array(text.utf8)).layout
        let constraint = try #require(layout.constraints.first)
        #expect(constraint.terms.count == count)
        #expect(constraint.terms.allSatisfy { $0.anchor == Layout.Anchor(.view(1), .width) })
        #expect(layout.views.map(\.translatesAutoresizingMask) == [true, false, true])
    }
}
