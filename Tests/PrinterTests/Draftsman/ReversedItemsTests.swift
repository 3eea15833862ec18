import LayoutInspector
import LayoutPrinter
import Testing

@Suite("reversed items in Draftsman")
struct ReversedItemsTests {
    private func printed(_ constraints: [String], reversesItems: Bool = true) throws -> PrintedSource {
        let views = #"""
            {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false},
            {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}
            """#
        var options = PrintOptions()
        options.reversesItems = reversesItems
        return try layout(dump(views, constraints: constraints)).printed(options: options)
    }

    struct Case: CustomTestStringConvertible {
        var constraint: String
        var relation: String
        var testDescription: String { constraint }
    }

    @Test(
        "a constraint of the root or a guide is said from its second item",
        arguments: [
            Case(constraint: "root.bottom == v.bottom + 8", relation: "bottom.equal(with: .parent).offset(by: 8)"),
            Case(constraint: "root.top == v.top", relation: "top.equal(with: .parent)"),
            // What is at least on one side is at most on the other.
            Case(
                constraint: "root.trailing >= v.trailing + 20",
                relation: "trailing.moreThan(with: .parent).offset(by: 20)"
            ),
            Case(
                constraint: "root.leading <= v.leading - 20",
                relation: "leading.moreThan(with: .parent).offset(by: 20)"
            ),
            Case(
                constraint: "[root.safeArea].bottom == v.bottom + 4",
                relation: "bottom.equal(with: .safeArea).offset(by: 4)"
            ),
            Case(constraint: "root.width == v.width + 32", relation: "width.equal(with: .parent).substracted(by: 32)"),
            Case(
                constraint: "root.bottom == v.bottom + 8 @750 #low",
                relation: #"bottom.equal(to: view.bottomAnchor).offset(by: 8).priority(750).identifier("low")"#
            ),
            Case(
                constraint: "o.firstBaseline == v.top - 2",
                relation: "top.equal(to: o.firstBaselineAnchor).offset(by: 2)"
            ),
        ]
    )
    func reversed(_ example: Case) throws {
        let source = try printed([example.constraint])
        #expect(planBody(source.text) == "v.drf." + example.relation + "\no")
        #expect(source.tally.summary == "1 constraint: 1 printed (1 with reversed items)")
        #expect(source.remainder.isEmpty)
        #expect(source.text.contains("--reverse-items"))
    }

    @Test(
        "what its second item cannot carry either, or only with another multiplier, stays as it is",
        arguments: [
            "root.width == v.width * 2", "root.bottom == v.leadingMargin", "root.leading == v.leadingMargin",
            "o.firstBaseline == v.firstBaseline", "root.width == 320", "root.bottom == v.bottom =bottomConstraint",
            "[root.safeArea].top == [o.safeArea].top",
        ]
    )
    func kept(_ constraint: String) throws {
        let source = try printed([constraint])
        #expect(!source.tally.summary.contains("reversed"))
        #expect(source.tally == (try printed([constraint], reversesItems: false)).tally)
    }

    @Test("nothing is reversed that its first item can carry, and nothing unasked")
    func unasked() throws {
        let source = try printed(["v.bottom == root.bottom", "v.top == o.top"])
        #expect(source.tally.reversed == 0)
        #expect(try printed(["root.bottom == v.bottom"], reversesItems: false).tally.reversed == 0)
        #expect(try printed(["root.bottom == v.bottom"], reversesItems: false).remainder.count == 1)
    }

    @Test("a reversed constraint does not take the place of one that is there already")
    func repeated() throws {
        let source = try printed(["v.bottom == root.bottom - 8", "root.bottom == v.bottom + 20"])
        #expect(source.tally[.printed] == 2)
        #expect(source.tally.reversed == 0)
        #expect(source.remainder.map(\.reason) == ["its first item is the view that the plan is for"])
        #expect(source.text.contains("view.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: 20)"))
    }

    @Test("reversed constraints stand in combinations with others")
    func combinations() throws {
        let source = try printed([
            "v.top == root.top + 8", "v.leading == root.leading + 8", "root.bottom == v.bottom + 8",
            "root.trailing == v.trailing + 8",
        ])
        #expect(planBody(source.text) == "v.drf.localizedEdges.equal(with: .parent).offset(by: 8)\no")
    }
}
