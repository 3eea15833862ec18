import SwiftSource

/// Fonts in Objective-C: system fonts with their weight, and text styles.
enum ObjectiveCFont {
    private static let weights = "UIFontWeight"
    private static let styles = "UIFontTextStyle"
    /// The fonts of a size.
    private static let names = ["systemFont", "boldSystemFont", "italicSystemFont"]
    private static let ofSize = "OfSize"

    static func text(of value: SwiftExpression) -> String? {
        guard case .chain(let links) = value, links.count == 2, case .implicit(let name) = links[0],
            case .call(let arguments) = links[1]
        else { return nil }
        let labels = arguments.map { $0.label ?? "" }
        if name == "preferredFont", labels == ["forTextStyle"], let style = arguments[0].value.implicitName {
            return "[UIFont preferredFontForTextStyle:" + ObjectiveCLiteral.constant(styles, style) + "]"
        }
        guard names.contains(name), labels.first == "ofSize", case .number(let size) = arguments[0].value else {
            return nil
        }
        let plain = "[UIFont " + name + ofSize + ":" + ObjectiveCLiteral.number(size)
        if arguments.count == 1 { return plain + "]" }
        guard name == names[0], labels == ["ofSize", "weight"], let weight = arguments[1].value.implicitName else {
            return nil
        }
        return plain + " weight:" + ObjectiveCLiteral.constant(weights, weight) + "]"
    }
}
