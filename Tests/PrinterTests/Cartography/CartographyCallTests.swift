import LayoutInspector
import LayoutPrinter
import Testing

/// Which calls of Cartography make constraints.
@Suite("calls of Cartography")
struct CartographyCallTests {
    struct Case: CustomTestStringConvertible {
        var constraints: [String]
        var lines: [String]
        var testDescription: String { constraints.joined(separator: ", ") }

        init(_ constraints: String..., lines: String...) {
            self.constraints = constraints
            self.lines = lines
        }
    }

    /// `v` and `o` are in `box`, which is in the view of a controller; `inner` is in `o`.
    private static let views = #"""
        {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false, "subviews": [
          {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false},
          {"id": "o", "class": "UIView", "name": "o", "translatesAutoresizingMask": false, "subviews": [
            {"id": "inner", "class": "UILabel", "name": "inner", "translatesAutoresizingMask": false}]}]}
        """#

    private func print(_ constraints: [String]) throws -> PrintedSource {
        try layout(dump(Self.views, constraints: constraints)).printed(as: .cartography, form: .statements)
    }

    /// The lines after the hierarchy.
    private func lines(_ constraints: [String]) throws -> [String] {
        let lines = try print(constraints).text.split(separator: "\n").map(String.init)
        let start = lines.lastIndex { $0.contains("addSubview") || $0.contains("translatesAutoresizing") } ?? 0
        return Array(lines[(start + 1)...])
    }

    private static let cases: [Case] = [
        Case("v.top == box.top + 16", lines: "constrain(v, box) { v, box in", "    v.top == box.top + 16", "}"),
        Case(
            "v.bottom <= box.bottom - 8 @750",
            lines: "constrain(v, box) { v, box in",
            "    v.bottom <= box.bottom - 8 ~ 750",
            "}"
        ),
        Case(
            "v.top == box.top",
            "v.leading == box.leading",
            "v.trailing == box.trailing",
            "v.bottom == box.bottom",
            lines: "constrain(v, box) { v, box in",
            "    v.edges == box.edges",
            "}"
        ),
        Case(
            "v.top == box.top + 8",
            "v.leading == box.leading + 8",
            "v.trailing == box.trailing - 8",
            "v.bottom == box.bottom - 8",
            lines: "constrain(v, box) { v, box in",
            "    v.edges == inset(box.edges, 8)",
            "}"
        ),
        Case(
            "v.top == box.top + 4",
            "v.leading == box.leading + 8",
            "v.trailing == box.trailing - 8",
            "v.bottom == box.bottom - 4",
            lines: "constrain(v, box) { v, box in",
            "    v.edges == inset(box.edges, 8, 4)",
            "}"
        ),
        Case(
            "v.top == box.top + 1",
            "v.leading == box.leading + 2",
            "v.trailing == box.trailing - 4",
            "v.bottom == box.bottom - 3",
            lines: "constrain(v, box) { v, box in",
            "    v.edges == inset(box.edges, 1, 2, 3, 4)",
            "}"
        ),
        Case(
            "v.centerX == o.centerX",
            "v.centerY == o.centerY",
            lines: "constrain(v, o) { v, o in",
            "    v.center == o.center",
            "}"
        ),
        Case(
            "v.centerX == o.centerX + 1",
            "v.centerY == o.centerY",
            lines: "constrain(v, o) { v, o in",
            "    v.centerX == o.centerX + 1",
            "    v.centerY == o.centerY",
            "}"
        ),
        Case(
            "v.width == o.width * 0.5",
            "v.height == o.height * 0.5",
            lines: "constrain(v, o) { v, o in",
            "    v.size == o.size * 0.5",
            "}"
        ),
        Case("v.width == 44", lines: "constrain(v) { v in", "    v.width == 44", "}"),
        Case(
            "v.top == [root.safeArea].top",
            "v.leading == box.leadingMargin",
            lines: "constrain(v, view, box) { v, view, box in",
            "    v.top == view.safeAreaLayoutGuide.top",
            "    v.leading == box.layoutMarginsGuide.leading",
            "}"
        ),
        Case("v.width == 44 #wide", lines: "constrain(v) { v in", "    (v.width == 44).identifier = \"wide\"", "}"),
        Case(
            "v.width == 44 #wide =vWidth",
            lines: "constrain(v) { v in",
            "    vWidth = v.width == 44",
            "}",
            "vWidth.identifier = \"wide\""
        ),
    ]

    @Test("constraints, in as few calls as a person would write", arguments: cases)
    func calls(_ example: Case) throws {
        #expect(try lines(example.constraints) == example.lines)
    }

    @Test(
        "what Cartography cannot express is made with UIKit's calls, with the reason",
        arguments: [
            ("root.width >= 100", "its first item keeps its autoresizing mask")
        ]
    )
    func remainder(_ constraint: String, _ reason: String) throws {
        #expect(try print([constraint]).remainder.map(\.reason) == [reason])
        #expect(Dialect.cartography.reasonsForRemainder.contains(reason))
    }
}
