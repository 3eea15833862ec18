import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Controllers in containers, and in navigation controllers of the app, are made by the class that shows them.
@Suite("embedded controllers") struct EmbeddedControllerTests {
    private static let document = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <scenes>
            <scene sceneID="s1"><objects>
              <viewController id="vc" customClass="HomeController" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                      <rect key="frame" x="0.0" y="100" width="393" height="300"/>
                      <connections><segue destination="child" kind="embed" identifier="feed" id="e1"/></connections>
                    </containerView>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="next">
                      <rect key="frame" x="16" y="500" width="46" height="30"/><state key="normal" title="Next"/>
                      <connections>
                        <outlet property="delegate" destination="root" id="d1"/>
                        <action selector="nextButton:" destination="vc" eventType="touchUpInside" id="a1"/>
                        <segue destination="nav" kind="presentation" id="e2"/>
                      </connections>
                    </button>
                  </subviews>
                  <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                    <constraint firstItem="next" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c3"/>
                    <constraint firstItem="next" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
                  </constraints>
                </view>
                <connections><outlet property="nextButton" destination="next" id="o1"/></connections>
              </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController id="child" customClass="FeedController" sceneMemberID="viewController">
                <view key="view" id="root2"><rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
                  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
                  <constraints>
                    <constraint firstItem="inner" firstAttribute="top" secondItem="root2" secondAttribute="top" id="c5"/>
                  </constraints>
                </view>
              </viewController>
            </objects></scene>
            <scene sceneID="s3"><objects>
              <navigationController id="nav" customClass="DarkNavigationController" customModule="App" sceneMemberID="viewController">
                <connections><segue destination="child" kind="relationship" relationship="rootViewController" id="r"/></connections>
              </navigationController>
            </objects></scene>
          </scenes>
        </document>
        """#

    private static func printing() throws -> (text: String, prove: (String) throws -> Void) {
        try ConnectedDocument(document, printsConfiguration: false).proven()
    }

    @Test("a container shows its controller once the views are there")
    func container() throws {
        let text = try Self.printing().text
        #expect(
            text.contains(
                """
                        activateConstraints()
                        embedControllers()
                    }
                """
            )
        )
        #expect(text.contains("    private lazy var feedController = FeedController()\n"))
        #expect(text.contains("        embed(feedController, in: feedContainer)\n"), "\(text)")
        #expect(text.contains("    private func embed(_ controller: UIViewController, in container: UIView) {\n"))
        #expect(text.contains("        controller.didMove(toParent: self)\n"))
        #expect(!text.contains("// - embedded"))
    }

    @Test("a navigation controller of the app is of its class")
    func navigation() throws {
        let text = try Self.printing().text
        let call = "present(DarkNavigationController(rootViewController: FeedController()), animated: true)"
        #expect(text.contains(call))
    }

    @Test("what the controller's view is connected to is not connected to the controller")
    func view() throws {
        let text = try Self.printing().text
        #expect(!text.contains("delegate = self"))
        #expect(text.contains("// - delegate: nextButton, delegate is view"))
    }

    @Test("an action may have the name of an outlet")
    func action() throws {
        let text = try Self.printing().text
        #expect(text.contains("nextButton.addTarget(self, action: #selector(nextButton(_:)), for: .touchUpInside)"))
        #expect(text.contains("@objc private func nextButton(_ sender: UIButton) {}"))
    }

    @Test(
        "the proof refuses what embeds something else, or nothing",
        arguments: [
            ("        embedControllers()\n", ""), ("Controller = FeedController()", "Controller = HomeController()"),
            ("        container.addSubview(controller.view)\n", ""),
        ]
    )
    func proof(_ change: (String, String)) throws {
        let (text, prove) = try Self.printing()
        try prove(text)
        try #require(text.contains(change.0))
        #expect(throws: (any Error).self) { try prove(text.replacing(change.0, with: change.1)) }
    }
}
