import LayoutInspector
import LayoutPrinter
import Testing

@Suite("statements of UIKit's own calls as text")
struct StatementWriterTests {
    /// As long as names of outlets get, and longer.
    private static let views = #"""
        {"id": "s", "class": "UIStackView", "name": "stackOfAllTheRowsThatTheOverviewOfTheAccountShows",
         "translatesAutoresizingMask": false, "stack": {"axis": "vertical", "spacing": 8}, "subviews": [
          {"id": "a", "class": "UILabel", "name": "aMessageToTheUserGoesHereAndMayTakeSeveralLines",
           "translatesAutoresizingMask": false},
          {"id": "b", "class": "UILabel", "name": "aMessageToTheUserGoesHereAndMayTakeSeveralLinesInTheLanguageOfTheApp",
           "translatesAutoresizingMask": false}]},
        {"id": "m", "class": "UIView", "name": "backgroundThatTheAutoresizingMaskOfInterfaceBuilderStretches",
         "frame": [10.5, 20.25, 1234567.5, 1234567.25], "autoresizingMask": ["flexibleWidth", "flexibleHeight"]}
        """#

    @Test("long names break lines as swift format does", arguments: LibraryDialects.all + [.anchors])
    func longNames(_ dialect: Dialect) throws {
        let screen = try layout(dump(Self.views, constraints: ["s.top == root.top", "s.leading == root.leading"]))
        var options = PrintOptions()
        options.autoIdentifiers = .all
        var texts: [String: String] = [:]
        for form in dialect.forms {
            let text = try screen.printed(as: dialect, form: form, options: options).text
            #expect(text.contains(".accessibilityIdentifier =\n"))
            texts["\(form).swift"] = text
        }
        try Toolchain.checkIsFormatted(texts)
    }
}
