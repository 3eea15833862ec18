import LayoutInspector
import LayoutPrinter
import Testing

/// Which calls of PureLayout make constraints.
@Suite("calls of PureLayout")
struct PureCallTests {
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
        try layout(dump(Self.views, constraints: constraints)).printed(as: .pureLayout, form: .statements)
    }

    /// The lines after the hierarchy.
    private func lines(_ constraints: [String]) throws -> [String] {
        let lines = try print(constraints).text.split(separator: "\n").map(String.init)
        let start = lines.lastIndex { $0.contains("addSubview") || $0.contains("translatesAutoresizing") } ?? 0
        return Array(lines[(start + 1)...])
    }

    private static let cases: [Case] = [
        Case("v.top == box.top + 16", lines: "v.autoPinEdge(toSuperviewEdge: .top, withInset: 16)"),
        Case(
            "v.bottom <= box.bottom - 8",
            lines: "v.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)"
        ),
        Case(
            "v.trailing >= box.trailing",
            lines: "v.autoPinEdge(toSuperviewEdge: .trailing, withInset: 0, relation: .lessThanOrEqual)"
        ),
        Case("v.leading == box.leadingMargin + 4", lines: "v.autoPinEdge(toSuperviewMargin: .leading, withInset: 4)"),
        Case("v.leading == [box.layoutMargins].leading", lines: "v.autoPinEdge(toSuperviewMargin: .leading)"),
        Case(
            "v.centerX == [box.layoutMargins].centerX",
            lines: "v.autoConstrainAttribute(.vertical, to: .marginAxisVertical, of: box)"
        ),
        Case("v.top == [box.safeArea].top + 8", lines: "v.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)"),
        Case(
            "v.top == box.top",
            "v.leading == box.leading",
            "v.trailing == box.trailing",
            "v.bottom == box.bottom",
            lines: "v.autoPinEdgesToSuperviewEdges()"
        ),
        Case(
            "v.top == box.top + 1",
            "v.leading == box.leading + 2",
            "v.trailing == box.trailing - 3",
            lines:
                "v.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 3), "
                + "excludingEdge: .bottom)"
        ),
        Case("v.top == o.bottom + 8", lines: "v.autoPinEdge(.top, to: .bottom, of: o, withOffset: 8)"),
        Case("v.centerX == box.centerX", "v.centerY == box.centerY", lines: "v.autoCenterInSuperview()"),
        Case("v.centerX == box.centerX", lines: "v.autoAlignAxis(toSuperviewAxis: .vertical)"),
        Case("v.centerY == o.centerY - 4", lines: "v.autoAlignAxis(.horizontal, toSameAxisOf: o, withOffset: -4)"),
        Case("v.firstBaseline == o.firstBaseline", lines: "v.autoAlignAxis(.firstBaseline, toSameAxisOf: o)"),
        Case("v.width == 120", "v.height == 44", lines: "v.autoSetDimensions(to: CGSize(width: 120, height: 44))"),
        Case("v.height >= 44", lines: "v.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)"),
        Case("v.width == v.height * 1.5", lines: "v.autoMatch(.width, to: .height, of: v, withMultiplier: 1.5)"),
        Case(
            "v.width == o.width * 0.5 - 4",
            lines: "v.autoMatch(.width, to: .width, of: o, withMultiplier: 0.5).constant = -4"
        ),
        Case("v.top == o.centerY", lines: "v.autoConstrainAttribute(.top, to: .horizontal, of: o)"),
        Case(
            "v.width == 44 @750 #wide",
            lines: "NSLayoutConstraint.autoSetPriority(.defaultHigh) {",
            "    v.autoSetDimension(.width, toSize: 44).autoIdentify(\"wide\")",
            "}"
        ),
        Case(
            "v.width == o.width * 0.5 - 4 =vWidth",
            lines: "vWidth = v.autoMatch(.width, to: .width, of: o, withMultiplier: 0.5)",
            "vWidth.constant = -4"
        ),
    ]

    @Test("constraints, in as few calls as a person would write", arguments: cases)
    func calls(_ example: Case) throws {
        #expect(try lines(example.constraints) == example.lines)
    }

    @Test(
        "what PureLayout cannot express is made with UIKit's calls, with the reason",
        arguments: [
            (
                "v.leading == [box.safeArea].trailing",
                "its second item is a layout guide other than the same edge of its superview's safe area"
            ),
            (
                "v.top == [root.safeArea].top",
                "its second item is a layout guide other than the same edge of its superview's safe area"
            ),
            ("root.width >= 100", "its first item keeps its autoresizing mask"),
        ]
    )
    func remainder(_ constraint: String, _ reason: String) throws {
        #expect(try print([constraint]).remainder.map(\.reason) == [reason])
        #expect(Dialect.pureLayout.reasonsForRemainder.contains(reason))
    }
}
