import LayoutInspector
import Testing

@testable import LayoutPrinter

/// What SnapKit makes of lines that people write, as far as the reader knows them.
@Suite("rules of SnapKit")
struct SnapKitRulesTests {
    /// Whether a block with these lines makes the constraints of `v`, which is in `box` beside `o`.
    private func isProven(_ lines: String, _ constraints: [String]) throws -> Bool {
        let views = #"""
            {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false, "subviews": [
              {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false},
              {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}]}
            """#
        // The lines are about margins as the library writes them.
        var options = PrintOptions()
        options.keepsItems = true
        let printing = try SnapKit().printing(
            of: layout(dump(views, constraints: constraints)),
            form: .statements,
            options: options
        )
        let block = try #require(printing.text.firstRange(of: "v.snp.makeConstraints { make in\n"))
        let end = try #require(printing.text[block.upperBound...].firstRange(of: "}\n"))
        let text = printing.text[..<block.upperBound] + lines + "\n" + printing.text[end.lowerBound...]
        do {
            try SnapKit().prove(String(text), of: printing.plan, in: printing.context)
            return true
        } catch {
            return false
        }
    }

    private static let edges = [
        "v.left == box.left", "v.top == box.top", "v.right == box.right", "v.bottom == box.bottom",
    ]

    @Test(
        "lines that make the constraints",
        arguments: [
            // A chain is a set: neither order nor repetition matters.
            ("make.bottom.right.top.left.equalToSuperview()", edges),
            ("make.edges.left.equalTo(box)", edges),
            ("make.horizontalEdges.verticalEdges.equalTo(box.snp.edges)", edges),
            ("make.edges.equalTo(0)", edges),
            ("make.edges.equalToSuperview().offset(0)", edges),
            // Insets depend on the second attribute, offsets do not.
            ("make.top.equalTo(o.snp.bottom).inset(8)", ["v.top == o.bottom - 8"]),
            ("make.bottom.equalTo(o.snp.top).inset(8)", ["v.bottom == o.top + 8"]),
            ("make.top.equalTo(o.snp.bottom).offset(8)", ["v.top == o.bottom + 8"]),
            ("make.width.equalTo(o).inset(8)", ["v.width == o.width - 16"]),
            ("make.centerX.equalTo(o).inset(8)", ["v.centerX == o.centerX"]),
            ("make.firstBaseline.equalTo(o).inset(8)", ["v.firstBaseline == o.firstBaseline + 8"]),
            ("make.lastBaseline.equalTo(o).inset(8)", ["v.lastBaseline == o.lastBaseline - 8"]),
            (
                "make.top.right.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                ["v.top == box.top + 1", "v.right == box.right - 4"]
            ),
            (
                "make.center.equalTo(o).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 8))",
                ["v.centerX == o.centerX - 3", "v.centerY == o.centerY - 1"]
            ),
            // A number is a size, or a place in the superview.
            ("make.top.equalTo(8)", ["v.top == box.top + 8"]),
            ("make.bottom.equalTo(8)", ["v.bottom == box.bottom + 8"]),
            ("make.centerX.equalTo(8)", ["v.centerX == box.left + 8"]),
            ("make.centerY.equalTo(8)", ["v.centerY == box.top + 8"]),
            ("make.size.equalTo(8)", ["v.width == 8", "v.height == 8"]),
            ("make.width.equalTo(100).offset(8)", ["v.width == 8"]),
            // One attribute of the other item is for all; several pair up.
            ("make.size.equalTo(o.snp.width)", ["v.width == o.width", "v.height == o.width"]),
            ("make.size.equalTo(o.snp.size).multipliedBy(2)", ["v.width == o.width * 2", "v.height == o.height * 2"]),
            (
                "make.edges.equalTo(o.snp.margins).inset(1)",
                [
                    "v.left == o.leftMargin + 1", "v.top == o.topMargin + 1", "v.right == o.rightMargin - 1",
                    "v.bottom == o.bottomMargin - 1",
                ]
            ),
            ("make.width.equalTo(o).dividedBy(4)", ["v.width == o.width * 0.25"]),
            ("make.width.equalTo(8).priority(.high)", ["v.width == 8 @750"]),
            ("make.width.equalTo(8).priority(.required)", ["v.width == 8"]),
        ]
    )
    func equal(_ lines: String, _ constraints: [String]) throws {
        #expect(try isProven(lines, constraints))
    }

    @Test(
        "lines that make others, or that SnapKit or the compiler refuses",
        arguments: [
            ("make.directionalEdges.equalToSuperview()", edges),
            ("make.edges.equalToSuperview().inset(1)", edges),
            ("make.edges.equalTo(o)", edges),
            // An attribute more, or one too few in a combination.
            ("make.edges.width.equalToSuperview()", edges),
            ("make.left.top.right.equalToSuperview()", edges),
            // Combinations that do not match.
            ("make.edges.equalTo(box.snp.directionalEdges)", edges),
            ("make.left.top.equalTo(box.snp.edges)", ["v.left == box.left", "v.top == box.top"]),
            ("make.top.equalTo(o.snp.bottom).inset(8)", ["v.top == o.bottom + 8"]),
            (
                "make.trailing.equalTo(o).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                ["v.trailing == o.trailing - 4"]
            ),
            ("make.size.center.equalToSuperview()", ["v.width == box.width", "v.height == box.height"]),
            ("make.width.equalTo(8).priority(.high).offset(8)", ["v.width == 8 @750"]),
            ("make.width.equalTo(8).labeled(\"a\").priority(.high)", ["v.width == 8 @750 #a"]),
            ("make.width.equalTo(8).priority(.defaultHigh)", ["v.width == 8 @750"]),
            ("make.width.equalTo(nobody)", ["v.width == o.width"]),
            ("make.width", ["v.width == o.width"]),
            ("make.equalTo(o)", ["v.width == o.width"]),
            ("v.width.equalTo(o)", ["v.width == o.width"]),
        ]
    )
    func other(_ lines: String, _ constraints: [String]) throws {
        #expect(try !isProven(lines, constraints))
    }
}
