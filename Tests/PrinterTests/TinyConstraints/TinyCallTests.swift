import LayoutInspector
import LayoutPrinter
import Testing

/// Which calls of TinyConstraints make constraints.
@Suite("calls of TinyConstraints")
struct TinyCallTests {
    struct Case: CustomTestStringConvertible {
        var constraints: [String]
        var lines: [String]
        var testDescription: String { constraints.joined(separator: ", ") }

        init(_ constraints: String..., lines: String...) {
            self.constraints = constraints
            self.lines = lines
        }
    }

    /// The items of the layout, margins and layout guides included.
    private static let options: PrintOptions = {
        var options = PrintOptions()
        options.keepsItems = true
        return options
    }()

    /// The lines for `v`, a view in `box`, which is in the view of a controller; `o` is its sibling.
    private func lines(_ constraints: [String]) throws -> [String] {
        let views = #"""
            {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false, "subviews": [
              {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false},
              {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}]}
            """#
        let text = try layout(dump(views, constraints: constraints))
            .printed(as: .tinyConstraints, form: .statements, options: TinyCallTests.options).text
        let lines = text.split(separator: "\n").drop { !$0.contains("v.") || $0.hasPrefix("box.add") }
        return lines.filter { !$0.contains("translatesAutoresizingMask") && !$0.contains("addSubview") }
            .map(String.init)
    }

    private static let cases: [Case] = [
        Case("v.top == box.top", lines: "v.topToSuperview()"),
        Case("v.top == box.top + 8", lines: "v.topToSuperview(offset: 8)"),
        Case("v.bottom == box.bottom - 8 @750", lines: "v.bottomToSuperview(offset: -8, priority: .defaultHigh)"),
        Case("v.bottom <= box.bottom - 8", lines: "v.bottomToSuperview(offset: -8, relation: .equalOrLess)"),
        Case("v.top == [box.safeArea].top", lines: "v.topToSuperview(usingSafeArea: true)"),
        Case("v.top == [root.safeArea].top + 8", lines: "v.top(to: view.safeAreaLayoutGuide, offset: 8)"),
        // These would turn their offset by the layout direction.
        Case("v.leading == box.leading", lines: "v.leadingToSuperview()"),
        Case("v.leading == box.leading + 8", lines: "v.leading(to: box, offset: 8)"),
        Case("v.trailing == box.trailing - 8", lines: "v.trailing(to: box, offset: -8)"),
        Case("v.top == o.bottom + 8", lines: "v.topToBottom(of: o, offset: 8)"),
        Case("v.leading >= o.trailing", lines: "v.leadingToTrailing(of: o, relation: .equalOrGreater)"),
        Case("v.top == o.centerY", lines: "v.top(to: o, o.centerYAnchor)"),
        Case("v.bottom == o.lastBaseline", lines: "v.bottom(to: o, o.lastBaselineAnchor)"),
        Case("v.top == [root.topLayout].bottom", lines: "v.top(to: view, topLayoutGuide.bottomAnchor)"),
        Case("v.centerX == o.centerX * 0.5 + 1", lines: "v.centerX(to: o, multiplier: 0.5, offset: 1)"),
        Case("v.width == 44 @999", lines: "v.width(44, priority: .init(999))"),
        Case("v.width >= 44", lines: "v.width(44, relation: .equalOrGreater)"),
        Case("v.width == v.height * 1.5", lines: "v.aspectRatio(1.5)"),
        Case("v.width == o.height * 1.5 + 1", lines: "v.widthToHeight(of: o, multiplier: 1.5, offset: 1)"),
        Case("v.width == box.width * 0.5", lines: "v.widthToSuperview(multiplier: 0.5)"),
        Case("v.width == 44 #wide", lines: "v.width(44).identifier = \"wide\""),
        Case("v.width == 44 =widthConstraint", lines: "widthConstraint = v.width(44)"),
        Case(
            "v.width == 44 #wide =widthConstraint",
            lines: "widthConstraint = v.width(44)",
            "widthConstraint.identifier = \"wide\""
        ),
        // Combinations.
        Case("v.width == 120", "v.height == 44", lines: "v.size(CGSize(width: 120, height: 44))"),
        Case("v.width == o.width", "v.height == o.height", lines: "v.size(to: o)"),
        Case("v.centerX == box.centerX", "v.centerY == box.centerY", lines: "v.centerInSuperview()"),
        Case(
            "v.centerX == o.centerX",
            "v.centerY == o.centerY - 4",
            lines: "v.center(in: o, offset: CGPoint(x: 0, y: -4))"
        ),
        Case(
            "v.left == box.left + 8",
            "v.right == box.right - 8",
            "v.top == box.top + 8",
            "v.bottom == box.bottom - 8",
            lines: "v.edgesToSuperview(insets: .uniform(8))"
        ),
        Case(
            "v.left == o.left",
            "v.right == o.right",
            "v.top == o.top + 8",
            "v.bottom == o.bottom",
            lines: "v.edges(to: o, insets: .top(8))"
        ),
        Case(
            "v.left == [box.safeArea].left + 8",
            "v.right == [box.safeArea].right - 8",
            "v.top == [box.safeArea].top",
            lines: "v.edgesToSuperview(excluding: .bottom, insets: .horizontal(8), usingSafeArea: true)"
        ),
        Case(
            "v.left == box.left + 1",
            "v.right == box.right - 2",
            "v.top == box.top + 3",
            lines: "v.edgesToSuperview(excluding: .bottom, insets: UIEdgeInsets(top: 3, left: 1, bottom: 0, right: 2))"
        ),
        Case(
            "v.left == box.left + 8",
            "v.right == box.right - 8",
            lines: "v.horizontalToSuperview(insets: .horizontal(8))"
        ),
        // Leading and trailing are in no combination.
        Case(
            "v.leading == box.leading",
            "v.trailing == box.trailing",
            "v.top == box.top",
            "v.bottom == box.bottom",
            lines: "v.verticalToSuperview()",
            "v.leadingToSuperview()",
            "v.trailingToSuperview()"
        ),
        Case(
            "v.top >= box.top",
            "v.bottom >= box.bottom",
            lines: "v.topToSuperview(relation: .equalOrGreater)",
            "v.bottomToSuperview(relation: .equalOrGreater)"
        ),
    ]

    @Test("constraints, in as few calls as a person would write", arguments: cases)
    func calls(_ example: Case) throws {
        #expect(try lines(example.constraints) == example.lines)
    }

    @Test(
        "what TinyConstraints cannot express is made with UIKit's calls, with the reason",
        arguments: [
            ("v.firstBaseline == o.firstBaseline", "its first attribute is a baseline"),
            ("v.leading == box.leadingMargin", "one of its attributes is a margin"),
            ("v.top == box.bottom * 0.5", "it is a position with a multiplier"),
            ("v.centerX >= box.centerX", "it is an inequality between centers"),
            ("root.width >= 100", "its first item keeps its autoresizing mask"),
        ]
    )
    func remainder(_ constraint: String, _ reason: String) throws {
        let views = #"""
            {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false, "subviews": [
              {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false},
              {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}]}
            """#
        let printed = try layout(dump(views, constraints: [constraint]))
            .printed(as: .tinyConstraints, options: TinyCallTests.options)
        #expect(printed.remainder.map(\.reason) == [reason])
        #expect(Dialect.tinyConstraints.reasonsForRemainder.contains(reason))
    }
}
