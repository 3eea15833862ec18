import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code with EasyPeasy")
struct EasyPeasyCodeTests {
    private static let fixture = LibraryFixture(module: "EasyPeasy", format: .easypeasy)

    /// Statements, and what EasyPeasy 1.10.0 makes of them by its sources.
    static let statements: [(code: String, constraints: [String])] = [
        ("label.easy.layout(Top(8))", ["label.top == view.top 8.0"]),
        (
            "label.easy.layout(Bottom(8), Trailing(>=4))",
            ["label.bottom == view.bottom -8.0", "label.trailing >= view.trailing -4.0"]
        ),
        ("label.easy.layout([Left(), CenterY(3)])", ["label.centerY == view.centerY 3.0", "label.left == view.left"]),
        ("label.easy.layout(Top(8).to(icon))", ["label.top == icon.bottom 8.0"]),
        ("label.easy.layout(Right(8).to(icon))", ["label.right == icon.left -8.0"]),
        ("label.easy.layout(Leading(8).to(icon, .leading))", ["label.leading == icon.leading 8.0"]),
        ("label.easy.layout(Top(8).to(view))", ["label.top == view.top 8.0"]),
        ("label.easy.layout(Top(8).to(view.safeAreaLayoutGuide))", ["label.top == view.safeArea.bottom 8.0"]),
        ("label.easy.layout(Top(8).to(topLayoutGuide))", ["label.top == view.topLayout.bottom 8.0"]),
        ("label.easy.layout(FirstBaseline(2).to(icon, .top))", ["label.firstBaseline == icon.top 2.0"]),
        ("label.easy.layout(LastBaseline(2).to(icon))", ["label.lastBaseline == icon.lastBaseline -2.0"]),
        ("label.easy.layout(LeftMargin(2).to(icon))", ["label.leftMargin == icon.rightMargin 2.0"]),
        ("label.easy.layout(CenterXWithinMargins())", ["label.centerXWithinMargins == view.centerXWithinMargins"]),
        ("labelWidth = label.easy.layout(Width(44)).first", ["label.width == 44.0"]),
        (
            "label.easy.layout(Width(>=44).with(.high)).first?.identifier = \"width\"",
            ["label.width >= 44.0 @750.0 #width"]
        ),
        ("label.easy.layout(Height(<=10 * 0.5).like(icon))", ["label.height <= 0.5 * icon.height 10.0"]),
        ("label.easy.layout(Height(==10.0 * 2 * 0.5).like(icon, .width))", ["label.height == icon.width 10.0"]),
        // The factor is the constant, too.
        ("label.easy.layout(Width(*0.5).like(icon))", ["label.width == 0.5 * icon.width 0.5"]),
        ("label.easy.layout(Size(8))", ["label.height == 8.0", "label.width == 8.0"]),
        ("label.easy.layout(Size(CGSize(width: 3, height: 2)))", ["label.height == 2.0", "label.width == 3.0"]),
        (
            "label.easy.layout(Size(>=1).like(icon))",
            ["label.height >= icon.height 1.0", "label.width >= icon.width 1.0"]
        ),
        (
            "label.easy.layout(Edges(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))",
            [
                "label.bottom == view.bottom -3.0", "label.left == view.left 2.0", "label.right == view.right -4.0",
                "label.top == view.top 1.0",
            ]
        ),
        (
            // `to` makes the edges anew.
            "label.easy.layout(Edges(8).to(icon).with(.low))",
            [
                "label.bottom == icon.bottom @250.0", "label.left == icon.left @250.0",
                "label.right == icon.right @250.0",
                "label.top == icon.top @250.0",
            ]
        ),
        (
            "label.easy.layout(Margins(2))",
            [
                "label.bottomMargin == view.bottomMargin -2.0", "label.leftMargin == view.leftMargin 2.0",
                "label.rightMargin == view.rightMargin -2.0", "label.topMargin == view.topMargin 2.0",
            ]
        ),
        (
            "label.easy.layout(Center(CGPoint(x: 1, y: 2)))",
            ["label.centerX == view.centerX 1.0", "label.centerY == view.centerY 2.0"]
        ),
        (
            "label.easy.layout(CenterWithinMargins())",
            [
                "label.centerXWithinMargins == view.centerXWithinMargins",
                "label.centerYWithinMargins == view.centerYWithinMargins",
            ]
        ),
        (
            "label.easy.layout([Width(1), Height(2)].with(.custom(650)))",
            ["label.height == 2.0 @650.0", "label.width == 1.0 @650.0"]
        ),
        ("label.easy.layout(Width(1).with(.lowPriority))", ["label.width == 1.0 @1.0"]),
        ("label <- [Width(1), Height(2)]", ["label.height == 2.0", "label.width == 1.0"]),
        ("guide.easy.layout(Top(8), Left().to(label))", ["guide.left == label.right", "guide.top == view.top 8.0"]),
        (
            "label.easy.layout(Width(Constant(value: 4, relation: .lessThanOrEqual, multiplier: 2)).like(icon))",
            ["label.width <= 2.0 * icon.width 4.0"]
        ),
        // A later one replaces the one at the same place, and a center both ends.
        ("label.easy.layout(Top(8))\nlabel.easy.layout(Top(9))", ["label.top == view.top 9.0"]),
        (
            "label.easy.layout(Top(8))\nlabel.easy.layout(Top(>=9))",
            ["label.top == view.top 8.0", "label.top >= view.top 9.0"]
        ),
        ("label.easy.layout(Left(8), Right(8))\nlabel.easy.layout(CenterX())", ["label.centerX == view.centerX"]),
        // Of one call, all are active in the end.
        ("label.easy.layout(Top(8), Top(9))", ["label.top == view.top 8.0", "label.top == view.top 9.0"]),
        (
            "label.easy.layout(Top(8), Width(4))\nlabel.easy.clear()\nlabel.easy.layout(Width(5))",
            ["label.width == 5.0"]
        ),
        ("label.easy.layout(Top(8))\nlabel.easy.reload()", ["label.top == view.top 8.0"]),
    ]

    @Test("makes the constraints that the library would", arguments: statements)
    func examples(_ code: String, _ constraints: [String]) throws {
        #expect(try Self.fixture.made(by: code) == constraints, "\(code)")
    }

    /// Statements, with the column of the error in the last line and words of its message.
    static let refusals: [(code: String, column: Int, message: String)] = [
        ("label.easy.make(Top(8))", 20, "EasyPeasy has no \"make(_:)\" here"),
        ("label.easy.layout(Top(8).like(icon))", 34, "EasyPeasy has no \"like(_:)\" here"),
        ("label.easy.layout(Width().to(icon))", 35, "EasyPeasy has no \"to(_:)\" here"),
        ("label.easy.layout(Center().to(icon))", 36, "EasyPeasy has no \"to(_:)\" here"),
        ("label.easy.layout(Size().like(icon, .width))", 34, "EasyPeasy has no \"like(_:_:)\" here"),
        ("label.easy.layout(Top(8).with(.defaultHigh))", 39, "EasyPeasy has no priority \".defaultHigh\""),
        ("label.easy.layout(Top(8).when { true })", 34, "depends on a condition at run time"),
        ("label.easy.layout(Top(8).to(icon, .baseline))", 43, "found \".baseline\", expected an attribute"),
        ("label.easy.layout(Top(8).to(icon, .left))", 20, "top cannot be constrained to left"),
        ("label.easy.layout(Top(8).to(topLayoutGuide, .centerY))", 20, "has no \"centerY\""),
        ("topLayoutGuide.easy.layout(Top(8))", 24, "makes no constraints"),
        ("label.easy.layout(Edges(.zero))", 33, "can be of several types"),
        ("label.easy.layout(Edges().to(topLayoutGuide))", 38, "Edges takes no layout guide"),
        ("label.easy.layout(8)", 20, "found a number, expected an attribute"),
        ("UIView().easy.layout(Top(8))", 23, "no superview here, so EasyPeasy makes no constraint"),
        ("let top = Top(8)\nlabel.easy.layout(top)\nicon.easy.layout(top)", 19, "the attribute was applied before"),
        ("label.easy.layout(Width(view.frame.width))", 38, "known at run time only"),
        ("Top(8).to(icon)", 9, "this attribute is never applied"),
    ]

    @Test("refuses what the library does not have, and what would stop the program", arguments: refusals)
    func refused(_ code: String, _ column: Int, _ message: String) {
        Self.fixture.expectRefusal(code, column, message)
    }
}
