import LayoutModel
import SwiftSource

/// The statement that sets a key path as a nib does: whether the class has such a property is known at run time only.
enum KeyPathSpelling {
    /// `label.setValue("footer", forKeyPath: "localizedKey")`
    ///
    /// - Parameter type: What Interface Builder calls the kind of value.
    /// - Returns: `nil` for a value that no expression is known for.
    static func setting(_ keyPath: String, _ value: AttributeValue, type: String) -> Setting? {
        guard let expression = expression(value, type) else { return nil }
        return .call(
            path: "setValue",
            [.init(value: expression), .init(label: "forKeyPath", value: .string(keyPath))]
        )
    }

    private static func expression(_ value: AttributeValue, _ type: String) -> SwiftExpression? {
        func numbers(_ keys: [String]) -> [(label: String, value: Double)]? {
            let found = keys.compactMap { key in value[key]?.number.map { (key, SwiftLiteral.typed($0)) } }
            return found.count == keys.count ? found : nil
        }
        func boxed(_ label: String, _ inner: SwiftExpression) -> SwiftExpression {
            .call("NSValue", [.init(label: label, value: inner)])
        }
        switch type {
        case "nil": return .name("nil")
        case "string", "localizedString": return value.string.map { .string($0) }
        case "number": return value.number.map { .number($0) }
        case "boolean": return value.bool.map { .bool($0) }
        case "image":
            return value.string.map { .call("UIImage", [.init(label: "named", value: .string($0))]) }
        case "color":
            // The parameter has no type that a dot could stand for.
            guard case .chain(var links)? = ColorSpelling.expression(value) else { return nil }
            if case .implicit(let name) = links[0] {
                links.replaceSubrange(0..<1, with: [.member("UIColor"), .member(name)])
            }
            return .chain(links)
        case "size":
            return numbers(["width", "height"]).map { boxed("cgSize", .call("CGSize", numbers: $0)) }
        case "point": return numbers(["x", "y"]).map { boxed("cgPoint", .call("CGPoint", numbers: $0)) }
        case "rect":
            return numbers(["x", "y", "width", "height"]).map { boxed("cgRect", .call("CGRect", numbers: $0)) }
        case "range":
            return numbers(["location", "length"]).map { boxed("range", .call("NSRange", numbers: $0)) }
        default: return nil
        }
    }
}
