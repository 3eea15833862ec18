import LayoutInspector
import LayoutPrinter
import Testing

/// Which calls of Stevia make constraints.
@Suite("calls of Stevia")
struct SteviaCallTests {
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
        try layout(dump(Self.views, constraints: constraints)).printed(as: .stevia, form: .statements)
    }

    /// The lines after the hierarchy.
    private func lines(_ constraints: [String]) throws -> [String] {
        let lines = try print(constraints).text.split(separator: "\n").map(String.init)
        let start = lines.lastIndex { $0.contains("addSubview") || $0.contains("translatesAutoresizing") } ?? 0
        return Array(lines[(start + 1)...]).filter { !$0.contains("efaultPriority") }
    }

    private static let cases: [Case] = [
        Case("v.top == box.top + 16", lines: "v.top(16)"),
        Case("v.bottom == box.bottom - 8", lines: "v.bottom(8)"),
        Case("v.trailing == box.trailing - 8", lines: "v.trailing(8)"),
        Case("v.bottom <= box.bottom - 8", lines: "v.Bottom <= box.Bottom - 8"),
        Case(
            "v.top == box.top",
            "v.leading == box.leading",
            "v.trailing == box.trailing",
            "v.bottom == box.bottom",
            lines: "v.fillContainer()"
        ),
        Case(
            "v.leading == box.leading + 8",
            "v.trailing == box.trailing - 8",
            "v.top == box.top + 1",
            lines: "v.top(1).fillHorizontally(padding: 8)"
        ),
        Case("v.centerX == box.centerX", "v.centerY == box.centerY", lines: "v.centerInContainer()"),
        Case(
            "v.centerX == box.centerX + 4",
            "v.centerY == box.centerY",
            lines: "v.centerHorizontally(offset: 4).centerVertically()"
        ),
        Case("v.width == 44", "v.height == 44", lines: "v.size(44)"),
        Case("v.width == 120", "v.height == 44", lines: "v.width(120).height(44)"),
        Case("v.width >= 44", lines: "v.Width >= 44"),
        Case("v.width == v.height * 1.5", lines: "v.aspectRatio(1.5)"),
        Case("v.top == o.bottom + 8", lines: "v.Top == o.Bottom + 8"),
        Case("v.width == o.width * 0.5 - 4", lines: "v.Width == o.Width * 0.5 - 4"),
        Case("v.firstBaseline == o.lastBaseline", lines: "v.FirstBaseline == o.LastBaseline"),
        Case("v.width == 44 #wide", lines: "(v.Width == 44).identifier = \"wide\""),
        Case("v.width == 44 =vWidth", lines: "vWidth = v.Width == 44"),
        Case("v.width == 44 #wide =vWidth", lines: "vWidth = v.Width == 44", "vWidth.identifier = \"wide\""),
    ]

    @Test("constraints, in as few calls as a person would write", arguments: cases)
    func calls(_ example: Case) throws {
        #expect(try lines(example.constraints) == example.lines)
    }

    @Test(
        "what Stevia cannot express is made with UIKit's calls, with the reason",
        arguments: [
            (
                "v.top >= [root.safeArea].top",
                "it compares with a layout guide in another way than a required equality of edges or centers"
            ),
            (
                "v.leading == box.leadingMargin @750",
                "it compares with a layout guide in another way than a required equality of edges or centers"
            ),
            ("o.height == inner.height * 3", "its first item is the superview of the second"),
            ("inner.top >= v.top", "its second item is outside the superview of the first"),
            ("root.width >= 100", "its first item keeps its autoresizing mask"),
        ]
    )
    func remainder(_ constraint: String, _ reason: String) throws {
        #expect(try print([constraint]).remainder.map(\.reason) == [reason])
        #expect(Dialect.stevia.reasonsForRemainder.contains(reason))
    }

    @Test("the default priority is changed around constraints of other priorities, and not for guides")
    func priorities() throws {
        let lines = try print(["v.width == 44", "v.height == 20 @750", "o.height == 30 @250"]).text
            .split(separator: "\n").map(String.init)
        #expect(
            Array(lines.suffix(8)) == [
                "let defaultPriority = SteviaLayoutConstraint.defaultPriority",
                "SteviaLayoutConstraint.defaultPriority = 1000", "v.width(44)",
                "SteviaLayoutConstraint.defaultPriority = 750", "v.height(20)",
                "SteviaLayoutConstraint.defaultPriority = 250", "o.height(30)",
                "SteviaLayoutConstraint.defaultPriority = defaultPriority",
            ]
        )
        let guides = try print(["v.top == [root.safeArea].top + 16"]).text
        #expect(guides.hasSuffix("\n\nv.Top == view.safeAreaLayoutGuide.Top + 16\n"))
        #expect(!guides.contains("defaultPriority"))
    }
}
