import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Headlines in lengths that can be seen on the screen.
@Suite("the paths of a conflict") struct ConflictPathTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var constraints: [String]
        var message: String
        var excess: Double
    }

    private static let size = ExampleDump.constraint
    private static func pin(
        _ first: String,
        _ second: String,
        _ constant: Double,
        _ relation: String = "==",
        by factor: Double? = nil
    )
        -> String
    {
        ExampleDump.constraint(
            "\(first)-\(second)-\(constant)",
            first,
            relation,
            second,
            plus: constant,
            more: factor.map { "\"multiplier\": \($0)" } ?? ""
        )
    }
    private static func fix(_ first: String, _ constant: Double) -> String {
        ExampleDump.constraint("\(first)-\(constant)", first, plus: constant)
    }

    private static let cases = [
        Case(
            testDescription: "a centre counts once, at its place",
            constraints: [
                fix("box.height", 140), fix("a.height", 140), pin("a.centerY", "box.top", 70),
                pin("box.bottom", "a.bottom", 10),
            ],
            message: "box's subviews need 140 + 10 = 150 points of height, but box has 140 (10 short)",
            excess: 10
        ),
        Case(
            testDescription: "the centre of a sibling is no half of the container",
            constraints: [
                fix("box.height", 100), pin("a.top", "box.top", 10), fix("a.height", 40),
                pin("b.centerY", "a.centerY", 0),
                fix("b.height", 60), pin("box.bottom", "b.bottom", 50),
            ],
            message:
                "box's subviews need 110 points of height, but box has 100 (10 short); 10 + 60 + 50 - 10 = 110 points",
            excess: 10
        ),
        Case(
            testDescription: "a share of the container is its length",
            constraints: [
                fix("box.width", 375), pin("a.width", "box.width", 0, by: 0.5), pin("a.leading", "box.leading", 16),
                pin("box.trailing", "a.trailing", 16),
            ],
            message: "box is 375 points wide, but its subviews fill 219.5 (155.5 left over); "
                + "16 + 187.5 + 16 = 219.5 points",
            excess: 155.5
        ),
        Case(
            testDescription: "a multiplied edge is its length",
            constraints: [
                fix("box.width", 300), pin("a.leading", "box.trailing", 0, by: 0.5), fix("a.width", 200),
                pin("a.trailing", "box.trailing", -8),
            ],
            message: "box's subviews need 150 + 200 + 8 = 358 points of width, but box has 300 (58 short)",
            excess: 58
        ),
        Case(
            testDescription: "two chains beside each other have no subject",
            constraints: [
                pin("a.top", "box.top", 34), fix("a.height", 391), pin("b.top", "box.top", 70), fix("b.height", 25),
                pin("c.top", "b.bottom", 0), fix("c.height", 312), pin("c.bottom", "a.bottom", 0),
            ],
            message: "c.bottom is 425 points below box.top by one path and 407 by another (18 apart)"
                + "; 34 + 391 = 425 points; 70 + 25 + 312 = 407 points",
            excess: 18
        ),
        Case(
            testDescription: "a column beside another",
            constraints: [
                pin("a.top", "box.top", 8), fix("a.height", 41), pin("box.bottom", "a.bottom", 0),
                pin("b.top", "box.top", 8), fix("b.height", 24), pin("box.bottom", "b.bottom", 8),
            ],
            message: "box is 49 points high by one path (8 + 41) and 40 by another (8 + 24 + 8) (9 apart)",
            excess: 9
        ),
        Case(
            testDescription: "a fixed size against an inequality that nothing pins",
            constraints: [fix("a.width", 73), pin("a.width", "box.width", 77, ">="), fix("box.width", 320)],
            message: "a is 73 points wide, but a.width >= box.width + 77 makes it at least 397 (off by 324)",
            excess: 324
        ),
        Case(
            testDescription: "banner below a map",
            constraints: [
                pin("a.bottom", "box.bottom", -108), pin("b.top", "a.bottom", 10), fix("b.height", 100),
                pin("b.bottom", "box.bottom", 0),
            ],
            message:
                "b is 100 points high, but its pinned edges leave 108 - 10 = 98 (off by 2)",
            excess: 2
        ),
    ]

    @Test(
        "say lengths that are on the screen, and name a subject only where both of its edges are joined",
        arguments: cases
    )
    func headline(_ example: Case) throws {
        let inner = ["a", "b", "c"].map { ExampleDump.view($0, "UIView", more: "\"name\": \"\($0)\"") }.joined(
            separator: ", "
        )
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("box", "UIView", more: "\"name\": \"box\", \"subviews\": [\(inner)]")],
            constraints: example.constraints
        )
        let found = try #require(try diagnosis(dump, fixes: false).findings("conflict").first)
        let sums = found.notes.filter { $0.message.hasSuffix(" points") }.map(\.message)
        #expect(([found.message] + sums).joined(separator: "; ") == example.message)
        #expect(found.conflict?.excess == example.excess)
    }
}
