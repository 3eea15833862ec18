import LayoutInspector
import LayoutPrinter
import Testing

@testable import LayoutModel

/// A control with a content size, added from outside: one row, and everything knows it.
@Suite struct MadeUpControlTests {
    private static let gauge = UIKitClass(
        "UIGauge",
        "UIControl",
        module: "GaugeKit",
        elements: ["gauge"],
        noun: "dial",
        [.leaf, .makesSubviews, .clear],
        content: .fixed(.both),
        sizes: [
            ControlSize(width: 60, height: 20, insets: EdgeInsets(top: 1, left: 0, bottom: 3, right: 0)),
            ControlSize(since: .iOS26, width: 80, height: 24),
        ],
        priorities: ContentPriorities(hugging: PerAxis(750, 750))
    )

    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view contentMode="scaleToFill" id="root" customClass="PanelView">
              <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
              <subviews>
                <gauge opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="dial">
                  <rect key="frame" x="16" y="15" width="60" height="24"/>
                </gauge>
              </subviews>
              <constraints>
                <constraint firstItem="dial" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="16" id="c1"/>
                <constraint firstItem="dial" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" \
        id="c2"/>
              </constraints>
            </view>
          </objects>
        </document>
        """

    @Test("a control is one row: documents, sizes, printed source and pages have it")
    func row() throws {
        let parent = try #require(UIKitClass.named("UIControl"))
        let row = Self.gauge.inheriting(from: parent)
        try UIKitClass.$added.withValue([row.name: row]) {
            // Read from its element, with the insets and priorities of its class.
            let reading = try Layout.read(Array(Self.document.utf8), as: .interfaceBuilder)
            let view = try #require(reading.layout.views.first { $0.id == "dial" })
            #expect(view.className == "UIGauge")
            #expect(view.alignmentRectInsets == EdgeInsets(top: 1, left: 0, bottom: 3, right: 0))
            // Its content is known: nothing is ambiguous, and the size is that of the generation.
            let diagnosis = try reading.diagnosed()
            #expect(diagnosis.findings.map(\.rule) == [])
            var options = DiagnosisOptions()
            options.conditions = LayoutConditions(iOSVersion: 26)
            let solved = try reading.diagnosed(options: options)
            #expect(solved.findings.map(\.rule) == [])
            // Printed by its name, with its module.
            let printed = try reading.layout.printed(as: .anchors, form: .class)
            #expect(printed.text.contains("import GaugeKit"))
            #expect(printed.text.contains("dial = UIGauge()"))
        }
        #expect(UIKitClass.named("UIGauge") == nil)
    }

    @Test("without the row, its size is unknown")
    func withoutRow() throws {
        let reading = try Layout.read(Array(Self.document.utf8), as: .interfaceBuilder)
        #expect(!UIKitClass.isFramework("Gauge"))
        #expect(reading.layout.views.contains { $0.className == "UIGauge" })
        #expect(try reading.diagnosed().findings.contains { $0.rule == "ambiguous-layout" })
    }
}
