import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Whether a view translates its autoresizing mask, where the dump does not say.
@Suite struct TranslatesAutoresizingMaskTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var constraints: [String]
        /// Of the views r, a, b, c (in b) and q, those that do not translate their masks.
        var constrained: [String]
    }

    static let cases = [
        Case(testDescription: "no constraints", constraints: [], constrained: []),
        Case(
            testDescription: "a sibling constrains both",
            constraints: [DumpFixtures.constraint("a top", "b top")],
            constrained: ["a", "b"]
        ),
        Case(
            testDescription: "a superview is not constrained by its subview",
            constraints: [DumpFixtures.constraint("a top", "r top")],
            constrained: ["a"]
        ),
        Case(
            testDescription: "nor by a descendant's guide, nor by its own guide",
            constraints: [
                DumpFixtures.constraint("r top", "g top", id: "1"), DumpFixtures.constraint("b top", "g top", id: "2"),
            ],
            constrained: []
        ),
        Case(
            testDescription: "a guide of an ancestor constrains",
            constraints: [DumpFixtures.constraint("c top", "g top")],
            constrained: ["c"]
        ),
        Case(
            testDescription: "a size constrains",
            constraints: [DumpFixtures.constraint("a width", more: "\"constant\": 10")],
            constrained: ["a"]
        ),
        Case(
            testDescription: "an aspect ratio is a size",
            constraints: [DumpFixtures.constraint("b width", "b height")],
            constrained: ["b"]
        ),
        Case(
            testDescription: "a second item with multiplier 0 plays no part",
            constraints: [DumpFixtures.constraint("b width", "a width", more: "\"multiplier\": 0, \"constant\": 4")],
            constrained: ["b"]
        ),
        Case(
            testDescription: "terms relate their items",
            constraints: [
                """
                {"id": "k", "constant": 4, "terms": [{"item": "a", "attribute": "left"},
                {"item": "c", "attribute": "right", "multiplier": -1}]}
                """
            ],
            constrained: ["a", "c"]
        ),
        Case(
            testDescription: "inactive constraints do not count",
            constraints: [DumpFixtures.constraint("a top", "b top", more: "\"isActive\": false")],
            constrained: []
        ),
        Case(
            testDescription: "faulty constraints do not count",
            constraints: [DumpFixtures.constraint("a top", "b left")],
            constrained: []
        ),
        Case(
            testDescription: "only the user's constraints count",
            constraints: [
                DumpFixtures.constraint("a top", "b top", id: "1", more: "\"origin\": \"system\""),
                DumpFixtures.constraint("a top", "b top", id: "2", more: "\"identifier\": \"UISV-spacing\""),
            ],
            constrained: []
        ),
        Case(
            testDescription: "a listed autoresizing constraint proves that the mask is translated",
            constraints: [
                DumpFixtures.constraint("a top", "b top", id: "1"),
                DumpFixtures.constraint("a height", id: "2", more: "\"origin\": \"autoresizing\""),
            ],
            constrained: ["b"]
        ),
        Case(
            testDescription: "an autoresizing constraint is the lower item's, whichever stands first",
            constraints: [
                DumpFixtures.constraint("c top", "a top", id: "1"), DumpFixtures.constraint("b top", "a top", id: "3"),
                DumpFixtures.constraint("b right", "c right", id: "2", more: "\"origin\": \"autoresizing\""),
            ],
            constrained: ["a", "b"]
        ),
    ]

    @Test("a view translates its mask unless a user constrains it", arguments: cases)
    func resolution(_ test: Case) throws {
        let text = DumpFixtures.dump(constraint: test.constraints.joined(separator: ", "))
        let layout = try DumpFixtures.read(text).layout
        let constrained = layout.views.filter { !$0.translatesAutoresizingMask }.map(\.id)
        #expect(constrained == test.constrained)
        #expect(try Layout.read(layout.dump()).layout == layout)
    }

    @Test("arranged subviews do not translate their masks, other subviews of a stack do")
    func arranged() throws {
        let layout = try DumpFixtures.read(
            DumpFixtures.dump(
                roots: """
                    [{"id": "s", "class": "UIStackView", "stack": {"arranged": ["a"]}, "subviews": [
                    {"id": "a", "class": "UIView"}, {"id": "b", "class": "UIView"}]},
                    {"id": "t", "class": "UIStackView", "stack": {}, "subviews": [{"id": "c", "class": "UIView"}]}]
                    """
            )
        ).layout
        #expect(layout.views.map(\.translatesAutoresizingMask) == [true, false, true, true, false])
    }

    @Test("what the dump states holds, and is written")
    func stated() throws {
        let text = DumpFixtures.dump(
            roots: """
                [{"id": "r", "class": "UIView", "translatesAutoresizingMask": false, "subviews": [
                {"id": "a", "class": "UIView", "translatesAutoresizingMask": true}]}]
                """,
            constraints: "[\(DumpFixtures.constraint("a top", "r top"))]"
        )
        let layout = try DumpFixtures.read(text).layout
        #expect(layout.views.map(\.translatesAutoresizingMask) == [false, true])
        #expect(try Layout.read(layout.dump()).layout == layout)
    }

    @Test("an edit never decides it anew, and the written dump says what reading would not find")
    func edits() throws {
        var layout = try DumpFixtures.read(DumpFixtures.dump(constraint: DumpFixtures.constraint("a top", "r top")))
            .layout
        try layout.apply(.remove(constraint: "k"))
        #expect(layout.views.map(\.translatesAutoresizingMask) == [true, false, true, true, true])
        let again = try Layout.read(layout.dump()).layout
        #expect(again.views.map(\.translatesAutoresizingMask) == [true, false, true, true, true])
        #expect(layout.dumpText.contains("\"translatesAutoresizingMask\": false"))
    }
}
