import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("macOS documents of Interface Builder")
struct InterfaceBuilderMacTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="PanelController">
        <connections><outlet property="nameField" destination="f" id="o1"/></connections></customObject>
        <window title="Window" id="w"><rect key="contentRect" x="196" y="240" width="480" height="270"/>
        <view key="contentView" id="root"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
        <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="18" y="233" width="37" height="17"/>
        <textFieldCell key="cell" title="Label" id="fc"><font key="font" metaFont="system"/></textFieldCell></textField>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="14" y="13" width="82" height="32"/>
        <buttonCell key="cell" type="push" title="Button" bezelStyle="rounded" id="bc"/></button>
        <stackView orientation="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="100" y="0" width="100" height="100"/></stackView>
        <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="c" customClass="Graph">
        <rect key="frame" x="0" y="100" width="50" height="50"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></customView>
        </subviews>
        <constraints>
        <constraint firstItem="f" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="k1"/>
        <constraint firstItem="f" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="k2"/>
        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20" id="k3"/>
        </constraints></view></window></objects></document>
        """

    @Test("frames count from the top, classes are AppKit's, texts come from cells")
    func reads() throws {
        let layout = try InterfaceBuilderSample.read(Self.text).layout
        #expect(layout.views.map(\.baseClass) == ["NSView", "NSTextField", "NSButton", "NSStackView", "NSView"])
        #expect(layout.view("f")?.frame == Rectangle(x: 18, y: 20, width: 37, height: 17))
        #expect(layout.view("f")?.text == "Label")
        #expect(layout.view("f")?.name == "nameField")
        #expect(layout.view("f")?.owner == "PanelController")
        #expect(layout.attribute("font", of: "f") == "{\"metaFont\":\"system\",\"size\":13}")
        #expect(layout.view("s")?.stack?.axis == .vertical)
        #expect(layout.view("s")?.stack?.spacing == 8)
        #expect(layout.view("c")?.className == "Graph")
        #expect(layout.view("c")?.translatesAutoresizingMask == true)
        #expect(layout.view("c")?.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    }

    @Test("what is aligned is smaller than the frame: the constraints hold on the recorded frames")
    func alignsWhatIsSeen() throws {
        let layout = try InterfaceBuilderSample.read(Self.text).layout
        let field = try #require(layout.view("f"))
        #expect((field.frame?.x ?? 0) + field.alignmentRectInsets.left == 20)
        let button = try #require(layout.view("b"))
        let bottom = (button.frame?.y ?? 0) + (button.frame?.height ?? 0) - button.alignmentRectInsets.bottom
        #expect(bottom == 250)
    }

    @Test("controls ask for the size that was recorded, containers for none")
    func contentSizes() throws {
        let layout = try InterfaceBuilderSample.read(Self.text).layout
        #expect(layout.view("f")?.intrinsicContentSize == PerAxis(33, 17))
        #expect(layout.view("f")?.inferred == ["alignmentRectInsets", "baselineOffsets", "intrinsicContentSize"])
        #expect(layout.view("root")?.inferred == [])
        #expect(layout.view("root")?.intrinsicContentSize == nil)
        // Its mask places it.
        #expect(layout.view("c")?.intrinsicContentSize == nil)
    }

    @Test("the baseline of a control is that of a text centred in it")
    func baselines() throws {
        let layout = try InterfaceBuilderSample.read(Self.text).layout
        let offsets = try #require(layout.view("f")?.baselineOffsets)
        // 17 points for a line of 15.509: 12.376 below half of the rest.
        #expect(abs((offsets.first ?? 0) - 13.1215) < 1e-9)
        #expect(abs((offsets.last ?? 0) - 3.8785) < 1e-9)
        #expect(layout.view("s")?.baselineOffsets == nil)
    }

    @Test("what an NSGridView contains is where it was drawn, and is not called ambiguous")
    func grid() throws {
        let text = Self.text.replacing(
            "</subviews>\n<constraints>",
            with: """
                <gridView xPlacement="leading" translatesAutoresizingMaskIntoConstraints="NO" id="g">
                <rect key="frame" x="200" y="100" width="100" height="60"/>
                <rows><gridRow id="r1"/></rows><columns><gridColumn id="c1"/></columns>
                <gridCells><gridCell row="r1" column="c1" id="gc">
                <textField key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="cell">
                <rect key="frame" x="10" y="30" width="50" height="20"/></textField></gridCell></gridCells></gridView>
                </subviews>
                <constraints>
                """
        )
        let reading = try InterfaceBuilderSample.read(text)
        let cell = try #require(reading.layout.view("cell"))
        #expect(cell.translatesAutoresizingMask)
        #expect(cell.inferred.contains("frame"))
        #expect(cell.frame == Rectangle(x: 10, y: 10, width: 50, height: 20))
        let findings = try reading.diagnosed().findings
        #expect(!findings.contains { $0.rule == "ambiguous-layout" && $0.views.contains("cell") })
    }

    /// The document with more views in its window, and constraints on them.
    private static func document(views: String, constraints: String = "") -> String {
        text.replacing("</subviews>\n<constraints>", with: views + "</subviews>\n<constraints>" + constraints)
    }

    private static func element(
        _ name: String,
        _ id: String,
        _ frame: (Double, Double, Double, Double),
        _ attributes: String = "",
        _ children: String = ""
    ) -> String {
        "<\(name) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
            + "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
            + children + "</\(name)>"
    }

    @Test("what an NSGridView holds may have constraints of its own, and the grid is as large as it was drawn")
    func gridWithSizes() throws {
        let field = Self.element(
            "textField",
            "cell",
            (10, 30, 50, 20),
            "key=\"contentView\"",
            "<constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"kw\"/></constraints>"
        )
        let text = Self.document(
            views: Self.element(
                "gridView",
                "g",
                (200, 100, 100, 60),
                "",
                "<rows><gridRow id=\"r1\"/></rows><columns><gridColumn id=\"c1\"/></columns>"
                    + "<gridCells><gridCell row=\"r1\" column=\"c1\" id=\"gc\">\(field)</gridCell></gridCells>"
            ),
            constraints:
                "<constraint firstItem=\"g\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" "
                + "constant=\"110\" id=\"gt\"/><constraint firstItem=\"g\" firstAttribute=\"leading\" "
                + "secondItem=\"root\" secondAttribute=\"leading\" constant=\"200\" id=\"gl\"/>"
        )
        let reading = try InterfaceBuilderSample.read(text)
        #expect(reading.layout.view("g")?.intrinsicContentSize == PerAxis(100, 60))
        #expect(reading.layout.view("g")?.inferred.contains("intrinsicContentSize") == true)
        let findings = try reading.diagnosed().findings
        #expect(!findings.contains { $0.rule == "autoresizing-with-constraints" })
        #expect(!findings.contains { $0.rule == "ambiguous-layout" && $0.views.contains("g") })
    }

    @Test(
        "a separating line is as thick as it was drawn, either way",
        arguments: [
            ((20.0, 10.0, 100.0, 5.0), nil, 1.0, EdgeInsets(top: 2, left: 0, bottom: 2, right: 0)),
            ((20.0, 10.0, 5.0, 100.0), 1.0, nil, EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)),
        ] as [((Double, Double, Double, Double), Double?, Double?, EdgeInsets)]
    )
    func separators(
        _ frame: (Double, Double, Double, Double),
        _ width: Double?,
        _ height: Double?,
        _ insets: EdgeInsets
    ) throws {
        let text = Self.document(views: Self.element("box", "line", frame, "boxType=\"separator\""))
        let line = try #require(InterfaceBuilderSample.read(text).layout.view("line"))
        #expect(line.intrinsicContentSize == PerAxis(width, height))
        #expect(line.alignmentRectInsets == insets)
    }

    @Test(
        "alignment uses the border that a control has",
        arguments: [
            (
                "button", "",
                "<buttonCell key=\"cell\" type=\"help\" bezelStyle=\"helpButton\" controlSize=\"large\" id=\"hc\"/>",
                EdgeInsets(top: 0.5, left: 4, bottom: 7.5, right: 4)
            ),
            ("comboButton", "title=\"Find All\"", "", EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)),
            (
                "segmentedControl", "",
                "<segmentedCell key=\"cell\" borderStyle=\"border\" style=\"rounded\" id=\"sc\"/>",
                EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
            ),
            (
                "segmentedControl", "",
                "<segmentedCell key=\"cell\" borderStyle=\"border\" style=\"texturedSquare\" id=\"sc\"/>",
                EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
            ),
            (
                "popUpButton", "", "<popUpButtonCell key=\"cell\" type=\"bevel\" bezelStyle=\"rounded\" id=\"pc\"/>",
                .zero
            ),
            ("box", "title=\"Box\"", "", EdgeInsets(top: 2, left: 3, bottom: 4, right: 3)),
            ("box", "boxType=\"custom\"", "", .zero),
            ("tabView", "", "", EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)),
            ("tabView", "type=\"noTabsNoBorder\"", "", .zero),
            (
                "popUpButton", "", "<popUpButtonCell key=\"cell\" bezelStyle=\"smallSquare\" id=\"pc\"/>",
                EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
            ),
            (
                "popUpButton", "",
                "<popUpButtonCell key=\"cell\" bezelStyle=\"smallSquare\" borderStyle=\"borderAndBezel\" id=\"pc\"/>",
                EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
            ),
            (
                "button", "",
                "<buttonCell key=\"cell\" type=\"smallSquare\" bezelStyle=\"smallSquare\" borderStyle=\"border\" id=\"bc2\"/>",
                EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
            ),
        ] as [(String, String, String, EdgeInsets)]
    )
    func borders(_ name: String, _ attributes: String, _ children: String, _ insets: EdgeInsets) throws {
        let text = Self.document(views: Self.element(name, "v", (10, 10, 100, 40), attributes, children))
        #expect(try InterfaceBuilderSample.read(text).layout.view("v")?.alignmentRectInsets == insets)
    }

    @Test("a stack view keeps free what its edge insets say, and one without anything in it has no size")
    func stackInsets() throws {
        let insets = "<edgeInsets key=\"edgeInsets\" left=\"3\" right=\"4\" top=\"5\" bottom=\"6\"/>"
        let text = Self.document(
            views: Self.element(
                "stackView",
                "full",
                (0, 0, 50, 50),
                "",
                insets + "<subviews>"
                    + Self.element("customView", "in", (3, 6, 43, 39)) + "</subviews>"
            )
                + Self.element("stackView", "empty", (0, 0, 0, 0))
        )
        let layout = try InterfaceBuilderSample.read(text).layout
        #expect(layout.view("full")?.layoutMargins == DirectionalEdgeInsets(top: 5, leading: 3, bottom: 6, trailing: 4))
        #expect(layout.view("full")?.inferred == [])
        #expect(layout.view("full")?.stack?.isLayoutMarginsRelative == true)
        #expect(layout.view("full")?.intrinsicContentSize == PerAxis(nil, nil))
        #expect(layout.view("empty")?.intrinsicContentSize == PerAxis(0, 0))
    }

    @Test("a symbol reaches beyond the size that a constraint gives it, an image does not")
    func symbols() throws {
        func image(_ id: String, _ catalog: String) -> String {
            Self.element(
                "imageView",
                id,
                (10, 10, 20.5, 27),
                "",
                "<constraints><constraint firstAttribute=\"width\" constant=\"20\" id=\"\(id)-w\"/>"
                    + "<constraint firstAttribute=\"height\" constant=\"20\" id=\"\(id)-h\"/></constraints>"
                    + "<imageCell key=\"cell\" id=\"\(id)-c\">"
                    + "<imageReference key=\"image\" image=\"clock\" \(catalog)/></imageCell>"
            )
        }
        let text = Self.document(views: image("symbol", "catalog=\"system\"") + image("picture", ""))
        let layout = try InterfaceBuilderSample.read(text).layout
        let symbol = try #require(layout.view("symbol"))
        #expect(symbol.alignmentRectInsets == EdgeInsets(top: 3.5, left: 0, bottom: 3.5, right: 0.5))
        #expect(symbol.inferred.contains("alignmentRectInsets"))
        #expect(layout.view("picture")?.alignmentRectInsets == .zero)
    }

    @Test(
        "controls of newer systems have content",
        arguments: [("switch", PerAxis(38.0, 22.0)), ("comboButton", PerAxis(32, 18))]
    )
    func newControls(_ name: String, _ size: PerAxis<Double>) throws {
        let text = Self.document(views: Self.element(name, "v", (10, 10, 38, 22)))
        let view = try #require(InterfaceBuilderSample.read(text).layout.view("v"))
        #expect(view.baseClass == "NS" + name.prefix(1).uppercased() + name.dropFirst())
        #expect(view.intrinsicContentSize == PerAxis(size.horizontal, size.vertical))
    }

    @Test(
        "controls are those of the Xcode that saved the file, whatever its build is called",
        arguments: [
            ("14313.18", 6.0), ("22505", 7.0), ("23999.1", 7.0), ("24765", 0.0), ("32700.99.1234", 0.0), ("", 7.0),
        ]
    )
    func builds(_ version: String, _ left: Double) throws {
        let button = Self.element(
            "button",
            "v",
            (10, 10, 100, 32),
            "",
            "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" id=\"vc\"/>"
        )
        let text = Self.document(views: button)
            .replacing("version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"\(version)\"")
        #expect(try InterfaceBuilderSample.read(text).layout.view("v")?.alignmentRectInsets.left == left)
    }

    @Test(
        "texts of controls with a border are above the middle since macOS 11",
        arguments: [
            ("popUpButton", "22505", " borderStyle=\"borderAndBezel\"", 14.0, 1.5),
            ("popUpButton", "22505", " borderStyle=\"borderAndBezel\"", 13, 1),
            ("button", "22505", " borderStyle=\"border\"", 14, 1.5),
            ("button", "22505", "", 14, 0), ("button", "22505", " borderStyle=\"border\"", 13, 0),
            ("button", "14313.18", " borderStyle=\"border\"", 14, 0),
        ]
    )
    func raisedBaselines(_ name: String, _ version: String, _ border: String, _ size: Double, _ rise: Double) throws {
        let control = Self.element(
            name,
            "v",
            (10, 10, 100, 40),
            "",
            "<\(name)Cell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" controlSize=\"large\"\(border) id=\"vc\">"
                + "<font key=\"font\" metaFont=\"system\" size=\"\(size)\"/></\(name)Cell>"
        )
        let text = Self.document(views: control)
            .replacing("version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"\(version)\"")
        let view = try #require(InterfaceBuilderSample.read(text).layout.view("v"))
        let insets = view.alignmentRectInsets
        let room = 40 - insets.top - insets.bottom - 1.193 * size
        let slack = room < 1.193 * size ? room / 2 : 0
        let offsets = try #require(view.baselineOffsets)
        let first: Double = try #require(offsets.first)
        let last: Double = try #require(offsets.last)
        #expect(abs(last - slack - rise - 0.241 * size) < 1e-9)
        #expect(abs(first - slack + rise - 0.952 * size) < 1e-9)
    }

    @Test("views of toolbar items belong to their items, and every constraint stays with its view")
    func toolbars() throws {
        let item = """
            <toolbar key="toolbar" implicitIdentifier="T" displayMode="iconAndLabel" sizeMode="regular" id="tools">
            <allowedToolbarItems><toolbarItem implicitItemIdentifier="A" label="Search" id="item">
            <view key="view" id="itemView"><rect key="frame" x="0" y="14" width="100" height="25"/>
            <subviews><textField translatesAutoresizingMaskIntoConstraints="NO" id="query">
            <rect key="frame" x="4" y="4" width="90" height="16"/></textField></subviews>
            <constraints>
            <constraint firstItem="query" firstAttribute="leading" secondItem="itemView" secondAttribute="leading" constant="4" id="t1"/>
            <constraint firstAttribute="trailing" secondItem="query" secondAttribute="trailing" constant="4" id="t2"/>
            </constraints></view></toolbarItem></allowedToolbarItems>
            <defaultToolbarItems><toolbarItem reference="item"/></defaultToolbarItems></toolbar>
            """
        let window = Self.text.range(of: "<view key=\"contentView\"")
        let start = try #require(window).lowerBound
        let behind = Self.text.replacing("</view></window>", with: "</view>\(item)</window>")
        let ahead = Self.text.replacingCharacters(in: start..<start, with: item)
        for text in [behind, ahead] {
            let layout = try InterfaceBuilderSample.read(text).layout
            #expect(layout.view("itemView")?.name == "view")
            #expect(layout.view("itemView")?.owner == "NSToolbarItem")
            #expect(layout.view("itemView")?.label == "Search")
            #expect(layout.constraints.filter(\.isEffective).map(\.id).sorted() == ["k1", "k2", "k3", "t1", "t2"])
            #expect(layout.roots.count == 2)
        }
    }
}
