import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("what Interface Builder's documents connect to screens")
struct InterfaceBuilderConnectionTests {
    private func connections(of document: String) throws -> [DocumentConnection] {
        var options = ReadOptions()
        options.readsConnections = true
        return try Layout.read(Array(document.utf8), as: .interfaceBuilder, options: options).connections
    }

    @Test("sections of a static table, with their titles, the number of their cells and their lines")
    func staticSections() throws {
        func cell(_ id: String) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <sections>
            <tableViewSection headerTitle="Account" footerTitle="Signed in" id="one"><cells>
            \(cell("a"))\(cell("b"))</cells></tableViewSection>
            <tableViewSection id="two"><cells>\(cell("d"))</cells></tableViewSection>
            </sections></tableView></tableViewController></objects></scene></scenes></document>
            """
        let all = try connections(of: document)
        #expect(all.filter { $0.kind == .localization }.map(\.text) == ["key one.headerTitle", "key one.footerTitle"])
        let found = all.filter { $0.kind == .staticSection }
        #expect(found.count == 2)
        #expect(
            found.map(\.text) == [
                "header \"Account\", footer \"Signed in\", 2 cells to return from tableView(_:cellForRowAt:)",
                "1 cell to return from tableView(_:cellForRowAt:)",
            ]
        )
        #expect(found.map(\.line) == [7, 13])
    }

    @Test(
        "each text has its key, and what is said for some size classes only is listed, with the document's own colors"
    )
    func textsAndVariations() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><viewController title="Home" id="c" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <textField placeholder="Name" text="Ann" id="field"><rect key="frame" x="0" y="0" width="9" height="9"/></textField>
            <segmentedControl id="parts"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <segments><segment title="All"/><segment title=""/><segment title="Mine"/></segments></segmentedControl>
            <button id="go"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <state key="normal" title="Go"/><state key="disabled" title="Wait"/></button>
            <stackView id="stack"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <variation key="heightClass=regular-widthClass=compact" axis="vertical" misplaced="YES">
            <mask key="constraints"><exclude reference="x"/><include reference="y"/></mask></variation>
            <variation key="widthClass=regular" misplaced="YES"/></stackView>
            </subviews></view>
            <navigationItem key="navigationItem" title="Start" id="nav">
            <barButtonItem key="rightBarButtonItem" title="Next" id="next"/></navigationItem>
            </viewController></objects></scene></scenes>
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></document>
            """
        let found = try connections(of: document)
        #expect(
            found.filter { $0.kind == .localization }.map(\.text) == [
                "key c.title", "key field.text", "key field.placeholder", "key parts.segmentTitles[0]",
                "key parts.segmentTitles[2]", "key go.normalTitle", "key go.disabledTitle", "key nav.title",
                "key next.title",
            ]
        )
        #expect(
            found.filter { $0.kind == .variation }.map(\.text) == [
                "in heightClass=regular-widthClass=compact: axis \"vertical\", 1 constraint included, 1 constraint excluded"
            ]
        )
        let setting = try #require(found.first { $0.kind == .documentSetting })
        #expect(setting.text.hasPrefix("tintColor {"))
        #expect(setting.line == 18)
    }

    @Test("outlets name views and constraints, those of the controller first")
    func readsOutlets() throws {
        let text = InterfaceBuilderSample.storyboard(
            views: InterfaceBuilderSample.view(
                "a",
                attributes: " customClass=\"Panel\"",
                children: "<connections><outlet property=\"mine\" destination=\"b\" id=\"o1\"/>"
                    + "<outlet property=\"delegate\" destination=\"d\" id=\"o2\"/></connections>"
            )
                + InterfaceBuilderSample.view("b") + InterfaceBuilderSample.view("d")
                + InterfaceBuilderSample.view("e"),
            constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"k\"/>",
            controllerChildren: """
                <connections>
                <outlet property="box" destination="b" id="o3"/><outlet property="gap" destination="k" id="o4"/>
                <outletCollection property="boxes" destination="e" id="o5"/>
                </connections>
                """
        )
        let layout = try InterfaceBuilderSample.read(text).layout
        #expect(layout.view("b")?.name == "box")
        #expect(layout.view("b")?.owner == "Shop.LoginController")
        #expect(layout.view("d")?.name == nil)
        #expect(layout.constraint("k")?.name == "gap")
        #expect(layout.constraint("k")?.owner == "Shop.LoginController")
        #expect(layout.attribute("outletCollections", of: "e") == "[\"boxes\"]")
    }
}
