import SwiftSource

/// Images and symbols by name in Objective-C, and how symbols are drawn.
enum ObjectiveCImage {
    /// The labels of `UIImage`'s initializers in Swift, and of its methods.
    private static let methods = [("named", "imageNamed"), ("systemName", "systemImageNamed")]

    static func text(of value: SwiftExpression) -> String? {
        guard case .chain(let links) = value, links.count == 2, links[0] == .member("UIImage"),
            case .call(let arguments) = links[1], arguments.count == 1, case .string(let name) = arguments[0].value,
            let method = methods.first(where: { $0.0 == arguments[0].label })
        else { return nil }
        return "[UIImage " + method.1 + ":" + ObjectiveCLiteral.string(name) + "]"
    }

    // MARK: Configurations of symbols

    private static let configuration = "UIImageSymbolConfiguration"
    /// An argument of the initializers in Swift: its label, the label of the method, and how its constants begin.
    private static let parts: [(swift: String, objectiveC: String, constants: String?)] = [
        ("pointSize", "PointSize", nil), ("weight", "Weight", "UIImageSymbolWeight"),
        ("scale", "Scale", "UIImageSymbolScale"),
    ]

    static func text(ofConfiguration value: SwiftExpression) -> String? {
        guard case .chain(let links) = value, links.count == 3, links[0] == .member("UIImage"),
            links[1] == .member("SymbolConfiguration"), case .call(let arguments) = links[2]
        else { return nil }
        var texts: [String] = []
        for argument in arguments {
            guard let part = parts.first(where: { $0.swift == argument.label }) else { return nil }
            let label = texts.isEmpty ? "configurationWith" + part.objectiveC : part.swift
            if let constants = part.constants {
                guard let word = argument.value.implicitName else { return nil }
                texts.append(label + ":" + ObjectiveCLiteral.constant(constants, word))
            } else {
                guard case .number(let number) = argument.value else { return nil }
                texts.append(label + ":" + ObjectiveCLiteral.number(number))
            }
        }
        return texts.isEmpty ? nil : "[" + configuration + " " + texts.joined(separator: " ") + "]"
    }
}
