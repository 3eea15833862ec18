import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

/// Nothing that a document connects is lost: it is code, or a line of the report.
@Suite("the account of connections") struct ConnectionAccountTests {
    @Test("each connection of real documents is code or a line of the report", arguments: [SourceForm.class, .plan])
    func corpus(form: SourceForm) throws {
        var all: [DocumentConnection.Kind: Int] = [:]
        var made: [DocumentConnection.Kind: Int] = [:]
        for file in Corpus.files(in: "ib", extensions: ["storyboard", "xib"]) {
            var reading = ReadOptions()
            reading.readsConnections = true
            guard let read = try? Layout.read(Array(Data(contentsOf: file)), as: .interfaceBuilder, options: reading),
                read.layout.frameworkName == "UIKit"
            else { continue }
            var options = PrintOptions()
            options.printsConfiguration = true
            options.connections = read.connections
            let context = try Anchors().context(of: read.layout, form: form, options: options)
            let code = context.madeConnections
            let lines =
                context.outline.sections.indices.flatMap {
                    ConnectionLines(SectionContext(print: context, index: $0)).all
                } + ConnectionLines.outside(context)
            for (index, connection) in read.connections.enumerated() {
                all[connection.kind, default: 0] += 1
                if code.contains(index) || Self.isSet(connection, in: context) {
                    made[connection.kind, default: 0] += 1
                } else if !Self.isListed(connection, in: lines) {
                    Issue.record("\(file.lastPathComponent):\(connection.line): \(connection.text) is lost")
                }
            }
        }
        let kinds = DocumentConnection.Kind.allCases.compactMap { kind in
            all[kind].map { "\(kind.rawValue) \(made[kind] ?? 0) of \($0)" }
        }
        print("\(form.name): code for " + kinds.joined(separator: ", "))
    }

    @Test("a controller without a view of its own is in the report, and counts")
    func noScreen() throws {
        let text = #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
              <scenes>
                <scene sceneID="s1"><objects>
                  <navigationController id="nav" sceneMemberID="viewController">
                    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
                  </navigationController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                  <viewController id="vc" customClass="HomeController" sceneMemberID="viewController">
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                  </viewController>
                </objects></scene>
              </scenes>
            </document>
            """#
        let report = try ConnectedDocument(text, printsConfiguration: false).printed().report
        #expect(report.connectionCount == 1)
        #expect(
            report.markdown(title: "Main").hasSuffix(
                """
                ## Objects on no screen

                To move by hand:

                - segue: navigation controller, rootViewController to HomeController (line 7)

                """
            )
        )
    }

    /// Whether a setting of a controller is one of its class, or a note on what is not set.
    private static func isSet(_ connection: DocumentConnection, in context: PrintContext) -> Bool {
        guard connection.kind == .controllerSetting, let view = connection.view,
            let index = context.outline.sections.firstIndex(where: { $0.root == view }),
            let key = connection.text.split(separator: " ").first.map({ UIKitProperty.controllerPrefix + $0 })
        else { return false }
        let section = SectionContext(print: context, index: index)
        if ControllerSettings(section).keys.contains(key) { return true }
        let unset = ConfigurationPlanner(section, construct: ViewConstruction.plain).ofView[view]?.unset ?? []
        return unset.contains { $0.hasPrefix(key + " ") }
    }

    /// Items of bars are settings, or notes; an outlet of a view inside is an assignment.
    private static func isListed(_ connection: DocumentConnection, in lines: [String]) -> Bool {
        if connection.kind == .navigationItem { return true }
        if lines.contains(where: { $0.hasSuffix(connection.text + " (line \(connection.line))") }) { return true }
        guard case .outlet(let property, _)? = connection.link else { return false }
        return lines.contains { $0.contains("." + property + " = ") }
    }
}
