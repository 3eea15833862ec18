import LayoutModel
import SwiftSource

/// Fonts as expressions: system fonts with their weight, text styles, and named fonts with a fallback.
enum FontSpelling {
    /// `nil` for fonts in a form that source cannot express.
    static func expression(_ value: AttributeValue) -> SwiftExpression? {
        let size = value["size"]?.number ?? value["pointSize"]?.number
        if let style = value["style"]?.string { return textStyle(style) }
        if let name = value["name"]?.string, value["type"] == nil {
            if let size, let weight = privateWeight(name) { return system(size, weight: weight) }
            return size.map { named(name, size: $0) }
        }
        guard let size, value["width"] == nil else { return nil }
        // What a control has by default, at the size of its kind.
        if let meta = value["metaFont"]?.string {
            return system(size, weight: meta.hasSuffix("Bold") ? "bold" : "regular")
        }
        switch value["type"]?.string ?? "system" {
        case "system":
            let weight = value["weight"]?.string ?? "regular"
            guard weights.contains(weight) else { return nil }
            return system(size, weight: weight)
        case "boldSystem": return .call(".boldSystemFont", numbers: [("ofSize", size)])
        case "italicSystem": return .call(".italicSystemFont", numbers: [("ofSize", size)])
        default: return nil
        }
    }

    private static func system(_ size: Double, weight: String) -> SwiftExpression {
        if weight == "regular" { return .call(".systemFont", numbers: [("ofSize", size)]) }
        return .call(
            ".systemFont",
            [.init(label: "ofSize", value: .number(size)), .init(label: "weight", value: .implicit(weight))]
        )
    }

    /// The weight of a system font under its private name: `.SFNS-Regular`, `.AppleSystemUIFont`,
    /// `.SFUIText-Semibold`. UIKit takes no such name in `UIFont(name:size:)`.
    private static func privateWeight(_ name: String) -> String? {
        guard name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".HelveticaNeueDesk")
        else { return nil }
        let lowercased = name.lowercased()
        // The longer words first: `semibold` ends in `bold`.
        let words = ["ultraLight", "semibold", "medium", "light", "thin", "heavy", "black", "bold"]
        let end = lowercased.hasSuffix("g3") ? String(lowercased.dropLast(2)) : lowercased
        if end.hasSuffix("italic") { return nil }
        return words.first { end.hasSuffix($0.lowercased()) } ?? "regular"
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
