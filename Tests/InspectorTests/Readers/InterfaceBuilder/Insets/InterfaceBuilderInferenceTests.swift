import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("What Interface Builder files do not hold but show")
struct InterfaceBuilderInferenceTests {
    private typealias Sample = InterfaceBuilderSample

    private static func pin(
        _ first: String,
        _ attribute: String,
        _ second: String,
        _ other: String,
        constant: Double = 0,
        more: String = ""
    ) -> String {
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
            + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)\"\(more)/>"
    }

    @Test("the safe area is what recorded frames of views pinned to it show")
    func safeAreaFromFrames() throws {
        let text = Sample.storyboard(
            views: Sample.view("a", (10, 74, 100, 20)) + Sample.view("b", (0, 600, 375, 18)),
            constraints: Self.pin("a", "top", "safe", "top", constant: 10)
                + Self.pin("safe", "bottom", "b", "bottom", constant: 0)
        )
        let view = try #require(try Sample.read(text).layout.view("root"))
        #expect(view.safeAreaInsets == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
        #expect(view.inferred.contains("safeAreaInsets"))
    }

    @Test("where frames disagree the majority is right, and a misplaced view is not heard")
    func safeAreaMajority() throws {
        let text = Sample.storyboard(
            views: Sample.view("a", (0, 64, 9, 9)) + Sample.view("b", (0, 90, 9, 9)) + Sample.view("c", (0, 64, 9, 9))
                + Sample.view("d", (0, 90, 9, 9), attributes: " misplaced=\"YES\"")
                + Sample.view("e", (0, 90, 9, 9), attributes: " misplaced=\"YES\""),
            constraints: ["a", "b", "c", "d", "e"].map { Self.pin($0, "top", "safe", "top") }.joined()
        )
        #expect(try Sample.read(text).layout.view("root")?.safeAreaInsets?.top == 64)
    }

    @Test("what is centred in the safe area shows how much its insets differ")
    func safeAreaFromCentre() throws {
        let text = Sample.storyboard(
            views: Sample.view("a", (0, 355.5, 100, 20)),
            constraints: Self.pin("a", "centerY", "safe", "centerY")
        )
        // 365.5 is 32 below the middle of 667.
        #expect(try Sample.read(text).layout.view("root")?.safeAreaInsets?.top == 64)
    }

    @Test("a misplaced view shows the safe area where nothing else does, but no margins")
    func misplacedWitness() throws {
        let text = Sample.storyboard(
            device: "",
            views: Sample.view("a", (13, 44, 9, 9), attributes: " misplaced=\"YES\""),
            constraints: Self.pin("a", "top", "safe", "top") + Self.pin("a", "leading", "root", "leadingMargin")
        )
        let view = try #require(try Sample.read(text).layout.view("root"))
        #expect(view.safeAreaInsets?.top == 44)
        #expect(view.layoutMargins?.leading == 16)
    }

    @Test("what is centred within margins shows the top one from the bottom one")
    func marginsFromCentre() throws {
        let text = Sample.storyboard(
            views: Sample.view("a", (0, 345, 156, 21)),
            constraints: Self.pin("a", "centerY", "root", "centerYWithinMargins")
        )
        // 355.5 is 22 below the middle of 667.
        let margins = try #require(try Sample.read(text).layout.view("root")?.layoutMargins)
        #expect(margins.top - margins.bottom == 44)
    }

    @Test("a misplacement that a custom class's own content may explain is only possible", arguments: [true, false])
    func contentOfCustomClasses(_ isCustom: Bool) throws {
        let custom = isCustom ? " customClass=\"Logo\" customModule=\"Shop\"" : ""
        let arranged = Sample.view("logo", (0, 0, 375, 64), attributes: custom)
        let text = Sample.storyboard(
            views: Sample.view(
                "stack",
                (0, 0, 375, 94),
                tag: "stackView",
                attributes: " axis=\"vertical\"",
                children: "<subviews>\(arranged)"
                    + Sample.view(
                        "fixed",
                        (0, 64, 375, 30),
                        children:
                            "<constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"h\"/></constraints>"
                    ) + "</subviews>"
            ),
            constraints: Self.pin("stack", "top", "root", "top") + Self.pin("stack", "leading", "root", "leading")
                + Self.pin("stack", "trailing", "root", "trailing")
                + "<constraint firstItem=\"stack\" firstAttribute=\"height\" constant=\"50\" id=\"stack-height\"/>"
        )
        var options = DiagnosisOptions()
        options.onlyRules = ["misplaced-view"]
        let findings = try Sample.read(text).diagnosed(options: options).findings
        #expect(findings.map(\.views) == [["stack"], ["logo"], ["fixed"]])
        // The frames inside a stale frame are stale with it.
        #expect(findings.map { $0.confidence == .possible } == [isCustom, true, true])
    }

    @Test(
        "with nothing pinned the safe area is the device's, where the view fills its screen",
        arguments: [
            ("retina5_9", "portrait", 375.0, 812.0, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
            ("retina5_9", "landscape", 812.0, 375.0, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
            ("retina4_7", "portrait", 375.0, 667.0, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
            ("retina4_7", "portrait", 375.0, 200.0, EdgeInsets.zero),
            ("ipad9_7", "portrait", 768.0, 1024.0, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        ]
    )
    func safeAreaOfDevices(
        _ device: String,
        _ orientation: String,
        _ width: Double,
        _ height: Double,
        _ insets: EdgeInsets
    ) throws {
        let text = Sample.storyboard(device: "<device id=\"\(device)\" orientation=\"\(orientation)\"/>")
            .replacing("width=\"375\" height=\"667\"", with: "width=\"\(width)\" height=\"\(height)\"")
        #expect(try Sample.read(text).layout.view("root")?.safeAreaInsets == insets)
    }

    @Test("a subview's safe area is what of its superview's reaches into it")
    func safeAreaOfSubviews() throws {
        let guide = { (id: String) in "<viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>" }
        let text = Sample.storyboard(
            device: "<device id=\"retina5_9\" orientation=\"portrait\"/>",
            views: Sample.view("a", (0, 10, 375, 790), children: guide("g1"))
                + Sample.view("b", (0, 100, 375, 100), children: guide("g2"))
        ).replacing("height=\"667\"", with: "height=\"812\"")
        let layout = try Sample.read(text).layout
        #expect(layout.view("a")?.safeAreaInsets == EdgeInsets(top: 34, left: 0, bottom: 22, right: 0))
        #expect(layout.view("b")?.safeAreaInsets == .zero)
    }

    @Test("the guides of old controllers show the safe area too")
    func topLayoutGuide() throws {
        let text = Sample.storyboard(
            device: "",
            views: Sample.view("a", (0, 72, 10, 10)),
            constraints: Self.pin("a", "top", "top", "bottom", constant: 8),
            controllerChildren: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"
        )
        #expect(try Sample.read(text).layout.view("root")?.safeAreaInsets?.top == 64)
    }

    @Test("margins are what recorded frames show; the other side is the same")
    func marginsFromFrames() throws {
        let text = Sample.storyboard(
            views: Sample.view(
                "box",
                (0, 100, 375, 100),
                children: "<subviews>\(Sample.view("a", (15, 11, 100, 20)))</subviews>"
            ),
            constraints: Self.pin("a", "leading", "box", "leadingMargin") + Self.pin("a", "top", "box", "topMargin")
        )
        let view = try #require(try Sample.read(text).layout.view("box"))
        #expect(view.layoutMargins == DirectionalEdgeInsets(top: 11, leading: 15, bottom: 8, trailing: 15))
        #expect(view.inferred == ["layoutMargins"])
    }

    @Test("an optional constraint is heard where no required one speaks")
    func marginsFromOptionalConstraints() throws {
        let views = Sample.view("a", (20, 11, 100, 20)) + Sample.view("b", (16, 50, 100, 20))
        let optional = Self.pin("a", "leading", "root", "leadingMargin", more: " priority=\"900\"")
        let required = Self.pin("b", "leading", "root", "leadingMargin")
        let one = try Sample.read(Sample.storyboard(views: views, constraints: optional)).layout
        #expect(one.view("root")?.layoutMargins?.leading == 20)
        let both = try Sample.read(Sample.storyboard(views: views, constraints: optional + required)).layout
        #expect(both.view("root")?.layoutMargins?.leading == 16)
    }

    @Test("margins that the file sets count with the safe area, unless the file says otherwise")
    func authoredMargins() throws {
        func margins(_ attributes: String) throws -> DirectionalEdgeInsets? {
            let text = Sample.storyboard(
                device: "<device id=\"retina5_9\" orientation=\"portrait\"/>",
                viewChildren: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
                viewAttributes: attributes
            ).replacing("height=\"667\"", with: "height=\"812\"")
            return try Sample.read(text).layout.view("root")?.layoutMargins
        }
        #expect(try margins("") == DirectionalEdgeInsets(top: 45, leading: 2, bottom: 37, trailing: 4))
        let plain = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try margins(" insetsLayoutMarginsFromSafeArea=\"NO\"") == plain)
    }

    @Test("content views without a frame fill their cell; old collection cells are as large as their content")
    func contentFrames() throws {
        let row = """
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="60"/>
            <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
            """
        let item = """
            <cells><collectionViewCell id="item"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="110" height="90"/></view></collectionViewCell></cells>
            """
        let text = Sample.storyboard(
            views: Sample.view("t", (0, 0, 375, 600), tag: "tableView", children: row)
                + Sample.view("c", tag: "collectionView", children: item)
        )
        let layout = try Sample.read(text).layout
        #expect(layout.view("content")?.frame == Rectangle(x: 0, y: 0, width: 375, height: 60))
        #expect(layout.view("content")?.inferred == ["frame"])
        #expect(layout.view("item")?.frame?.size == Size(width: 110, height: 90))
        #expect(layout.view("item")?.inferred == ["frame"])
    }

    @Test("switches and sliders reach beyond what is aligned; symbols by what their stack shows")
    func alignmentRects() throws {
        let symbol = Sample.view(
            "symbol",
            (0, -4, 100, 44),
            tag: "imageView",
            children: "<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>"
        )
        let text = Sample.storyboard(
            views: Sample.view("switch", (0, 0, 51, 31), tag: "switch")
                + Sample.view("slider", (0, 0, 100, 31), tag: "slider")
                + Sample.view(
                    "stack",
                    (0, 0, 100, 80),
                    tag: "stackView",
                    attributes: " axis=\"vertical\" spacing=\"10\"",
                    children: "<subviews>\(symbol)\(Sample.view("below", (0, 46, 100, 34)))</subviews>"
                )
        )
        let layout = try Sample.read(text).layout
        #expect(layout.view("switch")?.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        #expect(layout.view("slider")?.alignmentRectInsets == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        #expect(layout.view("symbol")?.alignmentRectInsets == EdgeInsets(top: 4, left: 0, bottom: 4, right: 0))
        #expect(layout.view("symbol")?.inferred == ["alignmentRectInsets"])
    }

    @Test(
        "the bars of containers count where nothing is pinned: by the segues of the file, or as it simulates them",
        arguments: [
            ("", "", 20.0, 0.0),
            ("nav", "", 64, 0), ("tabs", "", 20, 49), ("both", "", 64, 49), ("hidden", "", 20, 0),
            ("large", "", 116, 0),
            ("", "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>", 64, 0),
            ("", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 20, 49),
            ("nav", "<nil key=\"simulatedTopBarMetrics\"/>", 20, 0),
        ]
    )
    func bars(_ containers: String, _ metrics: String, _ top: Double, _ bottom: Double) throws {
        func navigation(_ attributes: String = "", bar: Double = 44) -> String {
            """
            <navigationController id="nav"\(attributes)>
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="\(bar)"/>
            </navigationBar><connections>
            <segue destination="c1" kind="relationship" relationship="rootViewController" id="g1"/></connections>
            </navigationController>
            """
        }
        func tabs(_ destination: String) -> String {
            """
            <tabBarController id="tabs"><connections><segue destination="\(destination)" kind="relationship" \
            relationship="viewControllers" id="g2"/></connections></tabBarController>
            """
        }
        let scene =
            switch containers {
            case "nav": navigation()
            case "large": navigation(bar: 96)
            case "hidden": navigation(" navigationBarHidden=\"YES\"")
            case "tabs": tabs("c1")
            case "both": navigation() + tabs("nav")
            default: ""
            }
        let text = Sample.storyboard(controllerChildren: metrics).replacing(
            "</scenes>",
            with: "<scene sceneID=\"s2\"><objects>\(scene)</objects></scene></scenes>"
        )
        let expected = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        #expect(try Sample.read(text).layout.view("root")?.safeAreaInsets == expected)
    }

    @Test("what is shown from a controller in a container is in it too, without the tab bar where it hides that")
    func barsOfWhatIsShown() throws {
        let scene = """
            <scene sceneID="s2"><objects><tabBarController id="tabs"><connections><segue destination="nav" \
            kind="relationship" relationship="viewControllers" id="g2"/></connections></tabBarController>
            <navigationController id="nav"><connections><segue destination="first" kind="relationship" \
            relationship="rootViewController" id="g1"/></connections></navigationController>
            <viewController id="first"><view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <viewLayoutGuide key="safeArea" id="sf1"/></view>
            <connections><segue destination="c1" kind="show" id="g3"/></connections></viewController></objects></scene>
            """
        let text = Sample.storyboard().replacing("</scenes>", with: scene + "</scenes>")
        #expect(
            try Sample.read(text).layout.view("root")?.safeAreaInsets
                == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
        )
        let hiding = text.replacing(
            "<viewController id=\"c1\"",
            with: "<viewController hidesBottomBarWhenPushed=\"YES\" id=\"c1\""
        )
        #expect(
            try Sample.read(hiding).layout.view("root")?.safeAreaInsets
                == EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
        )
    }
}
