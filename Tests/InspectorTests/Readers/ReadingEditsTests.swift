import LayoutInspector
import Testing

@Suite("edits of what was read") struct ReadingEditsTests {
    @Test("a fix of a guide that constraints only mean is applied to the layout as it was read")
    func impliedGuides() throws {
        // The child is tied to the scroll view's edges, which are those of its content, whose width is open.
        let text = """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 480], "subviews": [
              {"id": "scroll", "class": "UIScrollView", "subviews": [{"id": "child", "class": "UIView"}]}]}],
             "constraints": [
              {"id": "c1", "first": {"item": "scroll", "attribute": "top"}, "second": {"item": "root", "attribute": "top"}},
              {"id": "c2", "first": {"item": "scroll", "attribute": "bottom"}, "second": {"item": "root", "attribute": "bottom"}},
              {"id": "c3", "first": {"item": "scroll", "attribute": "leading"}, "second": {"item": "root", "attribute": "leading"}},
              {"id": "c4", "first": {"item": "scroll", "attribute": "trailing"}, "second": {"item": "root", "attribute": "trailing"}},
              {"id": "c5", "first": {"item": "child", "attribute": "top"}, "second": {"item": "scroll", "attribute": "top"}},
              {"id": "c6", "first": {"item": "child", "attribute": "bottom"}, "second": {"item": "scroll", "attribute": "bottom"}},
              {"id": "c7", "first": {"item": "child", "attribute": "leading"}, "second": {"item": "scroll", "attribute": "leading"}},
              {"id": "c8", "first": {"item": "child", "attribute": "height"}, "constant": 900}]}
            """
        let reading = try Layout.read(Array(text.utf8))
        let fixes = try reading.diagnosed().findings.flatMap(\.fixes)
        let added = fixes.flatMap { $0.edits.flatMap(\.steps) }
        #expect(added.contains { if case .add(let constraint) = $0 { isGuide(constraint) } else { false } }, "\(fixes)")
        for fix in fixes {
            var edited = reading
            for edit in fix.edits { try edited.apply(edit) }
            let left = try edited.diagnosed().findings.count { $0.severity > .note }
            #expect(left == fix.remaining, "\(fix.title)")
        }
    }

    private func isGuide(_ constraint: Layout.Constraint) -> Bool {
        [constraint.first, constraint.second].contains { if case .guide? = $0?.item { true } else { false } }
    }
}
