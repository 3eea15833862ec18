import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

/// Whether printed source loses settings of the input.
@Suite("settings of the input")
struct ConfigurationKeyTests {
    /// The views of a file that has every property, each for itself.
    private static func views() throws -> [[String: Any]] {
        let file = packageRoot.appendingPathComponent("Headless/Corpus/Examples/every-property.json")
        let dump = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        var rest = dump?["roots"] as? [[String: Any]] ?? []
        var views: [[String: Any]] = []
        while var view = rest.popLast() {
            rest += view.removeValue(forKey: "subviews") as? [[String: Any]] ?? []
            view["viewController"] = nil
            view["name"] = "only"
            views.append(view)
        }
        return views
    }

    private func source(_ view: [String: Any], _ dialect: Dialect) throws -> String {
        let json = try JSONSerialization.data(withJSONObject: view, options: .sortedKeys)
        var options = PrintOptions()
        options.printsConfiguration = true
        let layout = try layout(dump(String(decoding: json, as: UTF8.self)))
        return try layout.printed(as: dialect, form: .class, options: options).text
    }

    @Test("some value of each is set, or listed as not set", arguments: [Dialect.anchors, .masonry])
    func keys(_ dialect: Dialect) throws {
        var keys = Set<String>()
        var kept = Set<String>()
        for view in try Self.views() {
            guard let attributes = view["attributes"] as? [String: Any] else { continue }
            let whole = try source(view, dialect)
            for key in attributes.keys {
                let name = "\(view["class"] ?? "") \(key)"
                keys.insert(name)
                if kept.contains(name) { continue }
                var other = view
                other["attributes"] = attributes.filter { $0.key != key }
                if try source(other, dialect) != whole { kept.insert(name) }
            }
        }
        #expect(keys.count > 200)
        // What a plain view draws, and the shadow of one that has none.
        let meaningless = ["clearsContextBeforeDrawing", "contentMode", "isOpaque", "layer.shadowRadius"]
        #expect(keys.subtracting(kept).sorted() == meaningless.map { "UIView " + $0 })
    }
}
