import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct ConstraintRulesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var constraint: String
        /// The rule that is broken; `nil`: none.
        var rule: String?

        init(_ first: String, _ second: String?, _ more: String = "", _ rule: String? = nil) {
            constraint = DumpFixtures.constraint(first, second, more: more)
            self.rule = rule
        }

        init(terms: [(String, String, Double)], _ rule: String? = nil) {
            let terms = terms.map { "{\"item\": \"\($0)\", \"attribute\": \"\($1)\", \"multiplier\": \($2)}" }
            constraint = "{\"id\": \"k\", \"terms\": [\(terms.joined(separator: ", "))]}"
            self.rule = rule
        }

        var testDescription: String { constraint }
    }

    static let cases = [
        // A position needs a second item, a size does not.
        Case("a width", nil),
        Case("a left", nil, "", "position-without-item"),
        Case("a centerY", nil, "\"constant\": 4", "position-without-item"),
        Case("a firstBaseline", nil, "", "position-without-item"),
        Case("a topMargin", nil, "", "position-without-item"),
        Case("a left", nil, "\"origin\": \"autoresizing\""),
        Case("a left", nil, "\"origin\": \"encapsulated\""),
        Case("a left", nil, "\"origin\": \"system\""),
        Case("a left", nil, "\"origin\": \"stack\"", "position-without-item"),
        Case("a left", nil, "\"isActive\": false", "position-without-item"),
        Case("a left", "r left", "\"multiplier\": 0", "position-without-item"),
        Case("a left", "r left", "\"multiplier\": 0, \"origin\": \"system\""),
        Case("a left", "r left", "\"multiplier\": -1"),
        Case("a width", "r width", "\"multiplier\": 0"),
        // x goes with x, y with y, sizes with sizes.
        Case("a left", "b right"),
        Case("a left", "b top", "", "invalid-pairing"),
        Case("a centerX", "b centerY", "", "invalid-pairing"),
        Case("a width", "b height"),
        Case("a width", "b left", "", "invalid-pairing"),
        Case("a top", "b height", "", "invalid-pairing"),
        Case("a lastBaseline", "b bottomMargin"),
        Case("a lastBaseline", "b leading", "", "invalid-pairing"),
        // left goes with right, leading with trailing, centres with all.
        Case("a leading", "b trailingMargin"),
        Case("a left", "b leading", "", "left-with-leading"),
        Case("a trailing", "b right", "", "left-with-leading"),
        Case("a leftMargin", "b leading", "", "left-with-leading"),
        Case("a leading", "b rightMargin", "", "left-with-leading"),
        Case("a left", "b centerX"),
        Case("a leading", "b centerXWithinMargins"),
        // One hierarchy.
        Case("a left", "q left", "", "no-common-ancestor"),
        Case("q width", "c width", "", "no-common-ancestor"),
        Case("a left", "g left"),
        Case("q left", "g left", "", "no-common-ancestor"),
        Case("r left", "c left"),
        // Items, priorities.
        Case("a left", "zz left", "", "unreachable-item"),
        Case("zz.safeArea left", "a left", "", "unreachable-item"),
        Case("a left", "b.custom left", "", "unreachable-item"),
        Case("a left", "b left", "\"priority\": 1000"),
        Case("a left", "b left", "\"priority\": 0.001"),
        Case("a left", "b left", "\"priority\": -1", "invalid-value"),
        Case("a left", "b left", "\"priority\": 1001", "invalid-value"),
        // Terms.
        Case(terms: [("a", "left", 1), ("b", "right", -1)]),
        Case(terms: [("a", "left", 2), ("b", "right", -1), ("c", "centerX", -1)]),
        Case(terms: [("a", "left", 1), ("b", "right", -0.5)], "invalid-pairing"),
        Case(terms: [("a", "left", 1), ("b", "right", -1.0000000001)]),
        Case(terms: [("a", "left", 1), ("b", "right", -1.00000001)], "invalid-pairing"),
        Case(terms: [("a", "left", 1), ("b", "right", -1), ("c", "width", 3)]),
        Case(terms: [("a", "width", 1), ("b", "width", 1)]),
        Case(terms: [("a", "left", 1), ("b", "top", -1)], "invalid-pairing"),
        Case(terms: [("a", "left", 1), ("b", "leading", -1)], "left-with-leading"),
        Case(terms: [("a", "left", 1), ("q", "left", -1)], "no-common-ancestor"),
        Case(terms: [("a", "left", 1), ("zz", "left", -1)], "unreachable-item"),
    ]

    @Test("a constraint that cannot be is skipped under its rule, one that can is not", arguments: cases)
    func rules(_ test: Case) throws {
        let reading = try DumpFixtures.read(DumpFixtures.dump(constraint: test.constraint))
        let errors = reading.findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == (test.rule.map { [$0] } ?? []))
        let constraint = try #require(reading.layout.constraints.first)
        #expect(constraint.fault?.rule == test.rule)
        #expect(constraint.isEffective == (test.rule == nil && constraint.isActive))
        #expect(reading.layout.fault(of: constraint)?.rule == test.rule)
        if let error = errors.first {
            #expect(error.message.hasPrefix("the constraint \"k\" "))
            #expect(error.constraints == ["k"] && error.place != nil)
        }
        // What was skipped is kept, and is faulty still.
        let again = try Layout.read(reading.layout.dump())
        #expect(again.layout == reading.layout)
    }

    @Test("validating again finds the same, and clears what was fixed")
    func again() throws {
        var layout = try DumpFixtures.read(
            DumpFixtures.dump(
                constraint: DumpFixtures.constraint("a left", "zz left", id: "1") + ", "
                    + DumpFixtures.constraint("a top", "r top", id: "2")
            )
        ).layout
        let first = layout
        #expect(layout.validate().map(\.constraints) == [["1"]])
        #expect(layout == first)
        layout.constraints[0].second = Layout.Anchor(.view(0), .left)
        #expect(layout.validate().isEmpty)
        #expect(layout.constraints[0].fault == nil)
    }

    @Test("items of many roots are distinguished")
    func manyRoots() throws {
        var layout = Layout()
        var last: Int?
        for root in 0..<50 {
            last = layout.addView(Layout.View(id: "r\(root)", className: "UIView"), parent: nil, previousSibling: last)
            for view in 0..<root % 4 {
                layout.addView(
                    Layout.View(id: "v\(root).\(view)", className: "UIView"),
                    parent: last,
                    previousSibling: nil
                )
            }
        }
        let context = ValidationContext(layout)
        for (index, view) in layout.views.enumerated() {
            #expect(context.root(of: .view(index)) == (view.parent ?? index))
        }
    }
}
