import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Views of Interface Builder")
struct InterfaceBuilderViewTests {
    private typealias Sample = InterfaceBuilderSample

    private static func layout(_ views: String, _ other: (String) -> String = { _ in "" }) throws -> Layout {
        try Sample.read(Sample.storyboard(views: views)).layout
    }

    @Test("a controller's view is a root with the class of its controller")
    func readsRoots() throws {
        let layout = try Self.layout("")
        #expect(layout.roots == [0])
        #expect(layout.views[0].viewController == "Shop.LoginController")
        #expect(layout.views[0].className == "UIView")
        #expect(layout.views[0].frame == Rectangle(x: 0, y: 0, width: 375, height: 667))
        #expect(layout.views[0].autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(layout.screen == Layout.Screen(size: Size(width: 375, height: 667), scale: 2))
        #expect(layout.source.kind == .interfaceBuilder)
        #expect(layout.source.file == "Login.storyboard")
    }

    @Test(
        "elements become the classes they stand for",
        arguments: [
            ("label", "UILabel"), ("switch", "UISwitch"), ("containerView", "UIView"), ("mapView", "MKMapView"),
            ("wkWebView", "WKWebView"), ("somethingNew", "UISomethingNew"), ("arscnView", "ARSCNView"),
        ]
    )
    func knowsClasses(_ tag: String, _ className: String) throws {
        let layout = try Self.layout(Sample.view("a", tag: tag))
        #expect(layout.view("a")?.className == className)
        #expect(layout.view("a")?.statedBaseClass == nil)
    }

    @Test("a custom class keeps the framework class beside it")
    func readsCustomClasses() throws {
        let layout = try Self.layout(
            Sample.view("a", tag: "label", attributes: " customClass=\"PriceLabel\" customModule=\"Shop\"")
                + Sample.view("b", tag: "label", attributes: " customClass=\"OldLabel\"")
        )
        #expect(layout.view("a")?.className == "Shop.PriceLabel")
        #expect(layout.view("a")?.baseClass == "UILabel")
        #expect(layout.view("b")?.className == "OldLabel")
    }

    @Test("names, priorities, placeholders of sizes and flags are read")
    func readsProperties() throws {
        let layout = try Self.layout(
            Sample.view(
                "a",
                (1, 2, 3, 4),
                tag: "label",
                attributes: """
                     userLabel="Title" hidden="YES" horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000" \
                    placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite" \
                    semanticContentAttribute="forceRightToLeft" insetsLayoutMarginsFromSafeArea="NO" \
                    preservesSuperviewLayoutMargins="YES" text="Hello"
                    """,
                children: """
                    <accessibility key="accessibilityConfiguration" identifier="title"/>
                    <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
                    """
            )
        )
        let view = try #require(layout.view("a"))
        #expect(view.label == "Title")
        #expect(view.identifier == "title")
        #expect(view.text == "Hello")
        #expect(view.isHidden)
        #expect(view.frame == Rectangle(x: 1, y: 2, width: 3, height: 4))
        #expect(view.contentHugging == PerAxis(251, 250))
        #expect(view.compressionResistance == PerAxis(750, 1000))
        #expect(view.intrinsicContentSize == PerAxis(120, nil))
        #expect(view.inferred.contains("intrinsicContentSize"))
        #expect(view.statedDirection == .rightToLeft)
        #expect(!view.insetsMarginsFromSafeArea)
        #expect(view.preservesSuperviewMargins)
        #expect(view.authoredMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(!view.translatesAutoresizingMask)
    }

    @Test("a fixed frame means that the view translates its mask")
    func readsFixedFrames() throws {
        let layout = try Self.layout(Sample.view("a", attributes: " fixedFrame=\"YES\""))
        #expect(layout.view("a")?.translatesAutoresizingMask == true)
    }

    @Test("a view without a frame, or with one that is not a number, has none")
    func readsMissingFrames() throws {
        let text = Sample.storyboard(
            views: "<view id=\"a\"/>" + Sample.view("b").replacing("x=\"0.0\"", with: "x=\"left\"")
        )
        let reading = try Sample.read(text)
        #expect(reading.layout.view("a")?.frame == nil)
        #expect(reading.layout.view("b")?.frame == nil)
        #expect(reading.findings.filter { $0.severity == .error }.map(\.rule) == ["invalid-value"])
    }

    @Test("stack views are read with their words and numbers")
    func readsStacks() throws {
        let inner = "<subviews>\(Sample.view("b"))\(Sample.view("c"))</subviews>"
        let layout = try Self.layout(
            Sample.view(
                "a",
                tag: "stackView",
                attributes: " axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"leading\" spacing=\"7.5\""
                    + " baselineRelativeArrangement=\"YES\"",
                children: inner
            )
                + Sample.view("d", tag: "stackView", attributes: " spacingType=\"standard\"")
                + Sample.view(
                    "e",
                    tag: "stackView",
                    children: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
                )
        )
        let stack = try #require(layout.view("a")?.stack)
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.alignment == .leading)
        #expect(stack.spacing == 7.5)
        #expect(stack.isBaselineRelative)
        #expect(!stack.isLayoutMarginsRelative)
        #expect(layout.arrangedSubviews(of: 1).map { layout.views[$0].id } == ["b", "c"])
        #expect(layout.view("d")?.stack?.spacing == 8)
        #expect(layout.view("e")?.stack?.isLayoutMarginsRelative == true)
        #expect(layout.view("e")?.authoredMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("a word that no stack view knows is an error, and the default is used")
    func notesUnknownWords() throws {
        let reading = try Sample.read(
            Sample.storyboard(views: Sample.view("a", tag: "stackView", attributes: " distribution=\"evenly\""))
        )
        #expect(reading.layout.view("a")?.stack?.distribution == .fill)
        #expect(reading.findings.map(\.rule) == ["invalid-word"])
    }

    @Test("guides are read with their owners and kinds")
    func readsGuides() throws {
        let text = Sample.storyboard(
            views: Sample.view(
                "scroll",
                tag: "scrollView",
                children: "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"g1\"/>"
                    + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"g2\"/>"
            ),
            viewChildren: "<viewLayoutGuide key=\"keyboard\" id=\"g3\"/>",
            controllerChildren: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"g4\"/>"
                + "<viewControllerLayoutGuide type=\"bottom\" id=\"g5\"/></layoutGuides>"
        )
        let layout = try Sample.read(text).layout
        let found = layout.guides.map { "\(layout.views[$0.owner].id) \($0.kind.rawValue) \($0.id)" }
        #expect(
            found.sorted() == [
                "root bottomLayout g5", "root keyboard g3", "root safeArea safe", "root topLayout g4",
                "scroll contentLayout g1", "scroll frameLayout g2",
            ]
        )
    }

    @Test("cells are in their table view, their content views by name")
    func readsCells() throws {
        let cell = """
            <prototypes><tableViewCell textLabel="t" id="cell" customClass="Row"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(Sample.view("t", tag: "label"))</subviews></tableViewCellContentView></tableViewCell></prototypes>
            """
        let items = """
            <cells><collectionViewCell id="item"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
            <constraints><constraint firstAttribute="width" constant="50" id="k"/></constraints></collectionViewCell></cells>
            """
        let layout = try Self.layout(
            Sample.view("table", tag: "tableView", children: cell)
                + Sample.view("collection", tag: "collectionView", children: items)
        )
        #expect(layout.view("cell")?.parent == 1)
        #expect(layout.view("cell")?.className == "Row")
        #expect(layout.view("cell")?.baseClass == "UITableViewCell")
        #expect(layout.view("content")?.name == "contentView")
        #expect(layout.view("content")?.owner == "UITableViewCell")
        #expect(layout.view("t")?.name == "textLabel")
        // The table decides how large they are.
        #expect(["cell", "content", "item", "item.contentView"].allSatisfy { layout.view($0)?.inferred == ["frame"] })
        #expect(layout.view("item.contentView")?.name == "contentView")
        #expect(layout.constraint("k")?.first?.item == layout.item(id: "item"))
    }

    @Test("Xcode's own marks are reports")
    func readsMarks() throws {
        let layout = try Self.layout(
            Sample.view("a", attributes: " ambiguous=\"YES\" misplaced=\"YES\"")
                + Sample.view("b", attributes: " verifyAmbiguity=\"off\"")
        )
        #expect(layout.reports.map(\.kind) == [.ambiguous, .misplaced, .muted])
        #expect(layout.reports.map(\.item) == ["a", "a", "b"])
    }

    @Test("the second of two views of one id and its contents are skipped")
    func setsAsideDuplicates() throws {
        let reading = try Sample.read(
            Sample.storyboard(
                views: Sample.view("a")
                    + Sample.view("a", children: "<subviews>\(Sample.view("b"))</subviews>") + Sample.view("c")
            )
        )
        #expect(reading.layout.views.map(\.id) == ["root", "a", "c"])
        #expect(
            reading.findings.map(\.rule) == ["set-aside", "duplicate-id"]
                || reading.findings.map(\.rule) == ["duplicate-id", "set-aside"]
        )
        #expect(reading.layout.skippedObjects.map(\.id) == ["a"])
    }

    @Test("100,000 nested views need no stack")
    func readsDeepNesting() throws {
        let depth = 100_000
        let count = try onSmallStack {
            var text = ""
            for level in 0..<depth { text += "<view id=\"v\(level)\"><subviews>" }
            text += String(repeating: "</subviews></view>", count: depth)
            return try InterfaceBuilderSample.read(InterfaceBuilderSample.storyboard(views: text)).layout.views.count
        }
        #expect(count == depth + 1)
    }

    @Test("what a stack view hides is not called misplaced")
    func hiddenArranged() throws {
        func label(_ id: String, _ y: Double, _ attributes: String = "") -> String {
            InterfaceBuilderSample.view(
                id,
                (0, y, 100, 20),
                attributes: attributes,
                children:
                    "<constraints><constraint firstAttribute=\"height\" constant=\"20\" id=\"\(id)-h\"/></constraints>"
            )
        }
        let text = InterfaceBuilderSample.storyboard(
            views: """
                <stackView axis="vertical" spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <rect key="frame" x="0" y="0" width="100" height="45"/><subviews>
                \(label("a", 0))\(label("b", 25, " hidden=\"YES\""))\(label("c", 25))</subviews></stackView>
                """,
            constraints: ["leading", "top"].map {
                "<constraint firstItem=\"s\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"s-\($0)\"/>"
            }
            .joined() + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"100\" id=\"s-w\"/>"
        )
        let findings = try InterfaceBuilderSample.read(text).diagnosed().findings
        #expect(!findings.contains { $0.rule == "misplaced-view" })
    }
}
