import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

extension InputFormat {
    static let flow = InputFormat(rawValue: "flow")
}

/// Values worked out by hand from the sources of FlowConstraint 0.0.2.
@Suite("code of FlowConstraint")
struct FlowCodeTests {
    static let chains: [(code: String, constraints: [String])] = [
        ("a.flow().left().withSuperview()", ["a.left == CardView.left"]),
        ("a.flow().top(.bottom).withView(b)", ["a.top == b.bottom"]),
        ("a.flow().set(.leading, .leadingMargin).withSuperview()", ["a.leading == CardView.leadingMargin"]),
        ("a.flow().firstBaseline(.lastBaseline).withView(b)", ["a.firstBaseline == b.lastBaseline"]),
        ("a.flow().centerXWithinMargins().withView(b)", ["a.centerXWithinMargins == b.centerXWithinMargins"]),
        ("a.flow().center().withSuperview()", ["a.centerX == CardView.centerX", "a.centerY == CardView.centerY"]),
        ("a.flow().width(.height).attribute(multiplier: 2).withSelf()", ["a.width == 2.0 * a.height"]),
        ("a.flow().constant(.height, constant: 44).withSelf()", ["a.height == 44.0"]),
        ("a.flow().width(.notAnAttribute).attribute(constant: 8).withView(b)", ["a.width == 8.0"]),
        ("a.flow().size(40).withSelf()", ["a.height == 40.0", "a.width == 40.0"]),
        ("a.flow().size(.height).withView(b)", ["a.height == b.height", "a.width == b.height"]),
        // What is queued before gets the constant, too.
        (
            "a.flow().top().size(40).withSuperview()",
            ["a.height == 40.0", "a.top == CardView.top 40.0", "a.width == 40.0"]
        ),
        (
            "a.flow().edges(8)",
            [
                "a.bottom == CardView.bottom -8.0", "a.left == CardView.left 8.0", "a.right == CardView.right -8.0",
                "a.top == CardView.top 8.0",
            ]
        ),
        (
            "a.flow().edges()",
            [
                "a.bottom == CardView.bottom", "a.left == CardView.left", "a.right == CardView.right",
                "a.top == CardView.top",
            ]
        ),
        (
            "a.flow().centerX().edges(8)",
            [
                "a.bottom == CardView.bottom -8.0", "a.centerX == CardView.centerX 8.0", "a.left == CardView.left 8.0",
                "a.right == CardView.right -8.0", "a.top == CardView.top 8.0",
            ]
        ),
        (
            "a.flow().left().top().right().attribute(constant: 20, for: [.left, .top]).attribute(constant: -20, for: [.right])"
                + ".withSuperview()",
            ["a.left == CardView.left 20.0", "a.right == CardView.right -20.0", "a.top == CardView.top 20.0"]
        ),
        (
            "a.flow().left().top().attribute(relation: .greaterThanOrEqual, exclude: [.top]).withView(b)",
            ["a.left >= b.left", "a.top == b.top"]
        ),
        (
            "a.flow().width().attributes(relation: .lessThanOrEqual, multiplier: 0.5, constant: 4).withSuperview()",
            ["a.width <= 0.5 * CardView.width 4.0"]
        ),
        (
            "a.flow().left().top().attributes { $0.constant = 8 }.withView(b)",
            ["a.left == b.left 8.0", "a.top == b.top 8.0"]
        ),
        (
            "a.flow().left().top().attributes { item, values in values.targetItem = item; values.constant = 3 }.withView(b)",
            ["a.left == b.left 3.0", "a.top == b.top 3.0"]
        ),
        (
            "a.flow().left().top().attributes(exclude: [.top]) { $0.relation = .lessThanOrEqual }.withView(b)",
            ["a.left <= b.left", "a.top == b.top"]
        ),
        // A later one takes the place of an earlier one.
        ("a.flow().left().left(.right).withView(b)", ["a.left == b.right"]),
        (
            "a.flow().left().withSuperview().top(.bottom).attribute(constant: 8).withSelf()",
            ["a.left == CardView.left", "a.top == a.bottom 8.0"]
        ),
        // The flow that withView returns is the other view's.
        ("a.flow().top(.bottom).withView(b).left().withSuperview()", ["a.top == b.bottom", "b.left == CardView.left"]),
        ("a.flow().withView(b, for: .top)", ["a.top == b.top"]),
        (
            "let flow = a.flow().left().top(.bottom); flow.withView(b, exclude: [.top]); flow.withView(c, for: .top)",
            ["a.left == b.left", "a.top == c.bottom"]
        ),
    ]

    @Test("a chain makes the constraints that FlowConstraint makes of it", arguments: chains)
    func chain(_ code: String, _ expected: [String]) throws {
        #expect(try constraints(of: LibraryCode.source(code)) == expected)
    }

    @Test("the mask of the flow's own view is cleared, and no other")
    func masks() throws {
        let source = LibraryCode.source("a.flow().left().withView(b)")
        let reading = try Layout.read(Array(source.utf8))
        #expect(reading.format == .flow)
        #expect(reading.layout.views.filter { $0.statedTranslatesAutoresizingMask == false }.map(\.id) == ["a"])
    }

    @Test(
        "what FlowConstraint does not have, or what stops the program, is one error with its place",
        arguments: [
            ("a.flow().left()", "1:10 left is queued and never made, expected .withSuperview() or another target"),
            ("a.flow().top().left().withView(b, exclude: [.top])", "1:10 top is queued and never made"),
            ("UIView().flow().left().withSuperview()", "1:24 the view has no superview here"),
            ("a.flow().constant(.left, constant: 8).withSelf()", "1:10 left cannot equal a constant alone"),
            ("a.flow().top(.notAnAttribute).withView(b)", "1:10 top cannot equal a constant alone"),
            ("a.flow().set(.notAnAttribute, .top).withView(b)", "1:14 a constraint begins with an attribute"),
            ("a.flow().width().attribute(multiplier: 0).withView(b)", "1:10 a multiplier of 0 stops the program"),
            ("a.flow().left().withView(guide)", "1:26 found a layout guide, expected a view"),
            ("a.flow().left().with(b)", "1:17 FlowConstraint has no \"with\" with these arguments"),
            ("a.flow().left().priority(750).withView(b)", "1:17 FlowConstraint has no \"priority\""),
            ("a.flow().left(8).withView(b)", "1:15 found a number, expected an attribute such as .top"),
            ("a.flow().baseline().withView(b)", "1:10 FlowConstraint has no \"baseline\""),
            ("a.flow().edges(inset: 8)", "1:10 expected edges() or edges(8)"),
            (
                "a.flow().left().attribute(constant: 8, in: [.left]).withView(b)",
                "1:17 FlowConstraint has no \"attribute\""
            ),
            ("a.flow().left().attributes { $0.priority = 750 }.withView(b)", "1:33 FlowConstraint has no \"priority\""),
            ("a.flow().left().attribute(relation: .less).withView(b)", "1:37 found \".less\", expected one of"),
            ("a.flow().left().withView(b).constraint", "1:29 FlowConstraint has no \"constraint\" here"),
        ]
    )
    func refusals(_ code: String, _ expected: String) {
        let error = LibraryCode.error(code, as: .flow)
        #expect(error.hasPrefix(expected), "\(error)")
    }
}
