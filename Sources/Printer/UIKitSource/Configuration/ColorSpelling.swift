import LayoutModel
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
            return SystemColors.name(of: text).map { .implicit($0) }
        case .object: return object(value)
        default: return nil
        }
    }

    private static func object(_ value: AttributeValue) -> SwiftExpression? {
        // Interface Builder writes the components of a system color beside its name; the name is more precise.
        if let name = value["systemColor"]?.string ?? value["cocoaTouchSystemColor"]?.string {
            if let color = SystemColors.name(of: name) { return .implicit(color) }
            if let older = value["cocoaTouchSystemColor"]?.string.flatMap(SystemColors.name) { return .implicit(older) }
        }
        if let name = value["name"]?.string, value["catalog"] == nil {
            return .call("UIColor", [.init(label: "named", value: .string(name))])
        }
        let alpha = value["alpha"].flatMap(component) ?? 1
        if let white = value["white"].flatMap(component) { return gray(white, alpha: alpha) }
        guard let red = value["red"].flatMap(component), let green = value["green"].flatMap(component),
            let blue = value["blue"].flatMap(component)
        else { return nil }
        let isWide = isWide(value)
        // Of equal components it is the same gray in both color spaces.
        if red == green, green == blue, !isWide || red == 0 || red == 1 { return gray(red, alpha: alpha) }
        if alpha == 1, !isWide, let name = hues[[red, green, blue]] { return .implicit(name) }
        return .call(
            "UIColor",
            numbers: [(isWide ? "displayP3Red" : "red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
        )
    }

    private static func gray(_ white: Double, alpha: Double) -> SwiftExpression {
        if alpha == 0, white == 0 { return .implicit("clear") }
        if alpha == 1, let name = grays[white] { return .implicit(name) }
        return .call("UIColor", numbers: [("white", white), ("alpha", alpha)])
    }

    private static func isWide(_ value: AttributeValue) -> Bool {
        value["customColorSpace"]?.string == "displayP3" || value["colorSpace"]?.string == "displayP3"
    }

    /// A component with as few digits, at least two if needed, as show the same of 256 steps on a screen.
    private static func component(_ value: AttributeValue) -> Double? {
        guard let number = value.number else { return nil }
        guard (0...1).contains(number) else { return SwiftLiteral.typed(number) }
        let step = (number * 255).rounded()
        for scale in [10.0, 100, 1000] {
            let short = (number * scale).rounded() / scale
            if (short * 255).rounded() == step, abs(short - number) < 0.005 { return short }
        }
        return thousandths(number)
    }

    /// The gray colors of UIColor (UIColor.h: "1/3 white" and "2/3 white").
    private static let grays: [Double: String] = [
        0: "black", 0.333: "darkGray", 0.33: "darkGray", 0.5: "gray", 0.667: "lightGray", 0.67: "lightGray", 1: "white",
    ]

    /// The colors of UIColor with their components (UIColor.h).
    private static let hues: [[Double]: String] = [
        [1, 0, 0]: "red", [0, 1, 0]: "green", [0, 0, 1]: "blue", [0, 1, 1]: "cyan", [1, 1, 0]: "yellow",
        [1, 0, 1]: "magenta", [1, 0.5, 0]: "orange", [0.5, 0, 0.5]: "purple", [0.6, 0.4, 0.2]: "brown",
    ]

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
}
