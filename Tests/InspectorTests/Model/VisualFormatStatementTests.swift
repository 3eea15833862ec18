import Testing

@testable import LayoutModel

@Suite struct VisualFormatStatementTests {
    private static func text(_ row: VisualFormatStatement.Row) -> String {
        func text(_ side: VisualFormatStatement.Side) -> String {
            switch side.item {
            case .superview: "|." + side.attribute.rawValue
            case .view(let name): name + "." + side.attribute.rawValue
            }
        }
        let second = row.second.map { " \(row.multiplier) × \(text($0))" } ?? ""
        return "\(text(row.first)) \(row.relation.rawValue)\(second) \(row.constant) @\(row.priority)"
    }

    @Test(
        "a string is its constraints",
        arguments: [
            ("[a]-[b]", [], ["b.leading equal 1.0 × a.trailing 8.0 @1000.0"]),
            (
                "V:|-[a(>=h@750)]-gap-|", [],
                [
                    "a.top equal 1.0 × |.topMargin 0.0 @1000.0", "a.height greaterThanOrEqual 30.0 @750.0",
                    "|.bottom equal 1.0 × a.bottom 5.0 @1000.0",
                ]
            ),
            (
                "[a(==b)][b]", ["alignAllTop"],
                [
                    "a.width equal 1.0 × b.width 0.0 @1000.0", "b.leading equal 1.0 × a.trailing 0.0 @1000.0",
                    "a.top equal 1.0 × b.top 0.0 @1000.0",
                ]
            ),
            ("[a]-2-[b]", ["directionRightToLeft"], ["b.right equal 1.0 × a.left -2.0 @1000.0"]),
            ("V:[a]-2-[b]", ["spacingBaselineToBaseline"], ["b.firstBaseline equal 1.0 × a.lastBaseline 2.0 @1000.0"]),
        ]
    )
    func rows(format: String, options: [String], rows: [String]) throws {
        let statement = try VisualFormatStatement(format, options: options, metrics: ["h": 30, "gap": 5])
        #expect(statement.rows.map(Self.text) == rows)
    }

    @Test(
        "what stands for no constraints says why, and where",
        arguments: [
            ("[a", [], "expected \"]\" behind \"[a\", found the end", 2),
            ("[a]-x-[b]", [], "there is no metric \"x\"", 4),
            ("[a(20@2000)]", [], "a priority is above 0 and at most 1000", 6),
            ("[a][b]", ["alignAllLeft"], "views in a row along an axis cannot be aligned along it (left)", 0),
            ("[a]", ["alignAllTops"], "unknown option \"alignAllTops\"", 0),
        ]
    )
    func faults(format: String, options: [String], message: String, offset: Int) {
        let metric = message.contains("metric") ? "x" : nil
        #expect(throws: VisualFormatStatement.Fault(message: message, offset: offset, metric: metric)) {
            try VisualFormatStatement(format, options: options)
        }
    }
}
