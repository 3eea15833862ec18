import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Items of a toolbar among other views call the class.
@Suite("actions of toolbars") struct ToolbarActionTests {
    private static let document = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <scenes>
            <scene sceneID="s1"><objects>
              <viewController id="vc" customClass="CallController" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <toolbar opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                      <rect key="frame" x="0.0" y="774" width="393" height="44"/>
                      <items>
                        <barButtonItem title="Call" id="call"><connections><action selector="call:" destination="vc" id="a1"/></connections></barButtonItem>
                        <barButtonItem style="plain" systemItem="flexibleSpace" id="space"/>
                        <barButtonItem systemItem="trash" id="trash"/>
                      </items>
                    </toolbar>
                  </subviews>
                  <constraints>
                    <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
                    <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
                    <constraint firstItem="bar" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c3"/>
                  </constraints>
                </view>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """#

    @Test("the class sets the items once there is a self to call, in every Swift dialect")
    func dialects() throws {
        let document = try ConnectedDocument(Self.document)
        for dialect in Dialects.all where dialect.name != "masonry" {
            guard let form = dialect.forms.first(where: { $0.scope == .wholeFile }) else { continue }
            let text = try document.printed(as: dialect, form: form).text
            #expect(
                text.contains(
                    #"UIBarButtonItem(title: "Call", style: .plain, target: self, action: #selector(call(_:)))"#
                ),
                "\(dialect.name): \(text)"
            )
            #expect(text.contains("@objc private func call(_ sender: UIBarButtonItem) {}"))
            #expect(!text.contains("view.items = "))
        }
    }
}
