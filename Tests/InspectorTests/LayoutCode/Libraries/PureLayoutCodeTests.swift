import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code with PureLayout")
struct PureLayoutCodeTests {
    private static let fixture = LibraryFixture(module: "PureLayout", format: .purelayout)

    /// Statements, and what PureLayout 3.1.9 makes of them by its sources.
    static let statements: [(code: String, constraints: [String])] = [
        ("label.autoPinEdge(toSuperviewEdge: .top)", ["label.top == view.top"]),
        ("label.autoPinEdge(toSuperviewEdge: .left, withInset: 8)", ["label.left == view.left 8.0"]),
        ("label.autoPinEdge(toSuperviewEdge: .right, withInset: 8)", ["label.right == view.right -8.0"]),
        (
            "label.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)",
            ["label.bottom <= view.bottom -8.0"]
        ),
        (
            "label.autoPinEdge(toSuperviewEdge: .leading, withInset: 8, relation: .greaterThanOrEqual)",
            ["label.leading >= view.leading 8.0"]
        ),
        ("label.autoPinEdge(toSuperviewMargin: .trailing)", ["label.trailing == view.trailingMargin"]),
        (
            "label.autoPinEdge(toSuperviewMargin: .trailing, withInset: 4)",
            ["label.trailing == view.trailingMargin -4.0"]
        ),
        (
            "label.autoPinEdge(toSuperviewMargin: .bottom, relation: .lessThanOrEqual)",
            ["label.bottom >= view.bottomMargin"]
        ),
        ("label.autoPinEdge(toSuperviewSafeArea: .top, withInset: 20)", ["label.top == view.safeArea.top 20.0"]),
        (
            "label.autoPinEdge(toSuperviewSafeArea: .trailing, withInset: 20, relation: .greaterThanOrEqual)",
            ["label.trailing <= view.safeArea.trailing -20.0"]
        ),
        (
            "label.autoPinEdgesToSuperviewEdges()",
            [
                "label.bottom == view.bottom", "label.leading == view.leading", "label.top == view.top",
                "label.trailing == view.trailing",
            ]
        ),
        (
            "label.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
            [
                "label.bottom == view.bottom -3.0", "label.leading == view.leading 2.0", "label.top == view.top 1.0",
                "label.trailing == view.trailing -4.0",
            ]
        ),
        (
            "label.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)",
            ["label.bottom == view.bottom", "label.right == view.right", "label.top == view.top"]
        ),
        (
            "label.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .right)",
            ["label.bottom == view.bottom", "label.left == view.left", "label.top == view.top"]
        ),
        (
            "label.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)",
            [
                "label.leading == view.leadingMargin", "label.top == view.topMargin",
                "label.trailing == view.trailingMargin",
            ]
        ),
        (
            "label.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .left)",
            [
                "label.bottom == view.safeArea.bottom", "label.top == view.safeArea.top",
                "label.trailing == view.safeArea.trailing",
            ]
        ),
        ("inner.autoCenterInSuperview()", ["inner.centerX == box.centerX", "inner.centerY == box.centerY"]),
        (
            "inner.autoCenterInSuperviewMargins()",
            ["inner.centerX == box.centerXWithinMargins", "inner.centerY == box.centerYWithinMargins"]
        ),
        ("label.autoAlignAxis(toSuperviewAxis: .vertical)", ["label.centerX == view.centerX"]),
        ("label.autoAlignAxis(toSuperviewAxis: .baseline)", ["label.lastBaseline == view.lastBaseline"]),
        (
            "label.autoAlignAxis(.horizontal, toSameAxisOf: icon, withOffset: -4)",
            ["label.centerY == icon.centerY -4.0"]
        ),
        (
            "label.autoAlignAxis(.firstBaseline, toSameAxisOf: icon, withMultiplier: 2)",
            ["label.firstBaseline == 2.0 * icon.firstBaseline"]
        ),
        (
            "label.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 8, relation: .lessThanOrEqual)",
            ["label.top <= icon.bottom 8.0"]
        ),
        (
            "label.autoSetDimensions(to: CGSize(width: 30, height: 20))",
            ["label.height == 20.0", "label.width == 30.0"]
        ),
        (
            "labelWidth = label.autoSetDimension(.width, toSize: 44, relation: .greaterThanOrEqual)",
            ["label.width >= 44.0"]
        ),
        (
            "icon.autoMatch(.width, to: .height, of: icon, withMultiplier: 16 / 9)",
            ["icon.width == \(16.0 / 9) * icon.height"]
        ),
        (
            "icon.autoConstrainAttribute(.marginAxisVertical, to: .left, of: box, withMultiplier: 0.5).constant = 8",
            ["icon.centerXWithinMargins == 0.5 * box.left 8.0"]
        ),
        (
            """
            NSLayoutConstraint.autoSetPriority(UILayoutPriority(749)) {
                NSLayoutConstraint.autoSetIdentifier("size") { label.autoSetDimension(.height, toSize: 20) }
                label.autoSetDimension(.width, toSize: 30).autoIdentify("width")
                label.autoSetContentHuggingPriority(for: .vertical)
            }
            """,
            ["label.height == 20.0 @749.0 #size", "label.width == 30.0 @749.0 #width"]
        ),
        (
            // What is installed late gets the priority that surrounds the installation.
            """
            NSLayoutConstraint.autoSetPriority(.defaultHigh) {
                NSLayoutConstraint.autoCreateAndInstallConstraints {
                    NSLayoutConstraint.autoSetPriority(.defaultLow) { label.autoSetDimension(.width, toSize: 30) }
                }
            }
            """,
            ["label.width == 30.0 @750.0"]
        ),
        (
            """
            let made = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
                label.autoSetDimension(.width, toSize: 30)
                NSLayoutConstraint.autoCreateAndInstallConstraints { label.autoSetDimension(.height, toSize: 20) }
            }
            """,
            ["label.height == 20.0"]
        ),
        (
            """
            let made = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { label.autoCenterInSuperview() }
            (made as NSArray).autoInstallConstraints()
            made[0].autoRemove()
            """,
            ["label.centerX == view.centerX"]
        ),
        ("([label, icon, box] as NSArray).autoAlignViews(to: .top)", ["box.top == icon.top", "icon.top == label.top"]),
        ("([label, icon] as NSArray).autoAlignViews(to: .vertical)", ["icon.centerX == label.centerX"]),
        ("([label, icon] as NSArray).autoMatchViewsDimension(.width)", ["icon.width == label.width"]),
        (
            "([label, icon] as NSArray).autoSetViewsDimensions(to: CGSize(width: 3, height: 2))",
            ["icon.height == 2.0", "icon.width == 3.0", "label.height == 2.0", "label.width == 3.0"]
        ),
        (
            "([label, icon] as NSArray).autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)",
            [
                "icon.leading == label.trailing 8.0", "icon.top == label.top", "icon.trailing == view.trailing -8.0",
                "icon.width == label.width", "label.leading == view.leading 8.0",
            ]
        ),
        (
            """
            let views: NSArray = [label, icon]
            views.autoDistributeViews(
                along: .vertical, alignedTo: .vertical, withFixedSpacing: 8, insetSpacing: false, matchedSizes: false
            )
            """,
            [
                "icon.bottom == view.bottom", "icon.centerX == label.centerX", "icon.top == label.bottom 8.0",
                "label.top == view.top",
            ]
        ),
        (
            // The multipliers 1/2, 1 and 3/2 of the center, corrected by the parts of half a view.
            "([label, icon, box] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 40)",
            [
                "box.centerY == 1.5 * view.centerY 10.0", "box.height == 40.0", "box.left == icon.left",
                "icon.centerY == view.centerY", "icon.height == 40.0", "icon.left == label.left",
                "label.centerY == 0.5 * view.centerY -10.0", "label.height == 40.0",
            ]
        ),
        (
            """
            ([label, icon] as NSArray)
                .autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 40, insetSpacing: false)
            """,
            [
                "icon.centerY == 2.0 * view.centerY -20.0", "icon.height == 40.0", "icon.left == label.left",
                "label.centerY == 1e-05 * view.centerY 20.0", "label.height == 40.0",
            ]
        ),
        ("label.autoPin(toTopLayoutGuideOf: self, withInset: 8)", ["label.top == view.topLayout.bottom 8.0"]),
        (
            "label.autoPin(toBottomLayoutGuideOf: self, withInset: 8, relation: .greaterThanOrEqual)",
            ["label.bottom <= view.bottomLayout.top -8.0"]
        ),
        (
            """
            let badge = UILabel(forAutoLayout: ())
            let frame = UIView.newAutoLayout()
            frame.addSubview(badge.configureForAutoLayout())
            badge.autoPinEdge(toSuperviewEdge: .top)
            """,
            ["badge.top == frame.top"]
        ),
    ]

    @Test("makes the constraints that the library would", arguments: statements)
    func examples(_ code: String, _ constraints: [String]) throws {
        #expect(try Self.fixture.made(by: code) == constraints, "\(code)")
    }

    /// Statements of one line each, with the column of the error and words of its message.
    static let refusals: [(code: String, column: Int, message: String)] = [
        ("label.autoFoo()", 15, "PureLayout has no \"autoFoo()\" here"),
        ("label.autoPinEdge(toSuperviewEdge: .top, relation: .equal)", 15, "PureLayout has no \"autoPinEdge(toSuper"),
        (
            "label.autoPinEdge(toSuperviewMargin: .top, withInset: 8, relation: .equal)", 15,
            "no \"autoPinEdge(toSuperviewMargin:withInset:relation:)\""
        ),
        ("label.autoPinEdge(toSuperviewEdge: .width)", 44, "found \".width\", expected an edge"),
        ("label.autoPinEdge(.top, to: .left, of: icon)", 15, "top cannot be constrained to left, so UIKit would stop"),
        ("label.autoPinEdge(.left, to: .leading, of: icon)", 15, "left cannot be constrained to leading"),
        ("label.autoPinEdge(.top, to: .top, of: icon, withMultiplier: 2)", 15, "PureLayout has no"),
        ("label.autoPinEdge(.top, to: .top, of: guide)", 47, "found a layout guide, expected a view"),
        ("guide.autoPinEdge(toSuperviewEdge: .top)", 15, "constrains views only, found a layout guide"),
        ("label.autoAlignAxis(.top, toSameAxisOf: icon)", 29, "expected an axis"),
        ("label.autoAlignAxis(toSuperviewMarginAxis: .baseline)", 52, "a baseline has no margin"),
        ("label.autoMatch(.top, to: .width, of: icon)", 25, "expected a dimension"),
        ("label.autoConstrainAttribute(.width, to: .top, of: icon)", 15, "width cannot be constrained to top"),
        ("label.autoAlignAxis(.vertical, toSameAxisOf: icon, withMultiplier: 0)", 15, "cannot be 0 times another"),
        ("UIView().autoPinEdge(toSuperviewEdge: .top)", 18, "no superview here, so PureLayout would stop"),
        ("label.autoSetContentHuggingPriority(for: .vertical)", 15, "needs a block of NSLayoutConstraint"),
        (
            "NSLayoutConstraint.autoSetPriority(750) { label.autoCenterInSuperview() }", 44,
            "found a number, expected a priority"
        ),
        (
            "NSLayoutConstraint.autoSetPriority(.defaultHigh, for: { })", 28,
            "PureLayout has no \"autoSetPriority(_:for:)\""
        ),
        (
            "let made = label.autoSetDimension(.width, toSize: 8)\n"
                + "NSLayoutConstraint.autoSetPriority(.defaultHigh) { made.autoInstall() }", 65,
            "cannot become required or optional"
        ),
        ("([label] as NSArray).autoAlignViews(to: .top)", 30, "the list needs 2 views"),
        ("([label, 8] as NSArray).autoAlignViews(to: .top)", 33, "found a number in the list, expected a view"),
        (
            "([label, icon] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .top, withFixedSpacing: 8)",
            85,
            "along the vertical axis cannot be aligned by top"
        ),
        ("label.autoPin(toTopLayoutGuideOf: icon, withInset: 8)", 43, "expected a view controller"),
        ("label.autoSetDimension(.width, toSize: view.bounds.width)", 53, "known at run time only"),
    ]

    @Test("refuses what the library does not have, and what would stop the program", arguments: refusals)
    func refused(_ code: String, _ column: Int, _ message: String) {
        Self.fixture.expectRefusal(code, column, message)
    }

    @Test("takes off the mask of the receiver only, and sets content priorities")
    func settings() throws {
        let code = """
            NSLayoutConstraint.autoSetPriority(.defaultLow) {
                label.autoSetContentCompressionResistancePriority(for: .horizontal)
            }
            icon.autoPinEdge(.top, to: .bottom, of: box)
            """
        let layout = try Layout.read(Array(Self.fixture.source(code).utf8)).layout
        func view(_ name: String) -> Layout.View? { layout.views.first { $0.name == name } }
        #expect(view("label")?.compressionResistance[.horizontal] == 250)
        #expect(view("label")?.translatesAutoresizingMask == false)
        #expect(view("icon")?.translatesAutoresizingMask == false)
        #expect(view("box")?.translatesAutoresizingMask == true)
    }
}
