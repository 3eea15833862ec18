import LayoutInspector
import Testing

@testable import LayoutPrinter

/// What a document sets of controllers is code, a note or a line of the report.
@Suite("settings of controllers") struct ControllerSettingsTests {
    private static let document = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
          <scenes>
            <scene sceneID="s1"><objects>
              <viewController storyboardIdentifier="Map" title="Map" automaticallyAdjustsScrollViewInsets="NO"
                modalPresentationStyle="overCurrentContext" hidesBottomBarWhenPushed="NO" aNewKey="YES"
                useStoryboardIdentifierAsRestorationIdentifier="YES" id="vc" customClass="MapController"
                sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
                <tabBarItem key="tabBarItem" title="Map" image="pin" selectedImage="pin.fill" id="item">
                  <imageReference key="landscapeImagePhone" image="pin.small" symbolScale="small"/>
                </tabBarItem>
                <size key="freeformSize" width="393" height="1200"/>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
              </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <navigationController navigationBarHidden="YES" id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" translucent="NO" id="bar">
                  <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                  <color key="barTintColor" systemColor="systemRedColor"/>
                </navigationBar>
                <tabBarItem key="tabBarItem" systemItem="favorites" id="item2"/>
                <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
              </navigationController>
            </objects></scene>
          </scenes>
        </document>
        """#

    private static func source(_ dialect: Dialect, _ form: SourceForm, config: Bool = true) throws -> PrintedSource {
        try ConnectedDocument(document, printsConfiguration: config).printed(as: dialect, form: form)
    }

    private static let initializer = """
            init() {
                super.init(nibName: nil, bundle: nil)
                title = "Map"
                tabBarItem = UITabBarItem(title: "Map", image: UIImage(named: "pin"), selectedImage: UIImage(named: "pin.fill"))
                modalPresentationStyle = .overCurrentContext
                restorationIdentifier = "Map"
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

        """

    @Test("what UIKit asks for before there is a view is set in the initializer, the rest with the views")
    func classes() throws {
        for dialect in Dialects.all where dialect.name != "masonry" && dialect.name != "notautolayout" {
            guard let form = dialect.forms.first(where: { $0.scope == .wholeFile }) else { continue }
            let text = try Self.source(dialect, form).text
            #expect(text.contains(Self.initializer), "\(dialect.name): \(text)")
            #expect(
                text.contains("        edgesForExtendedLayout = .bottom\n")
                    || text.contains("edgesForExtendedLayout = [.bottom]\n")
            )
            #expect(text.contains("        automaticallyAdjustsScrollViewInsets = false\n"))
            // The default of the class.
            #expect(!text.contains("hidesBottomBarWhenPushed"))
        }
    }

    @Test("Objective-C has the same")
    func objectiveC() throws {
        let text = try Self.source(.masonry, .class).text
        #expect(
            text.contains(
                """
                - (instancetype)init {
                    self = [super initWithNibName:nil bundle:nil];
                    if (self) {
                        self.title = @"Map";
                """
            ),
            "\(text)"
        )
        #expect(text.contains("self.edgesForExtendedLayout = UIRectEdgeBottom;"))
        #expect(text.contains(#"initWithTitle:@"Map" image:[UIImage imageNamed:@"pin"] selectedImage:"#))
    }

    @Test("a key that nobody knows, and what the initializer of another class would set, are notes")
    func notes() throws {
        let whole = try Self.source(.anchors, .class).text
        #expect(whole.contains("// not set of view: viewController.aNewKey true\n"))
        #expect(whole.contains("// not set of view: viewController.tabBarItem.landscapeImagePhone {"))
        let part = try Self.source(.anchors, .plan).text
        #expect(part.contains("viewController.modalPresentationStyle \"overCurrentContext\""), "\(part)")
        #expect(part.contains("automaticallyAdjustsScrollViewInsets = false"))
    }

    @Test("the bar that a navigation controller makes is no class: the report has what it sets")
    func bars() throws {
        let source = try Self.source(.anchors, .class)
        let head = "// Made by their controllers, and in the migration report: UINavigationBar (3 settings)."
        #expect(source.text.contains(head))
        #expect(!source.text.contains(": UINavigationBar {"))
        let report = source.report.markdown(title: "Main")
        for line in [
            "Not printed: its controller makes it.", #"- barTintColor {"systemColor":"systemRedColor"}"#,
            "navigationBarHidden true (line 20)", #"tabBarItem {"systemItem":"favorites"} (line 25)"#,
            #"code asks for "Map" (line 6)"#, "the document shows it first (line 20)",
        ] {
            #expect(report.contains(line), "\(line) is not in \(report)")
        }
    }

    @Test("without settings in the source, the report has them all")
    func report() throws {
        let report = try Self.source(.anchors, .class, config: false).report.markdown(title: "Main")
        for line in ["controller setting: title \"Map\"", "modalPresentationStyle \"overCurrentContext\" (line 6)"] {
            #expect(report.contains(line), "\(line) is not in \(report)")
        }
    }
}
