import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

extension InputFormat {
    static let cartography = InputFormat(rawValue: "cartography")
}

/// Values worked out by hand from the sources of Cartography 4.0.0.
@Suite("code of Cartography")
struct CartographyCodeTests {
    /// Lines of a block with the items `a`, `b`, `c`, the view and the guide, and the constraints that they make.
    static let lines: [(code: String, constraints: [String])] = [
        ("a.top == v.top + 16", ["a.top == CardView.top 16.0"]),
        ("a.bottom <= v.bottom - 8 ~ 750", ["a.bottom <= CardView.bottom -8.0 @750.0"]),
        ("a.leading >= b.trailing ~ .defaultLow", ["a.leading >= b.trailing @250.0"]),
        ("a.leading >= b.trailing ~ UILayoutPriority(rawValue: 749.5)", ["a.leading >= b.trailing @749.5"]),
        ("a.width == 40 + 4", ["a.width == 44.0"]),
        ("a.height >= 2 * 8 ~ .required", ["a.height >= 16.0"]),
        ("a.width == b.height * 2 + 4", ["a.width == 2.0 * b.height 4.0"]),
        ("a.width == (b.width + 4) * 2", ["a.width == 2.0 * b.width 8.0"]),
        ("a.width == (a.superview!.width - 50) * 0.5", ["a.width == 0.5 * CardView.width -25.0"]),
        ("a.width == 4 + 2 * b.width", ["a.width == 2.0 * b.width 4.0"]),
        ("a.width == b.width / 4", ["a.width == 0.25 * b.width"]),
        ("a.width == b.width * (9 / 12)", ["a.width == 0.75 * b.width"]),
        // The number before the sign is subtracted.
        ("a.bottom == 8 - v.bottom", ["a.bottom == CardView.bottom -8.0"]),
        ("a.top == b.top + 1 + 2 - 4", ["a.top == b.top -1.0"]),
        ("a.centerX == v.centerX * 1.5", ["a.centerX == 1.5 * CardView.centerX"]),
        ("a.baseline == b.firstBaseline", ["a.lastBaseline == b.firstBaseline"]),
        ("a.leading == v.leadingMargin", ["a.leading == CardView.leadingMargin"]),
        ("a.centerYWithinMargins == b.centerY", ["a.centerYWithinMargins == b.centerY"]),
        ("a.top == v.safeAreaLayoutGuide.top", ["a.top == CardView.safeArea.top"]),
        ("a.left == v.layoutMarginsGuide.left", ["a.left == CardView.layoutMargins.left"]),
        ("a.width == v.readableContentGuide.width", ["a.width == CardView.readableContent.width"]),
        ("guide.top == a.bottom", ["guide.top == a.bottom"]),
        ("a.right == guide.owningView!.right", ["a.right == CardView.right"]),
        (
            "a.edges == v.edges",
            [
                "a.bottom == CardView.bottom", "a.leading == CardView.leading", "a.top == CardView.top",
                "a.trailing == CardView.trailing",
            ]
        ),
        (
            "a.edges == inset(v.edges, 8, 4) ~ 500",
            [
                "a.bottom == CardView.bottom -4.0 @500.0", "a.leading == CardView.leading 8.0 @500.0",
                "a.top == CardView.top 4.0 @500.0", "a.trailing == CardView.trailing -8.0 @500.0",
            ]
        ),
        (
            "a.edges >= inset(v.edges, 1, 2, 3, 4)",
            [
                "a.bottom >= CardView.bottom -3.0", "a.leading >= CardView.leading 2.0", "a.top >= CardView.top 1.0",
                "a.trailing >= CardView.trailing -4.0",
            ]
        ),
        (
            "a.edges == v.edges.inseted(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
            [
                "a.bottom == CardView.bottom -3.0", "a.leading == CardView.leading 2.0", "a.top == CardView.top 1.0",
                "a.trailing == CardView.trailing -4.0",
            ]
        ),
        (
            "a.edges == inset(v.edgesWithinMargins, vertically: 5)",
            [
                "a.bottom == CardView.bottomMargin -5.0", "a.leading == CardView.leadingMargin",
                "a.top == CardView.topMargin 5.0", "a.trailing == CardView.trailingMargin",
            ]
        ),
        ("a.center == b.center", ["a.centerX == b.centerX", "a.centerY == b.centerY"]),
        (
            "a.center == v.centerWithinMargins",
            ["a.centerX == CardView.centerXWithinMargins", "a.centerY == CardView.centerYWithinMargins"]
        ),
        ("a.size == v.size / 2", ["a.height == 0.5 * CardView.height", "a.width == 0.5 * CardView.width"]),
        ("align(top: a, b, c)", ["a.top == b.top", "a.top == c.top"]),
        ("align(baseline: [a, b])", ["a.lastBaseline == b.lastBaseline"]),
        (
            "distribute(by: 10, horizontally: a, b, c)",
            ["a.trailing == b.leading -10.0", "b.trailing == c.leading -10.0"]
        ),
        ("distribute(by: 8, vertically: a, b) ~ 400", ["a.bottom == b.top -8.0 @400.0"]),
        ("distribute(leftToRight: [a, b])", ["a.right == b.left"]),
        ("distribute(equalWidth: a, b, c)", ["a.width == b.width", "b.width == c.width"]),
        ("(a.width == 44).identifier = \"wide\"", ["a.width == 44.0 #wide"]),
        ("let wide = a.width == 44 ~ 750; wide.constant = 50", ["a.width == 50.0 @750.0"]),
    ]

    @Test("a line makes the constraints that Cartography makes of it", arguments: lines)
    func line(_ code: String, _ expected: [String]) throws {
        let block = "constrain(a, b, c, self, guide) { a, b, c, v, guide in\n\(code)\n}"
        #expect(try constraints(of: LibraryCode.source(block), as: .cartography) == expected)
    }

    @Test(
        "blocks have items, lists of items, groups and layout guides of controllers",
        arguments: [
            ("constrain(a) { $0.width == 8 }", ["a.width == 8.0"]),
            ("Cartography.constrain(a) { (a) in a.width == 8 }", ["a.width == 8.0"]),
            ("constrain([a, b]) { $0[0].top == $0[1].bottom }", ["a.top == b.bottom"]),
            ("constrain([a, b]) { views in align(left: views) }", ["a.left == b.left"]),
            ("constrain(a, block: { $0.width == 8 })", ["a.width == 8.0"]),
            ("let group = constrain(a) { $0.width == 8 }; group.active = false", []),
            (
                "let group = ConstraintGroup(); constrain(a, replace: group) { $0.width == 8 }; "
                    + "constrain(b, replace: group) { $0.width == 9 }", ["b.width == 9.0"]
            ),
            ("let group = constrain(a) { $0.width == 8 }; constrain(clear: group)", []),
        ]
    )
    func blocks(_ code: String, _ expected: [String]) throws {
        #expect(try constraints(of: LibraryCode.source(code), as: .cartography) == expected)
    }

    @Test("a controller's guides have proxies, and a held constraint has the property's name")
    func controllers() throws {
        let source = """
            import Cartography

            class PageController: UIViewController {
                let a = UIView()
                var width: NSLayoutConstraint?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(a)
                    constrain(a, car_topLayoutGuide, self.car_bottomLayoutGuide) { a, top, bottom in
                        a.top == top.bottom
                        distribute(by: 4, vertically: a, bottom)
                        width = (a.width == 200 ~ 100)
                    }
                }
            }
            """
        let reading = try Layout.read(Array(source.utf8))
        #expect(reading.format == .cartography)
        #expect(
            try constraints(of: source) == [
                "a.bottom == view.bottomLayout.top -4.0", "a.top == view.topLayout.bottom", "a.width == 200.0 @100.0",
            ]
        )
        #expect(reading.layout.constraints.compactMap(\.name) == ["width"])
    }

    @Test("the mask of a relation's first view is cleared, and no other")
    func masks() throws {
        let code =
            "constrain(a, b, c, self) { a, b, c, v in a.top == b.top; v.width >= 8; distribute(horizontally: c, b) }"
        let layout = try Layout.read(Array(LibraryCode.source(code).utf8), as: .cartography).layout
        #expect(
            layout.views.filter { $0.statedTranslatesAutoresizingMask == false }.map(\.id).sorted() == [
                "CardView", "a", "c",
            ]
        )
    }

    @Test(
        "what Cartography does not have, or what stops the program, is one error with its place",
        arguments: [
            ("a.top", "1:62 this line has attributes, but no relation"),
            ("a.top + 8; a.left == b.left", "1:62 this line has attributes, but no relation"),
            ("a.top == 8", "1:62 a position cannot equal a number"),
            ("a.size == 8", "1:62 size cannot equal a number"),
            ("a.top == b.width", "1:62 edge is compared with dimension"),
            ("a.center == b.size", "1:62 point is compared with size"),
            ("a.edges == b.edges * 2", "1:73 Cartography has no \"*\" of edges"),
            ("a.center == b.center + 3", "1:74 Cartography has no \"+\" of point"),
            ("a.top + 8 == b.top", "1:62 expected an attribute alone on the left side"),
            ("a.top == b.top + c.top", "1:71 Cartography has no \"+\" of two attributes"),
            ("a.width == 8 / b.width", "1:73 Cartography has no \"/\" of a number and an attribute of Cartography"),
            ("a.width == b.width / 0", "1:73 this divides by 0"),
            ("a.width == b.width * 0", "1:62 a multiplier of 0 stops the program"),
            ("a.top == b", "1:62 found a proxy of Cartography, expected one of its attributes"),
            ("a.top == b.top == c.top", "1:80 \"==\" and \"==\" need parentheses"),
            ("a.top == b.top ~ 0", "1:62 found the priority 0, expected one above 0 and up to 1000"),
            ("a.top == b.top ~ 1001", "1:62 found the priority 1001.0, expected one from 0 to 1000"),
            ("a.topAnchor == b.topAnchor", "1:64 Cartography has no \"topAnchor\" here"),
            ("a.top == v.superview!.top", "1:73 the view has no superview here, so the program would stop"),
            ("guide.firstBaseline == a.top", "1:68 Cartography has no \"firstBaseline\" here"),
            ("guide.topMargin == a.top", "1:68 Cartography has no \"topMargin\" here"),
            ("a.text = \"Hello\"", "1:64 Cartography has no \"text\" to set here"),
            ("a.edges == inset(b.edges, 1, 2, 3)", "1:73 Cartography has no such insets of edges"),
            ("align(width: a, b)", "1:62 expected align(top:) or another attribute"),
            ("align(baseline: a, guide)", "1:81 this item has no \"baseline\""),
            ("distribute(by: 8, equalWidth: a, b)", "1:62 expected distribute(by:horizontally:) or another direction"),
            ("(a.size == b.size).identifier = \"square\"", "1:62 \"identifier\" of a list is not read"),
        ]
    )
    func refusals(_ code: String, _ expected: String) {
        let block = "constrain(a, b, c, self, guide) { (a, b, c, v, guide) in     \(code); _ = 0 }"
        #expect(LibraryCode.error(block, as: .cartography) == expected)
    }

    @Test(
        "what is no block of Cartography's is one error with its place",
        arguments: [
            ("constrain(a)", "1:1 expected constrain(view) { view in … }"),
            ("constrain(a, b) { a in a.top == b.top }", "1:17 the block names 1 of 2 items"),
            ("constrain(8) { $0.top == $0.top }", "1:11 found a number, expected a view or layout guide"),
            (
                "constrain(a, replace: a) { $0.width == 8 }",
                "1:23 found a view or object, expected a group of constraints"
            ),
            ("constrain(car_topLayoutGuide, a) { $1.top == $0.bottom }", "1:11 only controllers have"),
            ("constrain(a, a, a, a, a, a, a, a, a, a, a) { $0.width == 8 }", "1:41 constrain takes 10 items at most"),
            (
                "var kept = [a]; constrain(a) { kept = [$0] }; kept[0].width == 8",
                "1:47 the block of this proxy has ended"
            ),
        ]
    )
    func brokenBlocks(_ code: String, _ expected: String) {
        let error = LibraryCode.error(code, as: .cartography)
        #expect(error.hasPrefix(expected), "\(error)")
    }

    @Test("long sums and products are evaluated without deep calls")
    func longChains() throws {
        let sum = Array(repeating: "1", count: 50_000).joined(separator: " + ")
        let code = "constrain(a) { $0.width == \(sum) * 2 }"
        #expect(try constraints(of: LibraryCode.source(code), as: .cartography) == ["a.width == 50001.0"])
    }
}
