import SwiftSource

/// Colors as expressions.
///
/// Supported are Interface Builder's objects (`name`, `systemColor`, components with a color space), and for dumps
/// `"#RRGGBB"`, `"#RRGGBBAA"` and the names of `UIColor`'s colors. A color with several appearances cannot be written
/// as one expression and is reported.
enum ColorSpelling {
    /// `nil` for colors in a form that source cannot express.
    static func expression(_ value: AttributeValue) -> SwiftExpression? {
        switch value {
        case .string(let text):
            if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
            return systemColor(text).map { .implicit($0) }
        case .object: return object(value)
        default: return nil
        }
    }

    private static func object(_ value: AttributeValue) -> SwiftExpression? {
        // Interface Builder writes the components of a system color beside its name; the name is more precise.
        if let name = value["systemColor"]?.string ?? value["cocoaTouchSystemColor"]?.string {
            if let color = systemColor(name) { return .implicit(color) }
            if let older = value["cocoaTouchSystemColor"]?.string.flatMap(systemColor) { return .implicit(older) }
        }
        if let name = value["name"]?.string, value["catalog"] == nil {
            return .call("UIColor", [.init(label: "named", value: .string(name))])
        }
        let alpha = value["alpha"]?.number ?? 1
        if let white = value["white"]?.number {
            if alpha == 0, white == 0 { return .implicit("clear") }
            if alpha == 1, white == 0 || white == 1 { return .implicit(white == 0 ? "black" : "white") }
            return .call("UIColor", numbers: [("white", white), ("alpha", alpha)])
        }
        guard let red = value["red"]?.number, let green = value["green"]?.number, let blue = value["blue"]?.number
        else { return nil }
        if red == green, green == blue, alpha == 1, red == 0 || red == 1 {
            return .implicit(red == 0 ? "black" : "white")
        }
        let isWide = value["customColorSpace"]?.string == "displayP3" || value["colorSpace"]?.string == "displayP3"
        return .call(
            "UIColor",
            numbers: [(isWide ? "displayP3Red" : "red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
        )
    }

    private static func hexadecimal(_ digits: Substring) -> SwiftExpression? {
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        let shift: UInt32 = digits.count == 8 ? 8 : 0
        func component(_ place: UInt32) -> Double { thousandths(Double((value >> (place + shift)) & 0xFF) / 255) }
        let alpha = digits.count == 8 ? thousandths(Double(value & 0xFF) / 255) : 1
        let parts = [("red", component(16)), ("green", component(8)), ("blue", component(0)), ("alpha", alpha)]
        return object(.object(parts.map { .init(key: $0.0, value: .number($0.1)) }))
    }

    /// Three digits distinguish all 256 steps.
    private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// `systemBackground` for `systemBackgroundColor`; `nil` if it is not a public color of `UIColor`.
    private static func systemColor(_ name: String) -> String? {
        let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        return names.contains(short) ? short : nil
    }

    /// The class properties of `UIColor` (UIColor.h, UIInterface.h).
    private static let names: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
        "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText",
        "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "lightText", "darkText", "groupTableViewBackground",
    ]
}
