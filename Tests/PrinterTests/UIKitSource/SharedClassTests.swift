import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Several cells or screens of one class of the app.
@Suite("classes that several cells or screens have") struct SharedClassTests {
    private static func cell(_ id: String, identifier: String, text: String, customClass: String = "MessageCell")
        -> String
    {
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" reuseIdentifier="\(identifier)" id="\(id)"
          customClass="\(customClass)" customModule="App">
          <rect key="frame" x="0.0" y="50" width="393" height="44"/>
          <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <subviews>
              <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-label">
                <rect key="frame" x="20" y="11" width="52" height="21"/>
              </label>
              <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-button">
                <rect key="frame" x="200" y="11" width="52" height="21"/><state key="normal" title="Go"/>
                <connections><action selector="go:" destination="\(id)" eventType="touchUpInside" id="\(id)-a"/></connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="\(id)-label" firstAttribute="top" secondItem="\(id)-content" secondAttribute="top" constant="11" id="\(id)-1"/>
              <constraint firstItem="\(id)-label" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leading" constant="20" id="\(id)-2"/>
              <constraint firstItem="\(id)-button" firstAttribute="top" secondItem="\(id)-label" secondAttribute="top" id="\(id)-3"/>
              <constraint firstItem="\(id)-button" firstAttribute="leading" secondItem="\(id)-label" secondAttribute="trailing" constant="8" id="\(id)-4"/>
            </constraints>
          </tableViewCellContentView>
          <connections>
            <outlet property="titleLabel" destination="\(id)-label" id="\(id)-o"/>
            <outlet property="goButton" destination="\(id)-button" id="\(id)-p"/>
            <outletCollection property="parts" destination="\(id)-label" id="\(id)-q"/>
          </connections>
        </tableViewCell>
        """
    }

    private static func document(_ cells: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <scenes>
            <scene sceneID="s1"><objects>
              <tableViewController id="vc" customClass="ChatController" customModule="App" sceneMemberID="viewController">
                <tableView key="view" style="plain" id="table"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <prototypes>\(cells)</prototypes>
                  <connections><outlet property="dataSource" destination="vc" id="d1"/></connections>
                </tableView>
              </tableViewController>
            </objects></scene>
          </scenes>
        </document>
        """
    }

    private static let two = document(
        cell("c1", identifier: "TextCell", text: "Hello") + cell("c2", identifier: "ImageCell", text: "Look")
    )

    @Test(
        "each has a subclass of the app's class, which keeps its outlets and actions",
        arguments: ["anchors", "draftsman", "swiftlayout", "snapkit"]
    )
    func subclasses(_ name: String) throws {
        let dialect = try #require(Dialects.named(name))
        let text = try ConnectedDocument(Self.two, printsConfiguration: true).printed(as: dialect).text
        #expect(text.contains("final class TextMessageCell: MessageCell"))
        #expect(text.contains("final class ImageMessageCell: MessageCell"))
        #expect(!text.contains("class MessageCell"))
        #expect(
            text.contains("// Subclasses of the app's classes, which keep their outlets and actions: 2 × MessageCell.")
        )
        #expect(text.contains("titleLabel = cellTitleLabel\n"))
        #expect(text.contains("goButton = cellGoButton\n"))
        #expect(text.contains("parts = [cellTitleLabel]\n"))
        #expect(text.contains("cellGoButton.addTarget(self, action: #selector(go(_:)), for: .touchUpInside)"))
        #expect(!text.contains("func go("))
        #expect(text.contains("tableView.register(ImageMessageCell.self, forCellReuseIdentifier: \"ImageCell\")"))
    }

    @Test("a class that one cell has is declared, with its outlets and actions")
    func single() throws {
        let text = try ConnectedDocument(
            Self.document(Self.cell("c1", identifier: "TextCell", text: "Hello")),
            printsConfiguration: true
        ).printed().text
        #expect(text.contains("final class MessageCell: UITableViewCell {"))
        #expect(text.contains("let titleLabel: UILabel"))
        #expect(text.contains("func go("))
    }

    @Test(
        "a screen of the app's class is filled before that class's viewDidLoad",
        arguments: ["anchors", "draftsman", "swiftlayout", "notautolayout"]
    )
    func screens(_ name: String) throws {
        func scene(_ number: Int) -> String {
            """
            <scene sceneID="s\(number)"><objects>
              <viewController id="vc\(number)" customClass="LoginController" customModule="App" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
                      <rect key="frame" x="20" y="79" width="353" height="34"/>
                    </label>
                  </subviews>
                  <constraints>
                    <constraint firstItem="l\(number)" firstAttribute="top" secondItem="v\(number)" secondAttribute="top" constant="79" id="t\(number)"/>
                    <constraint firstItem="l\(number)" firstAttribute="leading" secondItem="v\(number)" secondAttribute="leading" constant="20" id="d\(number)"/>
                  </constraints>
                </view>
                <connections><outlet property="nameLabel" destination="l\(number)" id="o\(number)"/></connections>
              </viewController>
            </objects></scene>
            """
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
              <scenes>\(scene(1))\(scene(2))</scenes>
            </document>
            """
        let dialect = try #require(Dialects.named(name))
        let text = try ConnectedDocument(document, printsConfiguration: true).printed(as: dialect).text
        #expect(text.contains("LoginController: LoginController"))
        let loaded = "    override func loadView() {\n        super.loadView()\n        configureViews()\n"
        #expect(text.contains(loaded), "\(text)")
        #expect(text.contains("        nameLabel = "))
        #expect(!text.contains("viewDidLoad"))
    }

    @Test("constraints that outlets of the app's class hold are theirs once they are active")
    func constraintOutlets() throws {
        let cells = ["c1", "c2"].map { id in
            Self.cell(id, identifier: id == "c1" ? "TextCell" : "ImageCell", text: "Hello")
                .replacingOccurrences(
                    of: "<outlet property=\"goButton\"",
                    with:
                        "<outlet property=\"gap\" destination=\"\(id)-4\" id=\"\(id)-g\"/><outlet property=\"goButton\""
                )
        }
        let text = try ConnectedDocument(Self.document(cells.joined()), printsConfiguration: true).printed().text
        #expect(text.contains("final class ImageMessageCell: MessageCell {"), "\(text)")
        #expect(text.contains("    var innerGap: NSLayoutConstraint!\n"))
        #expect(text.contains("        activateConstraints()\n        fillConstraints()\n"))
        #expect(text.contains("        gap = innerGap\n"))
    }

    @Test("names end in no number while words are left, and in one where none are")
    func words() throws {
        func classes(_ cells: String) throws -> [String] {
            try ConnectedDocument(Self.document(cells), printsConfiguration: true).printed().text
                .split(separator: "\n").filter { $0.hasPrefix("final class ") }
                .compactMap { $0.split { " :".contains($0) }.dropFirst(2).first.map(String.init) }
        }
        let cells = ["c1", "c2", "c3"].map {
            Self.cell($0, identifier: "Cell", text: "Same", customClass: "UITableViewCell")
        }
        #expect(try classes(cells.joined()) == ["ChatController", "Cell", "ChatCell", "SameCell"])
        let more = (1...6).map { Self.cell("c\($0)", identifier: "Cell", text: "Same", customClass: "UITableViewCell") }
        let names = try classes(more.joined())
        #expect(
            names == ["ChatController", "Cell", "ChatCell", "SameCell", "TitleLabelCell", "Cell2", "Cell3"]
        )
    }

    @Test("what a cell shows by a configuration of its content is said, and names the class")
    func contentConfiguration() throws {
        let cell = """
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" accessoryType="disclosureIndicator" id="c1">
              <rect key="frame" x="0.0" y="50" width="393" height="44"/>
              <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="c1" id="c1-content">
                <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
              </tableViewCellContentView>
              <listContentConfiguration key="contentConfiguration" text="Refresh Config" secondaryText=""/>
            </tableViewCell>
            """
        let text = try ConnectedDocument(Self.document(cell), printsConfiguration: true).printed().text
        #expect(text.contains("final class RefreshConfigCell: UITableViewCell"))
        #expect(text.contains("not set of self: contentConfiguration {\"text\":\"Refresh Config\""), "\(text)")
    }

    @Test("a controller whose list is of a class of the app makes it, with its header")
    func ownTable() throws {
        let header = """
            <view key="tableHeaderView" contentMode="scaleToFill" id="head">
              <rect key="frame" x="0.0" y="0.0" width="393" height="56"/>
              <subviews>
                <label opaque="NO" text="Complete" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                  <rect key="frame" x="15" y="24" width="345" height="28"/>
                </label>
              </subviews>
              <constraints>
                <constraint firstItem="title" firstAttribute="top" secondItem="head" secondAttribute="top" constant="24" id="h1"/>
                <constraint firstItem="title" firstAttribute="leading" secondItem="head" secondAttribute="leading" constant="15" id="h2"/>
              </constraints>
            </view>
            """
        let document = Self.document("").replacing("<prototypes></prototypes>", with: header)
            .replacing("<tableView key=\"view\"", with: "<tableView key=\"view\" customClass=\"PlainTable\"")
        let text = try ConnectedDocument(document, printsConfiguration: true).printed().text
        #expect(text.contains("view = PlainTable()"))
        #expect(text.contains("tableView.tableHeaderView = tableHeaderView"))
    }

    @Test("no two classes of one folder have one name, and screens of other storyboards are their printed classes")
    func folder() throws {
        func input(_ name: String, _ text: String) throws -> (layout: Layout, options: PrintOptions) {
            var connected = try ConnectedDocument(text, printsConfiguration: false)
            connected.options.sourceName = name
            return (connected.layout, connected.options)
        }
        let one = Self.document(Self.cell("c1", identifier: "TextCell", text: "Hello"))
        let inputs = [
            try input("Chat.storyboard", one.replacing("id=\"vc\"", with: "id=\"vc\" storyboardIdentifier=\"chat\"")),
            try input("Archive.storyboard", one),
        ]
        let together = try Dialect.anchors.together(inputs)
        var names: [String] = []
        for ((layout, options), together) in zip(inputs, together) {
            var options = options
            options.together = together
            names += try Dialect.anchors.files(layout, options: options).files.map(\.className)
        }
        #expect(
            names == [
                "ChatChatController", "TextMessageCell", "ChatStoryboard", "ArchiveChatController",
                "ChatTextMessageCell",
            ]
        )
        #expect(together[1].className(in: "Chat", identifier: "chat") == "ChatChatController")
        #expect(together[1].className(in: "Chat", identifier: nil) == nil)
    }
}
