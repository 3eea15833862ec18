import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

extension InputFormat {
    static let notautolayout = InputFormat(rawValue: "notautolayout")
}

/// Values worked out by hand from the sources of NotAutoLayout 3.3.1.
@Suite("code of NotAutoLayout")
struct NotAutoLayoutCodeTests {
    /// Steps of a chain for `a` that is complete with `rest`, and the constraints that the steps make.
    static let chains: [(chain: String, constraints: [String])] = [
        (
            ".setLeft(to: 8).setTop(by: { $0.top }).setWidth(to: 40).setHeight(to: 30)",
            ["a.height == 30.0", "a.left == CardView.left 8.0", "a.top == CardView.top", "a.width == 40.0"]
        ),
        (
            ".setLeft(by: { $0.left + 16 }).setRight(by: { $0.right - 16 }).setTop(by: { $0.safeAreaGuide.top + 8 }).setBottom(by: { $0.bottom })",
            [
                "a.bottom == CardView.bottom", "a.left == CardView.left 16.0", "a.right == CardView.right -16.0",
                "a.top == CardView.safeArea.top 8.0",
            ]
        ),
        (
            ".setCenter(by: { $0.layoutMarginsGuide.center }).setMiddle(by: { $0.middle * 0.8 }).setSize(to: Size(width: 4, height: 5))",
            [
                "a.centerX == CardView.layoutMargins.centerX", "a.centerY == 0.8 * CardView.centerY", "a.height == 5.0",
                "a.width == 4.0",
            ]
        ),
        (
            ".pinLeft(to: b, with: { $0.right + 8 }).pinTop(by: { self.b }, with: { $0.safeAreaGuide.bottom }).setSize(by: { $0.size })",
            [
                "a.height == CardView.height", "a.left == b.right 8.0", "a.top == b.safeArea.bottom",
                "a.width == CardView.width",
            ]
        ),
        (
            ".setTopLeft(to: .zero).setBottomRight(by: { $0.readableGuide.bottomRight })",
            [
                "a.bottom == CardView.readableContent.bottom", "a.left == CardView.left",
                "a.right == CardView.readableContent.right",
                "a.top == CardView.top",
            ]
        ),
        (
            ".pinTopCenter(to: b, with: { $0.bottomCenter + Point(x: 0, y: 8) }).setWidth(by: { $0.width * 0.5 - 20 }).setHeight(by: { $0.width / 4 })",
            [
                "a.centerX == b.centerX", "a.height == 0.25 * CardView.width", "a.top == b.bottom 8.0",
                "a.width == 0.5 * CardView.width -20.0",
            ]
        ),
        (
            ".stickOnParent()",
            [
                "a.bottom == CardView.bottom", "a.left == CardView.left", "a.right == CardView.right",
                "a.top == CardView.top",
            ]
        ),
        (
            ".stickOnParentSafeArea(withInsets: Insets(top: 1, left: 2, bottom: 3, right: 4))",
            [
                "a.bottom == CardView.safeArea.bottom -3.0", "a.left == CardView.safeArea.left 2.0",
                "a.right == CardView.safeArea.right -4.0", "a.top == CardView.safeArea.top 1.0",
            ]
        ),
        (
            ".setFrame(to: Rect(x: 1, y: 2, width: 3, height: 4))",
            ["a.height == 4.0", "a.left == CardView.left 1.0", "a.top == CardView.top 2.0", "a.width == 3.0"]
        ),
        (
            ".setFrame(by: { $0.frame(inside: .init(top: 1, left: 2, bottom: 3, right: 4)) })",
            [
                "a.height == CardView.height -4.0", "a.left == CardView.left 2.0", "a.top == CardView.top 1.0",
                "a.width == CardView.width -6.0",
            ]
        ),
        // The bounds begin at 0: a length is a place, and the other way around.
        (
            ".setLeft(by: { $0.width * 0.3 }).setTop(by: { $0.vertical(at: 0.25) }).setWidth(by: { $0.center }).setHeight(to: 1)",
            [
                "1.0 * a.left + -0.3 * CardView.width + -1.0 * CardView.left == 0.0",
                "1.0 * a.top + -0.25 * CardView.height + -1.0 * CardView.top == 0.0", "a.height == 1.0",
                "a.width == 0.5 * CardView.width",
            ]
        ),
        (
            ".setLeft(by: { ($0.safeAreaGuide.left + $0.layoutMarginsGuide.left) / 2 }).setTop(to: 0).setSize(to: .zero)",
            [
                "1.0 * a.left + -0.5 * CardView.safeArea.left + -0.5 * CardView.layoutMargins.left == 0.0",
                "a.height == 0.0",
                "a.top == CardView.top", "a.width == 0.0",
            ]
        ),
        (
            ".setLeft(to: 0).setBottom(by: { $0.bottom - $0.safeAreaInsets.bottom }).setWidth(by: { $0.makeGuide(from: Insets(top: 0, left: 5, bottom: 0, right: 6)).width }).setHeight(to: 1)",
            [
                "a.bottom == CardView.safeArea.bottom", "a.height == 1.0", "a.left == CardView.left",
                "a.width == CardView.width -11.0",
            ]
        ),
        (
            ".pinLeft(to: b, with: { $0.horizontal(at: 0.5) }).setTop(to: NotAutoLayout.Float(3)).setWidth(to: 1).setHeight(to: 1)",
            [
                "1.0 * a.left + -0.5 * b.left + -0.5 * b.right == 0.0", "a.height == 1.0", "a.top == CardView.top 3.0",
                "a.width == 1.0",
            ]
        ),
        (
            ".setLeft(by: { -$0.left + 3 }).setTop(to: 0).setWidth(by: { _ in 4 * 2 }).setHeight(to: 1)",
            ["a.height == 1.0", "a.left == -1.0 * CardView.left 3.0", "a.top == CardView.top", "a.width == 8.0"]
        ),
    ]

    @Test("a chain makes an equality for each value", arguments: chains)
    func chain(_ chain: String, _ expected: [String]) throws {
        let code = "nal.layout(a) { $0\n\(chain)\n}"
        #expect(try constraints(of: LibraryCode.source(code), as: .notautolayout) == expected)
    }

    @Test("the content's size is asked for by its priorities, and frames place views instead of their masks")
    func contents() throws {
        let code = "nal.layout(b) { $0.setLeft(to: 8).setTop(to: 9).setWidth(to: 80).fitHeight() }"
        let reading = try Layout.read(Array(LibraryCode.source(code).utf8))
        #expect(reading.format == .notautolayout)
        let label = try #require(reading.layout.views.first { $0.name == "b" })
        #expect(label.contentHugging[.vertical] == 1000 && label.compressionResistance[.vertical] == 1000)
        #expect(label.contentHugging[.horizontal] != 1000)
        #expect(label.statedTranslatesAutoresizingMask == false)
    }

    @Test("what depends on both axes goes through a guide")
    func crossing() throws {
        let code = "nal.layout(a) { $0.setLeft(by: { $0.width - $0.height * 2 }).setTop(to: 0).setSize(to: .zero) }"
        #expect(
            try constraints(of: LibraryCode.source(code), as: .notautolayout) == [
                "1.0 * a.left + -1.0 * CardView.width + 2.0 * guide-2.width + -1.0 * CardView.left == 0.0",
                "a.height == 0.0", "a.top == CardView.top", "a.width == 0.0", "guide-2.height == 0.0",
                "guide-2.left == CardView.left", "guide-2.top == CardView.top", "guide-2.width == CardView.height",
            ]
        )
    }

    @Test("a row has the same gaps before, between and after its views")
    func rows() throws {
        let code = """
            nal.layout([a, b]) { $0
                .setMiddle(by: { $0.vertical(at: 0.5) })
                .setSize(to: Size(width: 20, height: 10))
                .setHorizontalInsetsEqualingToMargin()
            }
            """
        #expect(
            try constraints(of: LibraryCode.source(code), as: .notautolayout) == [
                "1.0 * a.centerY + -0.5 * CardView.height + -1.0 * CardView.top == 0.0",
                "1.0 * a.left + -1.0 * CardView.left + -1.0 * b.left + 1.0 * a.right == 0.0",
                "1.0 * b.centerY + -0.5 * CardView.height + -1.0 * CardView.top == 0.0",
                "1.0 * b.left + -1.0 * a.right + -1.0 * CardView.right + 1.0 * b.right == 0.0",
                "a.height == 10.0", "a.width == 20.0", "b.height == 10.0", "b.width == 20.0",
            ]
        )
    }

    @Test("layouts that the superview stores run in their order, and add the views")
    func stored() throws {
        let source = """
            import NotAutoLayout

            class PageController: UIViewController {
                let page = LayoutInfoStoredView()
                let a = UILabel()
                let b = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(page)
                    page.nal.setupSubview(b) { $0
                        .setDefaultLayout { $0
                            .pinTopCenter(to: a, with: { $0.bottomCenter })
                            .setSize(to: Size(width: 20, height: 10))
                        }
                        .setDefaultOrder(to: 1)
                        .addToParent()
                    }
                    page.nal.setupSubview(a) { $0
                        .setDefaultLayout({ $0.setTopCenter(by: { $0.topCenter }).fitSize() })
                        .insertToParent(at: 0)
                    }
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.nal.layout(page) { $0.stickOnParent() }
                }
            }
            """
        #expect(
            try constraints(of: source) == [
                "a.centerX == page.centerX", "a.top == page.top", "b.centerX == a.centerX", "b.height == 10.0",
                "b.top == a.bottom", "b.width == 20.0", "page.bottom == view.bottom", "page.left == view.left",
                "page.right == view.right", "page.top == view.top",
            ]
        )
        let layout = try Layout.read(Array(source.utf8)).layout
        #expect(layout.views.map(\.id) == ["view", "page", "a", "b"])
    }

    /// Chains for `a`, with the place and message of their fault.
    static let faults: [(chain: String, message: String)] = [
        (".setLeft(to: 8)", "1:15 the chain does not determine the frame"),
        (".setTop(to: 8)", "1:21 NotAutoLayout has no \"setTop\" after the calls before it"),
        (".setRight(to: 8).setLeft(to: 8)", "1:37 NotAutoLayout has no \"setLeft\" after the calls before it"),
        (".setLeft(to: 8).setBottom(to: 8).setTop(to: 8)", "1:53 NotAutoLayout has no \"setTop\" after"),
        (".setLeft(to: 8).setWidth(to: 8)", "1:36 NotAutoLayout has no \"setWidth\" after"),
        (".setTopLeft(to: .zero).setTopRight(to: .zero)", "1:43 NotAutoLayout has no \"setTopRight\" after"),
        (".setTopLeft(to: .zero).setTop(to: 8)", "1:43 NotAutoLayout has no \"setTop\" after"),
        (".setLeading(to: 8)", "1:21 NotAutoLayout has no \"setLeading\" with these arguments"),
        (".pinWidth(to: b, with: { $0.width })", "1:21 NotAutoLayout has no \"pinWidth\": only lines and points"),
        (".setLeft(by: { $0.safeAreaGuide.topCenter })", "1:33 found Point, expected a length"),
        (".setLeft(by: { $0.leading })", "1:38 \"leading\" follows the layout direction"),
        (".pinLeft(to: b, with: { $0.top })", "1:47 NotAutoLayout has no \"top\" here"),
        (".pinLeft(to: b, with: { $0.width })", "1:47 NotAutoLayout has no \"width\" here"),
        (".pinLeft(to: b, with: { $0.boundsGuide.left })", "1:47 NotAutoLayout has no \"boundsGuide\" here"),
        (".setLeft(by: { $0.width * $0.height })", "1:35 a product of two lengths is no linear equation"),
        (".setLeft(by: { $0.width / $0.height })", "1:35 a ratio of lengths is no linear equation"),
        (".setLeft(by: { $0.width / 0 })", "1:35 this divides by 0"),
        (".setTopLeft(to: .zero).aspectFit(ratio: 2)", "1:43 the smaller or larger of two lengths"),
        (".setTopLeft(to: .zero).fitSize(by: Size(width: 8, height: 0))", "1:55 what fits into a given size"),
        (".setTopLeft(to: .zero).fitSize()", "1:43 UIView has no content, so what fits it"),
        (
            ".setTopLeft(to: .zero).fitWidth().setHeight(to: 8)",
            "1:54 the content is fitted before this length is known"
        ),
        (
            ".setTopLeft(to: .zero).setSize(to: .zero).movingLeft(to: 8)",
            "1:62 changes of a finished frame are not read"
        ),
        (".setTopLeft(to: .zero).setSize(to: .zero).setLeft(to: 8)", "1:62 NotAutoLayout has no \"setLeft\" after"),
        (
            ".pinTopLeft(to: self, with: { $0.topLeft }).pinBottomRight(to: inner, with: { $0.topLeft })",
            "1:64 inner has another superview"
        ),
        (
            ".setLeft(by: { $0.safeAreaGuide.top }).setTop(to: 0).setSize(to: .zero)",
            "1:21 a horizontal value depends on a vertical place"
        ),
    ]

    @Test("what the library does not have, or what is known at run time only, is an error", arguments: faults)
    func fault(_ chain: String, _ expected: String) {
        let code = "nal.layout(a) { $0 \(chain) }; b.addSubview(inner)"
        let error = LibraryCode.error(code, as: .notautolayout, extra: "let inner = UIView()")
        #expect(error.hasPrefix(expected), "\(error)")
    }

    @Test(
        "a view is laid out once, by its superview, after those that it is pinned to",
        arguments: [
            ("c.nal.layout(a) { $0.stickOnParent() }", "1:7 a is no subview of the view that lays it out"),
            (
                "nal.layout(a) { $0.stickOnParent() }; nal.layout(a) { $0.stickOnParent() }",
                "1:43 a is laid out a second time"
            ),
            (
                "nal.layout(a) { $0.pinTopLeft(to: b, with: { $0.topLeft }).setSize(to: .zero) }; "
                    + "nal.layout(b) { $0.stickOnParent() }", "1:20 b is laid out later"
            ),
            (
                "nal.setLayout(for: a) { $0.stickOnParent() }",
                "1:5 CardView stores no layouts, expected LayoutInfoStoredView"
            ),
            (
                "c.nal.setLayout(for: a) { $0.stickOnParent() }",
                "1:7 UIView stores no layouts, expected LayoutInfoStoredView"
            ),
            ("nal.layout(8) { $0.stickOnParent() }", "1:12 found a number, expected a view"),
            ("nal.layOut(a)", "1:5 NotAutoLayout has no \"layOut\" with these arguments"),
            (
                "nal.layout([a]) { $0.setMiddle(to: 8).setSize(to: .zero) }",
                "1:17 the chain does not determine the frame"
            ),
        ]
    )
    func orders(_ code: String, _ expected: String) {
        let error = LibraryCode.error(code, as: .notautolayout)
        #expect(error.hasPrefix(expected), "\(error)")
    }

    @Test("a frame that is set before the superview has its size is an error")
    func tooEarly() {
        let source = """
            class PageController: UIViewController {
                let a = UIView()
                override func viewDidLoad() {
                    view.addSubview(a)
                    view.nal.layout(a) { $0.stickOnParent() }
                }
            }
            """
        let error = #expect(throws: ReadError.self) { try Layout.read(Array(source.utf8), as: .notautolayout) }
        #expect(
            error?.message
                == "the frame is set only once in viewDidLoad, expected layoutSubviews or viewDidLayoutSubviews"
        )
    }
}
