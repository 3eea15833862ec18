import SwiftSource

/// Colors in Objective-C: those of UIColor with a name, of a catalog, and of components.
enum ObjectiveCColor {
    /// The labels of `UIColor`'s initializers in Swift, and of its methods.
    private static let methods: [(swift: [String], objectiveC: [String])] = [
        (["red", "green", "blue", "alpha"], ["colorWithRed", "green", "blue", "alpha"]),
        (["displayP3Red", "green", "blue", "alpha"], ["colorWithDisplayP3Red", "green", "blue", "alpha"]),
        (["white", "alpha"], ["colorWithWhite", "alpha"]),
    ]

    static func text(of value: SwiftExpression) -> String? {
        if let name = value.implicitName { return "UIColor." + (name.hasSuffix("Color") ? name : name + "Color") }
        guard case .chain(let links) = value, links.count == 2, links[0] == .member("UIColor"),
            case .call(let arguments) = links[1]
        else { return nil }
        if arguments.count == 1, arguments[0].label == "named", case .string(let name) = arguments[0].value {
            return "[UIColor colorNamed:" + ObjectiveCLiteral.string(name) + "]"
        }
        let labels = arguments.map { $0.label ?? "" }
        guard let method = methods.first(where: { $0.swift == labels }) else { return nil }
        var parts: [String] = []
        for (label, argument) in zip(method.objectiveC, arguments) {
            guard case .number(let number) = argument.value else { return nil }
            parts.append(label + ":" + ObjectiveCLiteral.number(number))
        }
        return "[UIColor " + parts.joined(separator: " ") + "]"
    }
}
