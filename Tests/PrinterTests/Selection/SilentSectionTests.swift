import LayoutInspector
import LayoutPrinter
import Testing

@Suite("sections without content")
struct SilentSectionTests {
    private let screens = #"""
        {"format": "layout-dump", "version": 1, "roots": [
          {"id": "a", "class": "UIView", "viewController": "EmptyController"},
          {"id": "b", "class": "UIView", "viewController": "ListController", "subviews": [
            {"id": "t", "class": "UITableView", "name": "table", "translatesAutoresizingMask": false, "subviews": [
              {"id": "c", "class": "PlainCell", "baseClass": "UITableViewCell"}]}]},
          {"id": "d", "class": "UIView", "viewController": "ColorController",
           "attributes": {"backgroundColor": {"name": "Brand"}}},
          {"id": "e", "class": "MKMapView", "viewController": "MapController"}],
         "constraints": []}
        """#

    private func classes(_ form: SourceForm, as dialect: Dialect, configures: Bool = false) throws -> (String, [String])
    {
        var options = PrintOptions()
        options.printsConfiguration = configures
        let text = try layout(screens).printed(as: dialect, form: form, options: options).text
        let marks = ["final class ", "// MARK: - "]
        let names = text.split(separator: "\n").compactMap { line in
            marks.first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count).prefix { $0 != ":" }) }
        }
        return (text, names)
    }

    @Test(
        "a class with nothing to say is named at the head, and not printed",
        arguments: [Dialect.draftsman, .anchors]
    )
    func silent(_ dialect: Dialect) throws {
        let (text, names) = try classes(.class, as: dialect)
        #expect(names == ["ListController", "MapController"])
        #expect(text.contains("\n// Nothing to print for EmptyController, PlainCell, ColorController.\n"))
        let statements = try classes(.statements, as: dialect)
        #expect(statements.1.isEmpty)
        #expect(
            statements.0.contains("// Nothing to print for EmptyController, PlainCell, ColorController, MapController.")
        )
    }

    @Test("settings are something to say")
    func configured() throws {
        #expect(
            try classes(.class, as: .anchors, configures: true).1 == [
                "ListController", "ColorController", "MapController",
            ]
        )
    }

    @Test("where nothing has content, the first is printed")
    func allSilent() throws {
        let text = try layout(dump("")).printed(form: .plan).text
        #expect(text.contains("var viewPlan: ViewPlan {\n}"))
    }
}
