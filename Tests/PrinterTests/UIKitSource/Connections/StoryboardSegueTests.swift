import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Segues to other storyboards, which may be documents still, ask these for their controllers.
@Suite("segues to other storyboards") struct StoryboardSegueTests {
    private static func printing(
        kind: String,
        reference: String
    ) throws -> (text: String, prove: (String) throws -> Void) {
        let document = #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
              <scenes>
                <scene sceneID="s1"><objects>
                  <viewController id="vc" customClass="HomeController" sceneMemberID="viewController">
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <subviews>
                        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="go">
                          <rect key="frame" x="16" y="500" width="46" height="30"/><state key="normal" title="Go"/>
                          <connections><segue destination="other" kind="\#(kind)" id="g1"/></connections>
                        </button>
                      </subviews>
                      <constraints>
                        <constraint firstItem="go" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                        <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                      </constraints>
                    </view>
                  </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                  <viewControllerPlaceholder storyboardName="Settings" \#(reference) id="other" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """#
        return try ConnectedDocument(document, printsConfiguration: false).proven()
    }

    @Test("the initial controller may be missing")
    func initial() throws {
        let text = try Self.printing(kind: "presentation", reference: "").text
        #expect(
            text.contains(
                """
                    @objc private func presentSettings(_ sender: UIButton) {
                        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
                        guard let controller = storyboard.instantiateInitialViewController() else { return }
                        present(controller, animated: true)
                    }
                """
            ),
            "\(text)"
        )
    }

    @Test("a controller is found by its identifier, and the proof has its name")
    func identifier() throws {
        let (text, prove) = try Self.printing(kind: "show", reference: #"referencedIdentifier="right view""#)
        #expect(
            text.contains("goButton.addTarget(self, action: #selector(showSettingsRightView(_:)), for: .touchUpInside)")
        )
        #expect(text.contains("storyboard.instantiateViewController(withIdentifier: \"right view\")\n"), "\(text)")
        #expect(text.contains("        show(controller, sender: sender)\n"))
        try prove(text)
        #expect(throws: (any Error).self) { try prove(text.replacing("\"right view\"", with: "\"rightview\"")) }
    }
}
