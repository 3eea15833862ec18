import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code with Stevia")
struct SteviaCodeTests {
    private static let fixture = LibraryFixture(module: "Stevia", format: .stevia)

    /// Statements, and what Stevia 6.2.0 makes of them by its sources, with the priority 1000 for all.
    static let statements: [(code: String, constraints: [String])] = [
        ("label.top(8).leading(4)", ["label.leading == view.leading 4.0", "label.top == view.top 8.0"]),
        ("label.bottom(8).right(4)", ["label.bottom == view.bottom -8.0", "label.right == view.right -4.0"]),
        ("label.trailing(>=4)", ["label.trailing <= view.trailing -4.0"]),
        ("label.left(<=4)", ["label.left <= view.left 4.0"]),
        ("label.width(44).height(>=20)", ["label.height >= 20.0", "label.width == 44.0"]),
        ("label.width(50%)", ["label.width == 0.5 * view.width"]),
        ("label.top(20%).bottom(20%)", ["label.bottom == 0.8 * view.bottom", "label.top == 0.2 * view.bottom"]),
        ("label.right(100%)", ["label.right == view.left"]),
        (
            "label.leading(25%)",
            [
                "guide.leading == view.leading", "guide.width == 0.25 * view.width", "label.leading == guide.trailing",
            ].map { $0.replacing("guide.", with: "guide-2.") }
        ),
        ("label.size(30)", ["label.height == 30.0", "label.width == 30.0"]),
        ("icon.aspectRatio(1.5)", ["icon.width == 1.5 * icon.height"]),
        ("icon.heightEqualsWidth()", ["icon.height == icon.width"]),
        (
            "label.fillContainer(padding: 8)",
            [
                "label.bottom == view.bottom -8.0", "label.leading == view.leading 8.0", "label.top == view.top 8.0",
                "label.trailing == view.trailing -8.0",
            ]
        ),
        ("label.fillHorizontally()", ["label.leading == view.leading", "label.trailing == view.trailing"]),
        ("inner.centerInContainer()", ["inner.centerX == box.centerX", "inner.centerY == box.centerY"]),
        ("label.centerHorizontally(offset: 3)", ["label.centerX == view.centerX 3.0"]),
        (
            "label.followEdges(icon, top: 1, bottom: 2)",
            [
                "label.bottom == icon.bottom 2.0", "label.leading == icon.leading", "label.top == icon.top 1.0",
                "label.trailing == icon.trailing",
            ]
        ),
        ("label.Top == icon.Bottom + 8", ["label.top == icon.bottom 8.0"]),
        ("label.Top >= icon.Bottom - 8", ["label.top >= icon.bottom -8.0"]),
        ("label.Width == icon.Height * 2 + 4", ["label.width == 2.0 * icon.height 4.0"]),
        // A factor replaces the one before it.
        ("label.Width == icon.Width * 3 / 2", ["label.width == 0.5 * icon.width"]),
        ("label.Width == 50 % icon.Width", ["label.width == 0.5 * icon.width"]),
        ("label.Top + 5 == icon.Top", ["label.top == icon.top 5.0"]),
        ("label.Bottom == 8", ["label.bottom == view.bottom -8.0"]),
        ("label.Trailing == 8", ["label.trailing == view.trailing 8.0"]),
        ("label.Bottom >= 8", ["label.bottom >= view.bottom -8.0"]),
        // The superview on the left side changes places, and the constant stays.
        ("view.Bottom == label.Bottom + 8", ["label.bottom == view.bottom 8.0"]),
        ("inner.Top == label.Bottom", ["inner.top == label.bottom"]),
        ("label.Top == view.safeAreaLayoutGuide.Top + 16", ["label.top == view.safeArea.top 16.0"]),
        ("(label.Width == 44).identifier = \"width\"", ["label.width == 44.0 #width"]),
        ("labelWidth = label.Width == 44", ["label.width == 44.0"]),
        ("label ~ 44", ["label.height == 44.0"]),
        (
            "|-20-label-16-icon-20-|",
            [
                "icon.trailing == view.trailing -20.0", "label.leading == view.leading 20.0",
                "label.trailing == icon.leading -16.0",
            ]
        ),
        ("|label|", ["label.leading == view.leading", "label.trailing == view.trailing"]),
        ("|-label-|", ["label.leading == view.leading 8.0", "label.trailing == view.trailing -8.0"]),
        ("label-icon-box", ["icon.leading == label.trailing 8.0", "icon.trailing == box.leading -8.0"]),
        ("|-label-(>=10)-icon-\"\"-box", ["icon.leading >= label.trailing 10.0", "label.leading == view.leading 8.0"]),
        ("|-(>=4)-label-(<=6)-|", ["label.leading >= view.leading 4.0", "view.trailing <= label.trailing 6.0"]),
        (
            "view.layout(8, |-label-| ~ 80, 16, icon, box, >=24)",
            [
                "box.bottom <= view.bottom -24.0", "box.top == icon.bottom", "icon.top == label.bottom 16.0",
                "label.height == 80.0", "label.leading == view.leading 8.0", "label.top == view.top 8.0",
                "label.trailing == view.trailing -8.0",
            ]
        ),
        (
            """
            view.layout {
                8
                label-icon
                >=4
                box
                \"\"
            }
            """,
            [
                "box.top >= label.bottom 4.0", "icon.leading == label.trailing 8.0", "label.centerY == icon.centerY",
                "label.top == view.top 8.0",
            ]
        ),
        ("align(tops: label, icon, box)", ["icon.top == box.top", "label.top == icon.top"]),
        ("align(horizontally: [label, icon])", ["label.centerY == icon.centerY"]),
        ("equal(widths: label, icon)", ["icon.width == label.width"]),
        ("alignHorizontally(label, with: icon, offset: 2)", ["label.centerY == icon.centerY 2.0"]),
        ("alignCenter(label, with: icon)", ["label.centerX == icon.centerX", "label.centerY == icon.centerY"]),
        (
            """
            let row = UIView()
            view.subviews { row }
            row.subviews {
                label
                icon
            }
            label.top(0)
            """,
            ["label.top == row.top"]
        ),
    ]

    @Test("makes the constraints that the library would", arguments: statements)
    func examples(_ code: String, _ constraints: [String]) throws {
        let code = "SteviaLayoutConstraint.defaultPriority = 1000\n" + code
        #expect(try Self.fixture.made(by: code) == constraints, "\(code)")
    }

    @Test("the default priority is 751, except for constraints of anchors, and can be changed in between")
    func priorities() throws {
        let code = """
            label.top(8)
            label.Left == view.safeAreaLayoutGuide.Left
            align(lastBaselines: label, icon)
            let defaultPriority = SteviaLayoutConstraint.defaultPriority
            SteviaLayoutConstraint.defaultPriority = 250
            label.Width == 44
            SteviaLayoutConstraint.defaultPriority = defaultPriority
            label.height(20)
            """
        #expect(
            try Self.fixture.made(by: code) == [
                "label.height == 20.0 @751.0", "label.lastBaseline == icon.lastBaseline",
                "label.left == view.safeArea.left", "label.top == view.top 8.0 @751.0", "label.width == 44.0 @250.0",
            ]
        )
    }

    /// Statements, with the column of the error in the last line and words of its message.
    static let refusals: [(code: String, column: Int, message: String)] = [
        ("label.pinToTop(8)", 15, "\"pinToTop\" of UILabel is not read"),
        ("label.Top == icon.Left", 9, "top cannot be constrained to left"),
        ("label.TopMargin == icon.Top", 15, "\"TopMargin\" is not declared"),
        ("label.Top >= view.safeAreaLayoutGuide.Top", 9, "compares layout guides by == only"),
        ("label.Width == view.safeAreaLayoutGuide.Width", 49, "Stevia has no \"Width\" of this layout guide"),
        ("label.Top + 5 >= icon.Top", 9, "the number on the left side has no effect"),
        ("UIView().top(8)", 18, "no superview here, so Stevia makes no constraint"),
        ("UIView().Top == label.Top", 9, "no common superview here, so Stevia makes no constraint"),
        ("inner.Top >= label.Top", 9, "does not contain both items"),
        ("label.size(>=8)", 20, "size takes no inequality"),
        ("label.width(16 / 9)", 21, "divides whole numbers"),
        ("label.Width == icon.Width * (16 / 9)", 38, "divides whole numbers"),
        ("(label-icon) ~ 50%", 10, "a row takes no percentage"),
        ("align(middles: label, icon)", 9, "Stevia has no \"align(middles:_:)\""),
        ("label.Top + 5", 9, "this expression has no effect"),
        ("view.layout(8, guide)", 24, "found a layout guide, expected a number"),
    ]

    @Test("refuses what the library does not have, and what would stop the program", arguments: refusals)
    func refused(_ code: String, _ column: Int, _ message: String) {
        Self.fixture.expectRefusal(code, column, message)
    }
}
