import LayoutModel
import SwiftSource

/// The statement that sets a property to a value.
enum SettingSpelling {
    /// - Parameter text: How source says a text, of the item at a place in a list or of the property itself.
    /// - Returns: `nil` if no statement can.
    static func setting(
        _ property: UIKitProperty,
        _ value: AttributeValue,
        text: (String, _ item: Int?) -> LocalizedTexts.Text = { literal, _ in .init(literal: literal) }
    ) -> Setting? {
        func assignment(_ expression: SwiftExpression?) -> Setting? {
            expression.map { .assignment(path: property.path, $0) }
        }
        switch property.kind {
        case .number: return assignment(value.number.map { .number(SwiftLiteral.typed($0)) })
        case .bool: return assignment(value.bool.map { .bool($0) })
        case .string: return assignment(value.string.map { text($0, nil).expression })
        case .color: return assignment(ColorSpelling.expression(value))
        case .font: return assignment(FontSpelling.expression(value))
        case .image: return assignment(ImageSpelling.expression(value))
        case .symbol: return assignment(ImageSpelling.symbolConfiguration(value))
        case .edges: return assignment(edges(value, "UIEdgeInsets", ["top", "left", "bottom", "right"]))
        case .directionalEdges:
            return assignment(
                edges(value, "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
            )
        case .size:
            guard let width = value["width"]?.number, let height = value["height"]?.number else { return nil }
            return assignment(.call("CGSize", numbers: [("width", width), ("height", height)]))
        case .cases(_, let words):
            guard let word = value.string else { return nil }
            let name = words[word] ?? word
            // After a dot, these two keywords are names.
            return SwiftIdentifier.isValid(name) || name == "default" || name == "continue"
                ? assignment(.implicit(name)) : nil
        case .options: return assignment(options(value))
        case .tabBarItem: return assignment(TabBarItemSpelling.expression(value) { text($0, nil).expression })
        case .priority(let method, let axis):
            return value.number.map { priority in
                .call(
                    path: method,
                    [
                        .init(label: nil, value: self.priority(priority)),
                        .init(label: "for", value: .implicit(axis)),
                    ]
                )
            }
        case .state(let method, let state, let kind):
            let expression: SwiftExpression? =
                switch kind {
                case .string: value.string.map { text($0, nil).expression }
                case .color: ColorSpelling.expression(value)
                case .image: ImageSpelling.expression(value)
                }
            return expression.map {
                .call(
                    path: method,
                    [.init(label: nil, value: $0), .init(label: "for", value: .implicit(state))]
                )
            }
        case .barItems:
            guard case .array(let values) = value else { return nil }
            return assignment(
                BarItem.items(values, text: { text($1, $0) }).map { BarItem.value(of: $0, for: .items) }
            )
        case .action: return value == .bool(true) ? .call(path: property.path, []) : nil
        }
    }

    private static func edges(_ value: AttributeValue, _ type: String, _ keys: [String]) -> SwiftExpression? {
        var numbers: [(label: String, value: Double)] = []
        for key in keys {
            guard let number = value[key]?.number else { return nil }
            numbers.append((key, SwiftLiteral.typed(number)))
        }
        return .call(type, numbers: numbers)
    }

    /// UIKit's names for the usual priorities, else a number.
    private static func priority(_ value: Double) -> SwiftExpression {
        switch value {
        case 1000: .implicit("required")
        case 750: .implicit("defaultHigh")
        case 250: .implicit("defaultLow")
        default: .call("UILayoutPriority", [.init(label: nil, value: .number(SwiftLiteral.spelledSingle(value)))])
        }
    }

    private static func options(_ value: AttributeValue) -> SwiftExpression? {
        guard case .array(let elements) = value else { return nil }
        var names: [SwiftExpression.Element] = []
        for element in elements {
            guard let name = element.string, SwiftIdentifier.isValid(name) else { return nil }
            names.append(.init(value: .implicit(name), comment: nil))
        }
        return .list(names)
    }
}
