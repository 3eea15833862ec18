import LayoutModel
import SwiftSource

/// The values that settings have, by their types, in Objective-C.
enum ObjectiveCValue {
    /// `nil` if Objective-C cannot spell the value in one expression.
    static func text(of value: SwiftExpression, _ kind: UIKitProperty.Kind) -> String? {
        switch (kind, value) {
        case (.number, .number(let number)): return ObjectiveCLiteral.number(number)
        case (.bool, _): return value.path == "true" ? "YES" : value.path == "false" ? "NO" : nil
        case (.string, .string(let string)): return ObjectiveCLiteral.string(string)
        case (.cases(let prefix, _), _): return value.implicitName.map { ObjectiveCLiteral.constant(prefix, $0) }
        case (.options(let prefix), .list(let elements)):
            let words = elements.compactMap(\.value.implicitName)
            guard words.count == elements.count else { return nil }
            if words.isEmpty { return ObjectiveCLiteral.constant(prefix, "none") }
            return words.map { ObjectiveCLiteral.constant(prefix, $0) }.joined(separator: " | ")
        case (.edges, _): return structure(value, "UIEdgeInsets", edges, "UIEdgeInsetsMake")
        case (.directionalEdges, _):
            return structure(value, "NSDirectionalEdgeInsets", directionalEdges, "NSDirectionalEdgeInsetsMake")
        case (.size, _): return structure(value, "CGSize", size, "CGSizeMake")
        case (.color, _): return ObjectiveCColor.text(of: value)
        case (.font, _): return ObjectiveCFont.text(of: value)
        case (.image, _): return ObjectiveCImage.text(of: value)
        case (.symbol, _): return ObjectiveCImage.text(ofConfiguration: value)
        case (.tabBarItem, _): return TabBarItemSpelling.objectiveC(value)
        case (.barItems, _):
            guard let (items, isList) = barItems(of: value) else { return nil }
            let texts = items.map { $0.objectiveC(ObjectiveCNames()) }
            return isList ? "@[" + texts.joined(separator: ", ") + "]" : texts.first
        default: return nil
        }
    }

    private static let edges = ["top", "left", "bottom", "right"]
    private static let directionalEdges = ["top", "leading", "bottom", "trailing"]
    private static let size = ["width", "height"]

    private static func structure(
        _ value: SwiftExpression,
        _ type: String,
        _ labels: [String],
        _ function: String
    ) -> String? {
        value.numbers(of: type, labels: labels).map { ObjectiveCLiteral.function(function, $0) }
    }

    /// The items of a property that hold no views.
    static func barItems(of value: SwiftExpression) -> (items: [BarItem], isList: Bool)? {
        if case .list(let elements) = value {
            let items = elements.compactMap { BarItem($0.value) }
            return items.count == elements.count && items.allSatisfy { $0.view == nil } ? (items, true) : nil
        }
        return BarItem(value).flatMap { $0.view == nil ? ([$0], false) : nil }
    }
}

extension SwiftExpression {
    /// The numbers of `CGSize(width: 1, height: 2)`; `nil` for what is no call of that name with these labels.
    func numbers(of type: String, labels: [String?]) -> [Double]? {
        guard case .chain(let links) = self, links.count == 2, links[0] == .member(type),
            case .call(let arguments) = links[1], arguments.map(\.label) == labels
        else { return nil }
        let numbers = arguments.compactMap { if case .number(let number) = $0.value { number } else { Double?.none } }
        return numbers.count == arguments.count ? numbers : nil
    }
}
