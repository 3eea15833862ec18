import LayoutModel
import SwiftSource

/// The statement that sets a key path as a nib does: whether the class has such a property is known at run time only, unless the app's
/// source declares it.
enum KeyPathSpelling {
    /// The types of properties that take what Interface Builder calls so.
    private static let types: [String: Set<String>] = [
        "number": ["CGFloat", "Double", "Float"], "boolean": ["Bool"], "string": ["String"],
        "localizedString": ["String"], "color": ["UIColor"], "size": ["CGSize"], "point": ["CGPoint"],
        "rect": ["CGRect"],
    ]

    /// `button.radius = 8`
    ///
    /// - Parameter property: What the app's source declares.
    /// - Returns: `nil` where code cannot set it, or its type is another.
    static func setting(_ property: AppClass.Property, _ name: String, _ value: AttributeValue, type: String)
        -> Setting?
    {
        guard !property.isHidden, property.isSettable, let declared = property.type else { return nil }
        let isWhole = type == "number" && declared == "Int" && value.number.map { $0 == $0.rounded() } == true
        guard isWhole || types[type]?.contains(declared) == true else { return nil }
        let expression: SwiftExpression? =
            switch type {
            case "color": ColorSpelling.expression(value)
            case "size", "point", "rect": structure(value, type)
            default: expression(value, type)
            }
        return expression.map { .assignment(path: name, $0) }
    }

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
        func boxed(_ label: String) -> SwiftExpression? {
            structure(value, type).map { .call("NSValue", [.init(label: label, value: $0)]) }
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
        case "size": return boxed("cgSize")
        case "point": return boxed("cgPoint")
        case "rect": return boxed("cgRect")
        case "range": return boxed("range")
        default: return nil
        }
    }

    /// `CGSize(width: 4, height: 4)`
    private static func structure(_ value: AttributeValue, _ type: String) -> SwiftExpression? {
        guard let (name, keys) = structures[type] else { return nil }
        let numbers = keys.compactMap { key in value[key]?.number.map { (label: key, value: SwiftLiteral.typed($0)) } }
        return numbers.count == keys.count ? .call(name, numbers: numbers) : nil
    }

    private static let structures: [String: (name: String, keys: [String])] = [
        "size": ("CGSize", ["width", "height"]), "point": ("CGPoint", ["x", "y"]),
        "rect": ("CGRect", ["x", "y", "width", "height"]), "range": ("NSRange", ["location", "length"]),
    ]
}
