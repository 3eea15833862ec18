import LayoutInspector
import LayoutPrinter
import Testing

@Suite("layout guides")
struct GuideTests {
    /// A view that its mask places has a plan of its own, which is applied when all guides are there.
    private static let views = """
        {"id": "box", "class": "UIView", "frame": [0, 0, 10, 10], "translatesAutoresizingMask": true,
         "subviews": [{"id": "a", "class": "UILabel"}]},
        {"id": "other", "class": "UIView", "frame": [0, 0, 10, 10], "translatesAutoresizingMask": true,
         "guides": [{"id": "g", "kind": "custom"}]}
        """

    @Test("a guide that only a later plan names is added", arguments: Dialect.draftsman.forms)
    func laterPlan(form: SourceForm) throws {
        let printed = try layout(dump(Self.views, constraints: ["a.top == g.top", "a.leading == g.leading"]))
            .printed(as: .draftsman, form: form)
        #expect(printed.tally.isComplete)
        #expect(printed.text.contains("addLayoutGuide(guide)"))
    }

    @Test("a class that is called like a member of anchors is made as any other", arguments: Dialect.draftsman.forms)
    func oddClass(form: SourceForm) throws {
        let views = #"{"id": "a", "class": "constraint", "baseClass": "UIView"}"#
        let printed = try layout(dump(views, constraints: ["a.top == root.top"])).printed(as: .draftsman, form: form)
        #expect(printed.tally.isComplete)
        #expect(printed.text.contains("constraint()"))
    }
}
