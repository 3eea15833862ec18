import LayoutInspector
import LayoutPrinter
import Testing

@Suite("turned constraints")
struct TurnedItemsTests {
    private func printed(
        _ constraints: [String],
        as dialect: Dialect = .draftsman,
        setting change: (inout PrintOptions) -> Void = { _ in }
    ) throws -> PrintedSource {
        let views = #"""
            {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false},
            {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}
            """#
        var options = PrintOptions()
        change(&options)
        return try layout(dump(views, constraints: constraints)).printed(as: dialect, options: options)
    }

    struct Case: CustomTestStringConvertible {
        var constraint: String
        var relation: String
        var testDescription: String { constraint }
    }

    @Test(
        "a constraint of the root, of a guide or of a margin is said from the inner view",
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
            // The reciprocal of a power of two is exact.
            Case(
                constraint: "root.width >= v.width * 2 + 3",
                relation: "width.lessThan(with: .parent).multiplied(by: 0.5).substracted(by: 1.5)"
            ),
            // A negative factor mirrors the relation a second time.
            Case(
                constraint: "root.width >= v.width * -4 + 8",
                relation: "width.moreThan(with: .parent).multiplied(by: -0.25).added(by: 2)"
            ),
            Case(
                constraint: "v.leading == root.leadingMargin",
                relation: "leading.equal(to: view.layoutMarginsGuide.leadingAnchor)"
            ),
            Case(
                constraint: "root.trailingMargin >= v.trailing + 3",
                relation: "trailing.moreThan(to: view.layoutMarginsGuide.trailingAnchor).offset(by: 3)"
            ),
            Case(
                constraint: "v.centerX == root.centerXWithinMargins",
                relation: "centerX.equal(to: view.layoutMarginsGuide.centerXAnchor)"
            ),
            Case(
                constraint: "v.top == [root.topLayout].bottom + 20",
                relation: "top.equal(with: .safeArea).offset(by: 20)"
            ),
            Case(
                constraint: "[root.bottomLayout].top == v.bottom + 5",
                relation: "bottom.equal(with: .safeArea).offset(by: 5)"
            ),
            Case(constraint: "[root.topLayout].top == v.top", relation: "top.equal(with: .parent)"),
        ]
    )
    func turned(_ example: Case) throws {
        let source = try printed([example.constraint])
        #expect(planBody(source.text) == "v.drf." + example.relation + "\no")
        #expect(source.tally.summary == "1 constraint: 1 printed (1 turned)")
        #expect(source.remainder.isEmpty)
    }

    @Test(
        "what a property holds, and what has no exact reciprocal, keeps its items and is counted",
        arguments: [
            "root.width == v.width * 3", "root.bottom == v.bottom =bottomConstraint",
            "v.leading == root.leadingMargin =leadingConstraint",
        ]
    )
    func counted(_ constraint: String) throws {
        for dialect in Dialects.all where dialect.name == "draftsman" || dialect.name == "anchors" {
            let source = try printed([constraint], as: dialect)
            let exact = try printed([constraint], as: dialect) { $0.keepsItems = true }
            #expect(source.tally.summary == "1 constraint: 1 printed (1 not turned)")
            #expect(exact.tally.summary == "1 constraint: 1 printed")
            #expect(lines(of: source.text) == lines(of: exact.text))
        }
    }

    @Test(
        "what starts from the inner view already, or from a sibling, keeps its items",
        arguments: [
            "v.bottom == root.bottom", "v.top == o.top", "o.leading == v.trailing + 8", "root.width == 320",
            "o.firstBaseline == v.firstBaseline", "v.width == v.height * 2", "root.centerX == v.centerX * 2",
        ]
    )
    func kept(_ constraint: String) throws {
        let source = try printed([constraint])
        #expect(source.tally.summary == "1 constraint: 1 printed")
    }

    @Test("--exact-items turns nothing, and --keep-layout-guides keeps top and bottom layout guides")
    func options() throws {
        let constraints = [
            "root.bottom == v.bottom", "v.top == [root.topLayout].bottom", "v.leading == root.leadingMargin",
        ]
        let exact = try printed(constraints, as: .anchors) { $0.keepsItems = true }
        #expect(exact.tally.turned == 0)
        #expect(exact.text.contains("view.bottomAnchor.constraint(equalTo: v.bottomAnchor)"))
        #expect(exact.text.contains("toItem: view,\n            attribute: .leadingMargin"))
        #expect(exact.text.contains("--exact-items"))
        let guides = try printed(constraints, as: .anchors) { $0.keepsLayoutGuides = true }
        #expect(guides.tally.turned == 2)
        #expect(guides.text.contains("v.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)"))
        let turned = try printed(constraints, as: .anchors)
        #expect(turned.tally.turned == 3)
        #expect(turned.text.contains("v.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)"))
        #expect(turned.text.contains("v.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)"))
    }

    @Test("a turned constraint that a plan cannot hold beside another one is made apart")
    func repeated() throws {
        let source = try printed(["v.bottom == root.bottom - 8", "root.bottom == v.bottom + 20"])
        #expect(source.tally[.printed] == 2)
        #expect(source.remainder.map(\.reason) == ["a plan keeps one constraint for the same anchors and relation"])
    }

    @Test("turned constraints are in combinations with others")
    func combinations() throws {
        let source = try printed([
            "v.top == root.top + 8", "v.leading == root.leading + 8", "root.bottom == v.bottom + 8",
            "root.trailing == v.trailing + 8",
        ])
        #expect(planBody(source.text) == "v.drf.localizedEdges.equal(with: .parent).offset(by: 8)\no")
    }

    /// The text without its header.
    private func lines(of text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.hasPrefix("// ") } }
}
