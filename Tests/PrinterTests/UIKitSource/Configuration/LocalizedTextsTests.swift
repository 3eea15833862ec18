import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

/// Texts of documents under the keys of their strings files.
@Suite("localized texts") struct LocalizedTextsTests {
    private static let document = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <scenes>
            <scene sceneID="s1"><objects>
              <viewController title="Home" id="vc" customClass="HomeController" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="la">
                      <rect key="frame" x="16" y="16" width="52" height="21"/>
                    </label>
                    <textField opaque="NO" text="a" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="fi">
                      <rect key="frame" x="16" y="60" width="200" height="34"/>
                    </textField>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bu">
                      <rect key="frame" x="16" y="200" width="46" height="30"/>
                      <state key="normal" title="Send"/><state key="disabled" title="Sent"/>
                    </button>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="co">
                      <rect key="frame" x="16" y="240" width="46" height="30"/>
                      <state key="normal" title="Old"/><buttonConfiguration key="configuration" style="plain" title="New"/>
                    </button>
                    <segmentedControl opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="se">
                      <rect key="frame" x="16" y="300" width="200" height="32"/>
                      <segments><segment title="One"/><segment title="Two"/></segments>
                    </segmentedControl>
                    <toolbar opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="to">
                      <rect key="frame" x="0.0" y="400" width="393" height="44"/>
                      <items><barButtonItem title="Bar" id="it"/></items>
                    </toolbar>
                  </subviews>
                </view>
                <navigationItem key="navigationItem" title="Welcome" prompt="Now" id="na">
                  <barButtonItem key="rightBarButtonItem" title="Next" id="ri"/>
                </navigationItem>
                <tabBarItem key="tabBarItem" title="Tab" id="ta"/>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """#
    private static let texts = [
        "vc.title": "Home", "la.text": "Hello", "fi.text": "a", "fi.placeholder": "Name", "bu.normalTitle": "Send",
        "bu.disabledTitle": "Sent", "co.configuration.title": "New", "se.segmentTitles[0]": "One",
        "se.segmentTitles[1]": "Two", "it.title": "Bar", "na.title": "Welcome", "na.prompt": "Now", "ri.title": "Next",
        "ta.title": "Tab",
    ]

    private static func printed(
        as dialect: Dialect = .anchors,
        _ change: (inout PrintOptions) -> Void
    ) throws -> PrintedSource {
        var connected = try ConnectedDocument(document)
        connected.options.sourceName = "App/Base.lproj/Main.storyboard"
        change(&connected.options)
        return try connected.printed(as: dialect)
    }

    @Test(
        "each text is looked up under its key in the table of the document, with the document's text as its value",
        arguments: ["anchors", "draftsman", "swiftlayout", "snapkit"]
    )
    func lookup(dialect: String) throws {
        let dialect = try #require(Dialects.all.first { $0.name == dialect })
        let source = try Self.printed(as: dialect) { $0.localizesTexts = true }
        let text = source.text.split { $0.isWhitespace }.joined()
        for (key, value) in Self.texts {
            let call = "NSLocalizedString(\"\(key)\",tableName:\"Main\",value:\"\(value)\",comment:\"\")"
            if !text.contains(call) { Issue.record("\(key) is not looked up") }
        }
        #expect(source.text.contains("localization: 1 text with a key in strings files that the source does not set"))
        let lines = source.report.screens.flatMap(\.connections).filter { $0.hasPrefix("localization") }
        // UIKit does not show what a button had before its configuration.
        #expect(lines.allSatisfy { $0.contains("co.normalTitle") }, "\(lines)")
    }

    @Test("without the option texts are literals, and their number is in the comment")
    func literals() throws {
        let source = try Self.printed { _ in }
        #expect(!source.text.contains("NSLocalizedString"))
        #expect(source.text.contains("label.text = \"Hello\""))
        #expect(source.text.contains("localization: 15 texts with a key in strings files (--localized looks them up)"))
    }

    @Test("Objective-C keeps its literals, and says so")
    func objectiveC() throws {
        let source = try Self.printed(as: .masonry) { $0.localizesTexts = true }
        #expect(!source.text.contains("NSLocalizedString"))
        #expect(source.report.screens.flatMap(\.connections).contains { $0.hasPrefix("localization") })
    }

    @Test("every key of real documents is looked up by the source, or is a line of the report")
    func corpus() throws {
        var (all, made) = (0, 0)
        for file in Corpus.files(in: "ib", extensions: ["storyboard", "xib"]) {
            var reading = ReadOptions()
            reading.readsConnections = true
            guard let read = try? Layout.read(Array(Data(contentsOf: file)), as: .interfaceBuilder, options: reading),
                read.layout.frameworkName == "UIKit"
            else { continue }
            var options = PrintOptions()
            (options.printsConfiguration, options.localizesTexts) = (true, true)
            options.connections = read.connections
            let source = try read.layout.printed(as: .anchors, form: .class, options: options)
            let report = source.report.markdown(title: "")
            for connection in read.connections where connection.kind == .localization {
                let key = String(connection.text.dropFirst("key ".count))
                let isLookedUp = source.text.contains("\"\(key)\"")
                let isListed = report.contains("key \(key) (line \(connection.line))")
                (all, made) = (all + 1, made + (isLookedUp ? 1 : 0))
                if isLookedUp == isListed { Issue.record("\(file.lastPathComponent): \(key)") }
            }
        }
        print("keys of texts: \(made) of \(all) looked up")
    }
}
