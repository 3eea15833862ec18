import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code with TinyConstraints")
struct TinyConstraintsCodeTests {
    private static let fixture = LibraryFixture(module: "TinyConstraints", format: .tinyconstraints)

    /// Statements, and what TinyConstraints 4.0.2 makes of them by its sources.
    static let statements: [(code: String, constraints: [String])] = [
        ("label.top(to: icon)", ["label.top == icon.top"]),
        ("label.leading(to: box, offset: 8, relation: .equalOrGreater)", ["label.leading >= box.leading 8.0"]),
        ("label.right(to: box, box.leftAnchor, offset: -8)", ["label.right == box.left -8.0"]),
        ("label.top(to: view, topLayoutGuide.bottomAnchor)", ["label.top == view.topLayout.bottom"]),
        ("label.bottom(to: icon, icon.lastBaselineAnchor)", ["label.bottom == icon.lastBaseline"]),
        ("guide.top(to: label, relation: .equalOrLess)", ["guide.top <= label.top"]),
        ("label.left(to: guide, nil, offset: 2)", ["label.left == guide.left 2.0"]),
        ("label.centerX(to: box, multiplier: 0.5, offset: 4)", ["label.centerX == 0.5 * box.centerX 4.0"]),
        ("label.centerY(to: box, box.topAnchor)", ["label.centerY == box.top"]),
        ("labelWidth = label.width(44)", ["label.width == 44.0"]),
        (
            "label.height(44, relation: .equalOrLess, priority: .defaultHigh).identifier = \"height\"",
            ["label.height <= 44.0 @750.0 #height"]
        ),
        ("label.width(to: box, multiplier: 0.5, offset: 8)", ["label.width == 0.5 * box.width 8.0"]),
        ("label.width(to: box, box.heightAnchor)", ["label.width == box.height"]),
        (
            "label.width(min: 20, max: 40, priority: .init(rawValue: 999))",
            ["label.width <= 40.0 @999.0", "label.width >= 20.0 @999.0"]
        ),
        ("label.height(max: 40)", ["label.height <= 40.0"]),
        ("label.widthToHeight(of: icon, multiplier: 2)", ["label.width == 2.0 * icon.height"]),
        ("label.heightToWidth(of: icon, offset: 2)", ["label.height == icon.width 2.0"]),
        ("icon.aspectRatio(16 / 9, priority: .defaultLow)", ["icon.width == \(16.0 / 9) * icon.height @250.0"]),
        ("label.topToBottom(of: icon, offset: 8)", ["label.top == icon.bottom 8.0"]),
        ("label.bottomToTop(of: icon, offset: -8)", ["label.bottom == icon.top -8.0"]),
        ("label.leadingToTrailing(of: icon)", ["label.leading == icon.trailing"]),
        ("label.trailingToLeading(of: icon)", ["label.trailing == icon.leading"]),
        ("label.leftToRight(of: icon, relation: .equalOrGreater)", ["label.left >= icon.right"]),
        ("label.rightToLeft(of: icon)", ["label.right == icon.left"]),
        ("label.topToSuperview(offset: 8, usingSafeArea: true)", ["label.top == view.safeArea.top 8.0"]),
        ("label.rightToSuperview(offset: -8)", ["label.right == view.right -8.0"]),
        ("label.leadingToSuperview(offset: 8)", ["label.leading == view.leading 8.0"]),
        ("label.trailingToSuperview(offset: 8)", ["label.trailing == view.trailing -8.0"]),
        (
            "label.semanticContentAttribute = .forceRightToLeft\nlabel.trailingToSuperview(offset: 8)",
            ["label.trailing == view.trailing 8.0"]
        ),
        ("inner.widthToSuperview(multiplier: 0.5)", ["inner.width == 0.5 * box.width"]),
        ("inner.centerXToSuperview(offset: 3)", ["inner.centerX == box.centerX 3.0"]),
        (
            "inner.centerInSuperview(offset: CGPoint(x: 1, y: 2))",
            ["inner.centerX == box.centerX 1.0", "inner.centerY == box.centerY 2.0"]
        ),
        ("label.center(in: icon)", ["label.centerX == icon.centerX", "label.centerY == icon.centerY"]),
        ("label.size(CGSize(width: 3, height: 2))", ["label.height == 2.0", "label.width == 3.0"]),
        (
            "label.size(to: icon, multiplier: 2, insets: CGSize(width: 3, height: 4))",
            ["label.height == 2.0 * icon.height 4.0", "label.width == 2.0 * icon.width 3.0"]
        ),
        ("label.origin(to: icon, insets: .left(4))", ["label.left == icon.left 4.0", "label.top == icon.top"]),
        ("label.originToSuperview(insets: .uniform(2))", ["label.left == view.left 2.0", "label.top == view.top 2.0"]),
        (
            "label.edges(to: icon, insets: .horizontal(16) + .top(8))",
            [
                "label.bottom == icon.bottom", "label.left == icon.left 16.0", "label.right == icon.right -16.0",
                "label.top == icon.top 8.0",
            ]
        ),
        (
            "label.edges(to: icon, excluding: [.top, .left])",
            ["label.bottom == icon.bottom", "label.right == icon.right"]
        ),
        (
            "label.edgesToSuperview(excluding: .bottom, insets: .uniform(8), usingSafeArea: true)",
            [
                "label.left == view.safeArea.left 8.0", "label.right == view.safeArea.right -8.0",
                "label.top == view.safeArea.top 8.0",
            ]
        ),
        (
            // Relations are not turned with the edge.
            "label.edgesToSuperview(excluding: .leading, insets: TinyEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "
                + "relation: .equalOrGreater)",
            ["label.bottom >= view.bottom -3.0", "label.right >= view.right -4.0", "label.top >= view.top 1.0"]
        ),
        ("label.horizontalToSuperview()", ["label.left == view.left", "label.right == view.right"]),
        (
            "label.verticalToSuperview(insets: .vertical(2))",
            ["label.bottom == view.bottom -2.0", "label.top == view.top 2.0"]
        ),
        (
            """
            let row = UIView()
            view.addSubview(row)
            row.stack([icon, box], axis: .horizontal, width: 30, spacing: 8)
            """,
            [
                "box.bottom == row.bottom", "box.left == icon.right 8.0", "box.right == row.right",
                "box.top == row.top",
                "box.width == 30.0", "icon.bottom == row.bottom", "icon.left == row.left", "icon.top == row.top",
                "icon.width == 30.0",
            ]
        ),
        (
            "let made = label.size(CGSize(width: 3, height: 2), isActive: false)\nmade.activate()\nmade[0].isActive = false",
            ["label.height == 2.0"]
        ),
        (
            "label.widthAnchor.constraint(equalToConstant: 8).with(.defaultLow).set(true)",
            ["label.width == 8.0 @250.0"]
        ),
    ]

    @Test("makes the constraints that the library would", arguments: statements)
    func examples(_ code: String, _ constraints: [String]) throws {
        #expect(try Self.fixture.made(by: code) == constraints, "\(code)")
    }

    /// Statements, with the column of the error in the last line and words of its message.
    static let refusals: [(code: String, column: Int, message: String)] = [
        ("label.top(of: icon)", 15, "TinyConstraints has no \"top(of:)\""),
        ("label.top(to: icon, relation: .equal, offset: 8)", 15, "no \"top(to:relation:offset:)\""),
        ("label.top(to: icon, multiplier: 2)", 15, "TinyConstraints has no \"top(to:multiplier:)\""),
        ("label.centerX(to: icon, relation: .equal)", 15, "TinyConstraints has no"),
        ("label.top(to: icon, relation: .greaterThanOrEqual)", 39, "expected .equal, .equalOrLess or .equalOrGreater"),
        ("label.top(to: icon, priority: 750)", 39, "found a number, expected a priority"),
        ("label.top(to: icon, icon.leadingAnchor)", 29, "found an anchor, expected an anchor for top"),
        ("label.left(to: icon, icon.leadingAnchor)", 15, "left cannot be constrained to leading"),
        ("label.centerX(to: icon, icon.leftAnchor, multiplier: 2)", 62, "the multiplier has no effect"),
        ("label.top(to: topLayoutGuide)", 23, "takes no layout guide of a controller"),
        ("topLayoutGuide.bottom(to: label)", 24, "make no constraints"),
        ("guide.edgesToSuperview()", 15, "no \"edgesToSuperview\" of layout guides"),
        ("UIView().topToSuperview()", 18, "no superview here, so TinyConstraints would stop"),
        ("label.edges(to: icon, excluding: .leading)", 42, "excluding .leading has no effect"),
        ("label.edges(to: icon, excluding: .width)", 42, "found \".width\", expected an edge"),
        ("label.edges(to: icon, insets: 8)", 39, "found a number, expected UIEdgeInsets"),
        ("label.size(8)", 20, "found a number, expected CGSize"),
        ("label.edgesToSuperview(insets: .all(8))", 40, "expected UIEdgeInsets"),
        ("label.setHugging(.defaultLow, for: .diagonal)", 15, "expected .horizontal or .vertical"),
        ("label.fillSuperview()", 15, "\"fillSuperview\" of UILabel is not read"),
        ("label.width(view.frame.width)", 26, "known at run time only"),
    ]

    @Test("refuses what the library does not have, and what would stop the program", arguments: refusals)
    func refused(_ code: String, _ column: Int, _ message: String) {
        Self.fixture.expectRefusal(code, column, message)
    }

    @Test("takes off the mask of the receiver only, and sets content priorities")
    func settings() throws {
        let code = "label.setHugging(.defaultHigh, for: .vertical)\nicon.top(to: box)\ninner.prepareForLayout()"
        let layout = try Layout.read(Array(Self.fixture.source(code).utf8)).layout
        func view(_ name: String) -> Layout.View? { layout.views.first { $0.name == name } }
        #expect(view("label")?.contentHugging[.vertical] == 750)
        #expect(view("icon")?.translatesAutoresizingMask == false)
        #expect(view("inner")?.translatesAutoresizingMask == false)
        #expect(view("box")?.translatesAutoresizingMask == true)
    }

    @Test("a function of the file comes before the library's")
    func ownFunctions() throws {
        let source = """
            import TinyConstraints

            final class CardView: UIView {
                let label = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(label)
                    size(to: 40)
                }

                private func size(to points: CGFloat) {
                    label.width(points)
                }
            }
            """
        #expect(try constraints(of: source) == ["label.width == 40.0"])
    }
}
