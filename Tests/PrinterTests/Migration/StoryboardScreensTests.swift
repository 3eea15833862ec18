import LayoutInspector
import Testing

@testable import LayoutPrinter

/// What code asks a storyboard for, as functions.
@Suite("screens of a storyboard") struct StoryboardScreensTests {
    private static func scene(_ id: String, _ attributes: String) -> String {
        """
        <scene sceneID="s-\(id)"><objects>
          <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-l">
                  <rect key="frame" x="20" y="79" width="353" height="34"/>
                </label>
              </subviews>
            </view>
          </viewController>
        </objects></scene>
        """
    }

    private static func navigation(_ id: String, root: String, _ attributes: String = "", item: String = "") -> String {
        """
        <scene sceneID="s-\(id)"><objects>
          <navigationController id="\(id)" \(attributes) sceneMemberID="viewController">
            \(item)
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar">
              <rect key="frame" x="0.0" y="59" width="393" height="44"/>
            </navigationBar>
            <connections>
              <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/>
            </connections>
          </navigationController>
        </objects></scene>
        """
    }

    private static let tabs = """
        <scene sceneID="s-t"><objects>
          <tabBarController id="t" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="t-bar"><rect key="frame" x="0.0" y="0.0" width="393" height="49"/></tabBar>
            <connections>
              <segue destination="n" kind="relationship" relationship="viewControllers" id="t-1"/>
              <segue destination="b" kind="relationship" relationship="viewControllers" id="t-2"/>
              <segue destination="p" kind="relationship" relationship="viewControllers" id="t-3"/>
            </connections>
          </tabBarController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="t-f" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s-p"><objects>
          <viewControllerPlaceholder storyboardName="More" id="p" sceneMemberID="viewController"/>
        </objects></scene>
        """

    private static func document(_ scenes: String, initial: String = "t") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
          <scenes>\(scenes)</scenes>
        </document>
        """
    }

    private static let item = """
        <tabBarItem key="tabBarItem" title="Home" image="house" id="n-item"/>
        """

    private static let main = document(
        tabs + navigation("n", root: "a", item: item) + scene("a", "customClass=\"HomeController\"")
            + scene("b", "customClass=\"NewsController\" storyboardIdentifier=\"news list\"")
    )

    private static func printed(
        _ documents: [(name: String, text: String)],
        as dialect: Dialect = .anchors
    ) throws -> [PrintedFiles] {
        let inputs = try documents.map { name, text in
            var document = try ConnectedDocument(text, printsConfiguration: true)
            document.options.sourceName = name
            return (layout: document.layout, options: document.options)
        }
        return try zip(inputs, dialect.together(inputs)).map { input, together in
            var options = input.options
            options.together = together
            return try dialect.files(input.layout, form: .class, options: options)
        }
    }

    @Test("the first screen has its containers, their items and what they show; each identifier has a function")
    func containers() throws {
        let printed = try Self.printed([("Main.storyboard", Self.main)])[0]
        let file = try #require(printed.files.last)
        #expect(file.className == "MainStoryboard")
        #expect(
            file.text == """
                // Printed by draft-inspect from Main.storyboard.

                import UIKit

                /// The screens that code asks Main.storyboard for.
                @MainActor
                enum MainStoryboard {
                    /// The first screen: `window.rootViewController = MainStoryboard.initialViewController()`.
                    static func initialViewController() -> UIViewController {
                        let navigationController = UINavigationController(rootViewController: HomeController())
                        navigationController.tabBarItem =
                            UITabBarItem(title: "Home", image: UIImage(named: "house"), selectedImage: nil)
                        let tabBarController = UITabBarController()
                        tabBarController.viewControllers = [
                            navigationController,
                            NewsController(),
                            UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController() ?? UIViewController(),
                        ]
                        return tabBarController
                    }

                    /// The screen with the identifier "news list".
                    static func newsList() -> UIViewController {
                        NewsController()
                    }
                }

                """,
            "\(file.text)"
        )
        let report = printed.report.markdown(title: "Main")
        #expect(!report.contains("rootViewController") && !report.contains("shows it first"), "\(report)")
    }

    @Test("a container of a storyboard that is printed with it is that one's function")
    func reference() throws {
        let more = Self.document(
            Self.navigation("n", root: "a") + Self.scene("a", "customClass=\"MoreController\""),
            initial: "n"
        )
        let printed = try Self.printed([("Main.storyboard", Self.main), ("More.storyboard", more)])
        let text = try #require(printed[0].files.last?.text)
        #expect(text.contains(" MoreStoryboard.initialViewController(),\n"), "\(text)")
        #expect(printed[1].files.map(\.className) == ["MoreController", "MoreStoryboard"])
    }

    @Test("what shows something unknown is left to be moved by hand, and a container in itself ends")
    func unknown() throws {
        let scenes = Self.navigation("n", root: "nowhere") + Self.scene("a", "customClass=\"HomeController\"")
        let files = try Self.printed([("Main.storyboard", Self.document(scenes, initial: "n"))])[0]
        #expect(files.files.map(\.className) == ["HomeController"])
        #expect(files.report.markdown(title: "Main").contains("rootViewController"))
        let ring = Self.navigation("n", root: "m") + Self.navigation("m", root: "n")
        let around = ring + Self.scene("a", "customClass=\"HomeController\"")
        #expect(try Self.printed([("Main.storyboard", Self.document(around, initial: "n"))])[0].files.count == 1)
    }

    @Test("containers that each show all of them are none, and are found out at once")
    func knot() throws {
        let ids = (1...12).map { "t\($0)" }
        let tabs = ids.map { id in
            let segues = ids.map { other in
                "<segue destination=\"\(other)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)-\(other)\"/>"
            }
            return """
                <scene sceneID="s-\(id)"><objects>
                  <tabBarController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
                    <connections>\(segues.joined())</connections>
                  </tabBarController>
                </objects></scene>
                """
        }
        let scenes = tabs.joined() + Self.scene("a", "customClass=\"HomeController\"")
        let files = try Self.printed([("Main.storyboard", Self.document(scenes, initial: "t1"))])[0]
        #expect(files.files.map(\.className) == ["HomeController"])
    }

    @Test("no class of the folder is called like it")
    func names() throws {
        let scenes = Self.scene("a", "customClass=\"MainStoryboard\" storyboardIdentifier=\"first\"")
        let files = try Self.printed([("Main.storyboard", Self.document(scenes, initial: "a"))])[0].files
        #expect(Set(files.map(\.className)).count == files.count, "\(files.map(\.className))")
    }
}
