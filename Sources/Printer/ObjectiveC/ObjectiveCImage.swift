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

    /// Reads what ``text(of:)`` writes.
    static func read(_ value: ObjectiveCExpression, line: Int) throws(ProofFailure) -> SwiftExpression {
        guard case .message(let receiver, let labels, let arguments) = value, receiver.name == "UIImage",
            let method = methods.first(where: { [$0.1] == labels })
        else { throw ProofFailure("line \(line) lacks an image") }
        return .call("UIImage", [.init(label: method.0, value: .string(try arguments[0].string(line: line)))])
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

    /// Reads what ``text(ofConfiguration:)`` writes.
    static func readConfiguration(
        _ value: ObjectiveCExpression,
        line: Int
    ) throws(ProofFailure) -> SwiftExpression {
        guard case .message(let receiver, let labels, let arguments) = value, receiver.name == configuration else {
            throw ProofFailure("line \(line) lacks a configuration of symbols")
        }
        var read: [SwiftExpression.Argument] = []
        for (position, label) in labels.enumerated() {
            guard
                let part = parts.first(where: {
                    label == (position == 0 ? "configurationWith" + $0.objectiveC : $0.swift)
                })
            else { throw ProofFailure("line \(line) configures symbols in an unknown way") }
            let value: SwiftExpression =
                if let constants = part.constants {
                    .implicit(try arguments[position].word(after: constants, line: line))
                } else {
                    .number(try arguments[position].number(line: line))
                }
            read.append(.init(label: part.swift, value: value))
        }
        return .call("UIImage.SymbolConfiguration", read)
    }
}
