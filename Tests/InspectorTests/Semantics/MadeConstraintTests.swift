import LayoutInspector
import LayoutSolver
import TestSupport
import Testing

@Suite struct MadeConstraintTests {
    private static let fixture = """
        {"format": "layout-dump", "version": 1, "roots": [
          {"id": "root", "class": "UIView", "frame": [0, 0, 320, 480],
           "safeAreaInsets": {"top": 20, "left": 0, "bottom": 34, "right": 0}, "subviews": [
            {"id": "scroll", "class": "UIScrollView", "scroll": {"contentOffset": [3, 5]},
             "alignmentRectInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "subviews": [
              {"id": "inner", "class": "UILabel", "text": "Hello", "frame": [5, 6, 70, 20],
               "alignmentRectInsets": {"top": 4, "left": 3, "bottom": 2, "right": 1}},
              {"id": "masked", "class": "UIView", "frame": [5, 6, 70, 20], "translatesAutoresizingMask": true,
               "autoresizingMask": ["flexibleLeftMargin", "flexibleWidth"]}]},
            {"id": "stack", "class": "UIStackView", "layoutDirection": "rightToLeft",
             "layoutMargins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
             "stack": {"distribution": "equalCentering", "alignment": "lastBaseline", "spacing": 8,
               "isLayoutMarginsRelative": true}, "subviews": [
              {"id": "one", "class": "UILabel", "text": "One"},
              {"id": "two", "class": "UISwitch", "alignmentRectInsets": {"top": 0, "left": 0, "bottom": 0, "right": 2}},
              {"id": "three", "class": "UIView", "isHidden": true},
              {"id": "four", "class": "UIButton", "intrinsicContentSize": [40, 30]}]},
            {"id": "column", "class": "UIStackView",
             "stack": {"axis": "vertical", "distribution": "fillProportionally", "alignment": "center"}, "subviews": [
              {"id": "five", "class": "UILabel", "text": "Five"},
              {"id": "six", "class": "UIView"}]}]}],
         "constraints": [
          {"id": "1", "first": {"item": "inner", "attribute": "leading"},
           "second": {"item": "scroll", "attribute": "leading"}},
          {"id": "2", "first": {"item": "scroll.frameLayout", "attribute": "top"},
           "second": {"item": "root.safeArea", "attribute": "top"}},
          {"id": "3", "first": {"item": "root.readableContent", "attribute": "top"},
           "second": {"item": "root.keyboard", "attribute": "top"}},
          {"id": "4", "first": {"item": "root.topLayout", "attribute": "top"},
           "second": {"item": "root.bottomLayout", "attribute": "top"}},
          {"id": "5", "first": {"item": "stack", "attribute": "leading"},
           "second": {"item": "scroll", "attribute": "trailing"}}]}
        """

    /// One row by variable, comparable.
    private struct Row: Equatable {
        var terms: [LinearTerm]
        var relation: RowRelation
        var constant: Double
        var priority: Double

        init(_ row: Int, of lowered: LoweredLayout) {
            terms = lowered.system.terms(of: row).sorted { $0.variable < $1.variable }
            relation = lowered.system.relations[row]
            constant = (lowered.system.constants[row] * 1e9).rounded() / 1e9
            priority = lowered.system.priorities[row]
        }
    }

    @Test("every made constraint, put into the dump, means the row it was made from")
    func roundTrip() throws {
        let original = try layout(Self.fixture)
        let lowered = original.lowered()
        for row in 0..<lowered.system.rowCount {
            guard var constraint = lowered.madeConstraint(ofRow: row)?.constraint else { continue }
            #expect(constraint.id == lowered.id(ofRow: row))
            #expect(ReservedIDs.contain(constraint.id), "\(constraint.id)")
            #expect(lowered.layout.fault(of: constraint) == nil, "\(constraint)")
            // As a constraint of the system it replaces no made row, so that the rows stay comparable.
            constraint.origin = .system
            var copy = lowered.layout
            copy.addConstraint(constraint)
            let again = copy.lowered()
            let listed = try #require(again.row(ofConstraint: copy.constraints.count - 1))
            #expect(Row(listed, of: again) == Row(row, of: lowered), "\(constraint.id)")
        }
    }

    @Test("made constraints read like written ones where the format lets them")
    func form() throws {
        let lowered = try layout(Self.fixture).lowered()
        func made(_ id: String) throws -> Layout.Constraint {
            let row = try #require((0..<lowered.system.rowCount).first { lowered.id(ofRow: $0) == id })
            return try #require(lowered.madeConstraint(ofRow: row)).constraint
        }
        let edge = try made("guide:root.safeArea.bottom")
        #expect(edge.terms.isEmpty)
        #expect(edge.origin == .guide)
        #expect(edge.constant == -34)
        #expect(Set([edge.first?.attribute, edge.second?.attribute]) == [.bottom])
        let fit = try made("stack:column.fit")
        #expect(fit.first?.attribute == .width)
        #expect(fit.priority == 51)
        #expect(try made("nonneg:inner.width").constant == -4)
        #expect(try made("mask:masked.x").terms.isEmpty == false)
    }

    @Test("ids of rows are unique")
    func uniqueIDs() throws {
        let lowered = try layout(Self.fixture).lowered()
        let ids = (0..<lowered.system.rowCount).map(lowered.id(ofRow:))
        #expect(Set(ids).count == ids.count)
    }

    @Test("the lowered system as JSON")
    func json() throws {
        assertGolden(String(decoding: try layout(Self.fixture).lowered().json(), as: UTF8.self), "lowered", "json")
    }

    @Test("solved values are frames again")
    func frames() throws {
        let lowered = try layout(
            dumpText(
                root(view("a"), keys: "\"guides\": [{\"id\": \"g\", \"kind\": \"custom\", \"frame\": [1, 2, 3, 4]}]"),
                constraint("c", "a.top", "root.safeArea.top")
            )
        ).lowered()
        let values = (0..<lowered.system.variableCount).map(Double.init)
        let frames = lowered.frames(of: values)
        #expect(frames.views[0] == Rectangle(x: 0, y: 0, width: 2, height: 3))
        #expect(frames.views[1] == Rectangle(x: 4, y: 5, width: 6, height: 7))
        #expect(frames.guides[0] == Rectangle(x: 1, y: 2, width: 3, height: 4))
        #expect(frames.guides[1] == Rectangle(x: 12, y: 13, width: 14, height: 15))
    }
}

@Suite struct ImpliedGuideTests {
    @Test("a diagnosis gives its layout with the guides that constraints imply, so that what it names can be looked up")
    func diagnosis() throws {
        let json = dumpText(
            root(view("s", view("v"), baseClass: "UIScrollView")),
            constraint("a", "v.leading", "s.leading", constant: 8),
            constraint("b", "v.leading", "s.leading", constant: 9)
        )
        let reading = try Layout.read(Array(json.utf8))
        let diagnosis = try reading.diagnosed()
        let guide = diagnosis.layout.item(id: "s.contentLayout")
        #expect(guide == .guide(diagnosis.layout.guides.count - 1))
        #expect(diagnosis.layout.guides.count == diagnosis.lowered.guideCount)
        for variable in 0..<diagnosis.lowered.system.variableCount {
            let item = try #require(diagnosis.lowered.itemAndAttribute(of: variable)).item
            #expect(!diagnosis.layout.id(of: item).isEmpty)
        }
    }

    @Test("adding implied guides again adds nothing")
    func idempotent() throws {
        var layout = try layout(
            dumpText(
                root(
                    view(
                        "s",
                        view("v"),
                        keys: "\"stack\": {\"isLayoutMarginsRelative\": true}",
                        baseClass: "UIScrollView"
                    )
                ),
                constraint("a", "v.leading", "s.leading", constant: 8)
            )
        )
        layout.addImpliedGuides()
        let once = layout
        layout.addImpliedGuides()
        #expect(layout == once)
        #expect(layout.guides.map(\.id) == ["s.contentLayout", "s.layoutMargins"])
    }
}
