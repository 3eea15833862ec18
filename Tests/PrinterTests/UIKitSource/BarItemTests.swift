import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Views that items of toolbars and navigation items hold.
@Suite("items of bars")
struct BarItemTests {
    private static let document = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s"><objects>
            <viewController id="vc" customClass="CallViewController" sceneMemberID="viewController">
              <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <toolbar id="bar" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="0.0" y="808" width="393" height="44"/>
                    <items>
                      <barButtonItem systemItem="flexibleSpace" id="i1"/>
                      <barButtonItem style="plain" id="i2">
                        <button key="customView" opaque="NO" contentMode="scaleToFill" buttonType="system" id="mute">
                          <rect key="frame" x="68" y="4" width="70" height="36"/>
                          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                          <state key="normal" title="Mute"/>
                        </button>
                      </barButtonItem>
                      <barButtonItem systemItem="fixedSpace" width="8" id="i3"/>
                      <barButtonItem title="Add" style="done" id="i4"><color key="tintColor" systemColor="systemRedColor"/>
                        <connections><action selector="add:" destination="vc" id="a1"/></connections>
                      </barButtonItem>
                    </items>
                  </toolbar>
                </subviews>
                <constraints>
                  <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
                  <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
                  <constraint firstItem="bar" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c3"/>
                </constraints>
              </view>
              <navigationItem key="navigationItem" title="Call" id="n">
                <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i5"/>
                <barButtonItem key="rightBarButtonItem" id="i6">
                  <view key="customView" contentMode="scaleToFill" id="badge">
                    <rect key="frame" x="300" y="4" width="36" height="20"/>
                    <subviews>
                      <label opaque="NO" text="9" translatesAutoresizingMaskIntoConstraints="NO" id="count">
                        <rect key="frame" x="0.0" y="0.0" width="36" height="20"/>
                      </label>
                    </subviews>
                    <constraints>
                      <constraint firstItem="count" firstAttribute="top" secondItem="badge" secondAttribute="top" id="c4"/>
                      <constraint firstItem="count" firstAttribute="leading" secondItem="badge" secondAttribute="leading" id="c5"/>
                    </constraints>
                  </view>
                </barButtonItem>
                <segmentedControl key="titleView" contentMode="scaleToFill" selectedSegmentIndex="0" id="tabs">
                  <rect key="frame" x="100" y="4" width="120" height="32"/>
                  <segments><segment title="A"/><segment title="B"/></segments>
                </segmentedControl>
              </navigationItem>
            </viewController>
          </objects></scene></scenes>
        </document>
        """#

    private func printed(_ dialect: Dialect, form: SourceForm, text: String = document) throws -> PrintedSource {
        var options = PrintOptions()
        options.printsConfiguration = true
        let reading = try Layout.read(Array(text.utf8), as: .interfaceBuilder)
        #expect(reading.findings.isEmpty)
        return try reading.layout.printed(as: dialect, form: form, options: options)
    }

    @Test("each dialect puts views into items, and adds none of them to a bar or a class of its own")
    func dialects() throws {
        for dialect in Dialects.all where dialect.name != "masonry" {
            for form in dialect.forms {
                let source = try printed(dialect, form: form)
                let name = "\(dialect.name) \(form)"
                #expect(source.tally.isComplete || dialect.name == "notautolayout", "\(name)")
                #expect(source.text.contains("UIBarButtonItem(customView: muteButton)"), "\(name)")
                #expect(
                    source.text.contains("navigationItem.rightBarButtonItem = UIBarButtonItem(customView: "),
                    "\(name)"
                )
                #expect(source.text.contains("navigationItem.titleView = "), "\(name)")
                #expect(!source.text.contains("addSubview(muteButton)"), "\(name)")
                #expect(!source.text.contains("class SegmentedControl"), "\(name)")
            }
        }
    }

    @Test("a list keeps the order of its items, spaces and titles with their styles")
    func list() throws {
        let text = try printed(.snapKit, form: .class).text
        #expect(
            text.contains(
                """
                        toolbar.items = [
                            .flexibleSpace(),
                            UIBarButtonItem(customView: muteButton),
                            .fixedSpace(8),
                            UIBarButtonItem(title: "Add", style: .done, target: nil, action: nil),
                        ]

                """
            )
        )
        #expect(text.contains("muteButton.frame = CGRect(x: 68, y: 4, width: 70, height: 36)\n"))
    }

    @Test("items without views are settings of the controller")
    func settings() throws {
        let text = try printed(.anchors, form: .class).text
        #expect(text.contains("navigationItem.title = \"Call\"\n"))
        #expect(
            text.contains(
                "leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)\n"
            )
        )
    }

    @Test("what source does not set of an item is a comment, and its action is listed")
    func rest() throws {
        let text = try printed(.snapKit, form: .class).text
        #expect(text.contains("// not set: items[3].tintColor "))
    }

    @Test("Objective-C makes the same items")
    func objectiveC() throws {
        let text = try printed(.masonry, form: .class).text
        #expect(
            text.contains(
                """
                    self.toolbar.items = @[
                        [UIBarButtonItem flexibleSpaceItem],
                        [[UIBarButtonItem alloc] initWithCustomView:self.muteButton],
                        [UIBarButtonItem fixedSpaceItemOfWidth:8],
                        [[UIBarButtonItem alloc] initWithTitle:@"Add" style:UIBarButtonItemStyleDone target:nil action:nil]
                    ];

                """
            )
        )
        #expect(text.contains("self.navigationItem.title = @\"Call\";\n"))
        #expect(text.contains("self.navigationItem.titleView = self."))
    }

    @Test("a view with constraints of its own keeps them without a frame")
    func constrained() throws {
        let text = BarItemTests.document.replacing(
            #"contentMode="scaleToFill" id="badge""#,
            with: #"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge""#
        )
        for dialect in [Dialect.snapKit, .draftsman, .swiftLayout] {
            let source = try printed(dialect, form: .class, text: text)
            #expect(source.tally.isComplete)
            #expect(source.text.contains(".translatesAutoresizingMaskIntoConstraints = false\n"))
            #expect(!source.text.contains("CGRect(x: 300"))
        }
    }

    @Test(
        "each kind of item reads back as it is written, in both languages",
        arguments: [
            BarItem.view("loose"), .flexibleSpace, .fixedSpace(8.5), .system("save"),
            .title(.init(literal: "A \"b\""), isDone: false),
            .title(.init(literal: "Next"), isDone: true), .image("gear", isSymbol: true, isDone: false),
            .image("logo", isSymbol: false, isDone: true), .empty,
        ]
    )
    func spelling(_ item: BarItem) throws {
        #expect(BarItem(item.expression) == item)
        let read = try ObjectiveCStatements.settings(
            of: "self.v.items = @[" + item.objectiveC(ObjectiveCNames()) + "];",
            className: "UIToolbar"
        )
        #expect(read.map(\.value) == [BarItem.value(of: [item], for: .items).canonical])
    }

    @Test("the proof finds an item that is missing, moved or in another bar")
    func proof() throws {
        let reading = try Layout.read(Array(BarItemTests.document.utf8), as: .interfaceBuilder)
        let printing = try SnapKit().printing(of: reading.layout, form: .class, options: PrintOptions())
        try SnapKit().prove(printing.text, of: printing.plan, in: printing.context)
        let mutants = [
            ("            .fixedSpace(8),\n", ""),
            ("UIBarButtonItem(customView: muteButton)", "UIBarButtonItem()"),
            ("toolbar.items = [", "toolbarItems = ["),
            (".rightBarButtonItem = ", ".leftBarButtonItem = "),
        ]
        for (old, new) in mutants {
            let text = printing.text.replacing(old, with: new)
            #expect(text != printing.text)
            #expect(throws: ProofFailure.self, "\(old)") {
                try SnapKit().prove(text, of: printing.plan, in: printing.context)
            }
        }
    }

    @Test("an item that source cannot make whole keeps its place, and a comment says what is missing")
    func inexpressible() throws {
        let changed = BarItemTests.document.replacing(
            #"systemItem="fixedSpace" width="8""#,
            with: #"systemItem="no such word""#
        )
        for dialect in [Dialect.snapKit, .draftsman, .masonry] {
            let text = try printed(dialect, form: .class, text: changed).text
            #expect(text.contains("// not set: items "), "\(text)")
            #expect(text.contains("UIBarButtonItem()") || text.contains("[[UIBarButtonItem alloc] init]"))
        }
    }

    @Test("what navigation items have besides items is set, and reported only where it is not")
    func navigation() throws {
        let changed = BarItemTests.document.replacing(
            #"title="Call" id="n""#,
            with: #"title="Call" prompt="Now" backButtonTitle="Back" largeTitleDisplayMode="never" id="n""#
        )
        let text = try printed(.anchors, form: .class, text: changed).text
        for line in [
            "prompt = \"Now\"", "backButtonTitle = \"Back\"", "largeTitleDisplayMode = .never",
        ] {
            #expect(text.contains("navigationItem." + line + "\n"), "\(text)")
        }
        #expect(!text.contains("not set: navigationItem"))
        var options = PrintOptions()
        var readOptions = ReadOptions()
        readOptions.readsConnections = true
        let reading = try Layout.read(Array(changed.utf8), as: .interfaceBuilder, options: readOptions)
        let layout = reading.layout
        options.connections = reading.connections
        #expect(!options.connections.isEmpty)
        let plain = try layout.printed(as: .anchors, form: .class, options: options).text
        #expect(plain.contains("navigation item: title \"Call\""), "\(plain)")
        options.printsConfiguration = true
        #expect(try !layout.printed(as: .anchors, form: .class, options: options).text.contains("navigation item: "))
    }

    @Test("many items of one bar cost little")
    func manyItems() throws {
        let count = 2_000
        let items = (0..<count).map { "{\"customView\": \"b\($0)\"}" }.joined(separator: ",")
        let views = (0..<count).map { "{\"id\": \"b\($0)\", \"class\": \"UIButton\"}" }.joined(separator: ",")
        let dump = """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "root", "class": "UIView", "subviews": [
            {"id": "bar", "class": "UIToolbar", "attributes": {"items": [\(items)]}, "subviews": [\(views)]}]}], "constraints": []}
            """
        let text = try Layout.read(Array(dump.utf8)).layout.printed(as: .anchors, form: .plan, options: PrintOptions())
            .text
        #expect(text.components(separatedBy: "UIBarButtonItem(customView:").count == count + 1)
    }

    @Test("the controller of a table gives it its footer")
    func tableFooter() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
            <tableViewController id="c" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <view key="tableFooterView" id="f"><rect key="frame" x="0" y="55" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
            </tableView></tableViewController></objects></scene></scenes></document>
            """
        for dialect in Dialects.all where dialect.name != "notautolayout" {
            let text = try printed(dialect, form: .class, text: xib).text
            #expect(text.contains("tableView.tableFooterView = "), "\(dialect.name)\n\(text)")
        }
        #expect(try !printed(.anchors, form: .statements, text: xib).text.contains("tableView.tableFooterView"))
    }
}
