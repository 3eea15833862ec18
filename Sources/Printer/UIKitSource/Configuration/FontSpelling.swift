import SwiftSource

/// Fonts as expressions: system fonts with their weight, text styles, and named fonts with a fallback.
enum FontSpelling {
    /// `nil` for fonts in a form that source cannot express.
    static func expression(_ value: AttributeValue) -> SwiftExpression? {
        let size = value["size"]?.number ?? value["pointSize"]?.number
        if let style = value["style"]?.string { return textStyle(style) }
        if let name = value["name"]?.string, value["type"] == nil {
            return size.map { named(name, size: $0) }
        }
        guard let size, value["width"] == nil, value["metaFont"] == nil else { return nil }
        switch value["type"]?.string ?? "system" {
        case "system":
            guard let weight = value["weight"]?.string, weight != "regular" else {
                return .call(".systemFont", numbers: [("ofSize", size)])
            }
            guard weights.contains(weight) else { return nil }
            return .call(
                ".systemFont",
                [.init(label: "ofSize", value: .number(size)), .init(label: "weight", value: .implicit(weight))]
            )
        case "boldSystem": return .call(".boldSystemFont", numbers: [("ofSize", size)])
        case "italicSystem": return .call(".italicSystemFont", numbers: [("ofSize", size)])
        default: return nil
        }
    }

    private static func named(_ name: String, size: Double) -> SwiftExpression {
        let font = SwiftExpression.call(
            "UIFont",
            [.init(label: "name", value: .string(name)), .init(label: "size", value: .number(size))]
        )
        // A font that is not bundled with the app is nil.
        return .fallback([font, .call(".systemFont", numbers: [("ofSize", size)])])
    }

    private static func textStyle(_ name: String) -> SwiftExpression? {
        let prefix = "UICTFontTextStyle"
        let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
        guard let style = textStyles[short.lowercased()] else { return nil }
        return .call(".preferredFont", [.init(label: "forTextStyle", value: .implicit(style))])
    }

    private static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// Interface Builder's names of text styles, and UIKit's, in lower case (UIFontDescriptor.h).
    private static let textStyles: [String: String] = [
        "title0": "largeTitle", "largetitle": "largeTitle", "title1": "title1", "title2": "title2",
        "title3": "title3", "headline": "headline", "subhead": "subheadline", "subheadline": "subheadline",
        "body": "body", "callout": "callout", "footnote": "footnote", "caption1": "caption1",
        "caption2": "caption2",
    ]
}
