import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Widths that are right on one screen only.
@Suite("widths of a design") struct DesignSizesTests {
    @Test("a width that is a screen's less its margins is removed first, wherever it is in the file")
    func first() throws {
        // 288 is 320 less two margins of 16; 290 is the same of no screen.
        #expect(try Self.firstFix(card: 288, badge: 300) == "remove card.width == 288")
        #expect(try Self.firstFix(card: 300, badge: 288) == "remove badge.width == 288")
        #expect(try Self.firstFix(card: 290, badge: 300) == "lower the priority of badge.width == 300 to 999")
        #expect(try Self.firstFix(card: 300, badge: 290) == "lower the priority of badge.width == 290 to 999")
    }

    @Test(
        "the screen and the margins that explain a width are said",
        arguments: [
            (320.0, "320 is the width of one screen"),
            (343, "343 is the width of a screen of 375 without margins of 16"),
            (335, "335 is the width of a screen of 375 without margins of 20"), (290, nil),
        ] as [(Double, String?)]
    )
    func reasons(width: Double, reason: String?) {
        var constraint = Layout.Constraint(id: "width")
        constraint.first = Layout.Anchor(.view(0), .width)
        constraint.constant = width
        #expect(DesignSizes.reason(for: constraint) == reason)
        #expect(DesignSizes.fixes(constraint) == (reason != nil))
    }

    @Test("every width of a phone is one that designs have", arguments: [320, 375, 390, 393, 402, 414, 430, 440])
    func phones(width: Double) {
        var constraint = Layout.Constraint(id: "width")
        constraint.first = Layout.Anchor(.view(0), .width)
        constraint.constant = width
        #expect(DesignSizes.reason(for: constraint) == "\(PointsText.text(width)) is the width of one screen")
        constraint.constant = 768
        #expect(!DesignSizes.fixes(constraint))
    }

    @Test("the default height of a row is known with and without its separator", arguments: [43.5, 44, 44.3333, 44.5])
    func rows(height: Double) {
        #expect(DesignSizes.reason(forRowOf: height) == "44 is the default row height")
        #expect(DesignSizes.reason(forRowOf: height + 1.5) == nil)
    }

    /// A card beside a badge, both of fixed widths, in a root of 375 points.
    private static func firstFix(card: Double, badge: Double) throws -> String? {
        let dump = ExampleDump.text(
            subviews: ["card", "badge"].map { ExampleDump.view($0, "UIView", more: "\"name\": \"\($0)\"") },
            constraints: ExampleDump.place("card") + [
                ExampleDump.constraint("card-width", "card.width", plus: card),
                ExampleDump.constraint("card-height", "card.height", plus: 44),
                ExampleDump.constraint("gap", "badge.leading", "==", "card.trailing", plus: 8),
                ExampleDump.constraint("badge-width", "badge.width", plus: badge),
                ExampleDump.constraint("badge-top", "badge.top", "==", "card.top"),
                ExampleDump.constraint("badge-height", "badge.height", plus: 44),
                ExampleDump.constraint("end", "root.trailing", "==", "badge.trailing", plus: 16),
            ]
        )
        return try diagnosis(dump).findings("conflict").first?.fixes.first?.title
    }
}
