import TestSupport
import Testing

@testable import LayoutInspector

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
        #expect(layout.view("s")?.intrinsicContentSize == PerAxis(nil, nil))
        #expect(layout.view("s")?.inferred == [])
        // Its mask places it.
        #expect(layout.view("c")?.intrinsicContentSize == nil)
    }

    @Test("the baseline of a control is that of a text centred in it")
    func baselines() throws {
        let layout = try InterfaceBuilderSample.read(Self.text).layout
        let offsets = try #require(layout.view("f")?.baselineOffsets)
        // 17 points for a line of 15.509: 12.376 below half of what is left.
        #expect(abs((offsets.first ?? 0) - 13.1215) < 1e-9)
        #expect(abs((offsets.last ?? 0) - 3.8785) < 1e-9)
        #expect(layout.view("s")?.baselineOffsets == nil)
    }

    @Test("what an NSGridView holds stands where it was drawn, and is not called ambiguous")
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
}
