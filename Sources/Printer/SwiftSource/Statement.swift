/// A statement or declaration.
package struct Statement: Equatable, Sendable {
    package indirect enum Kind: Equatable, Sendable {
        case expression(SwiftExpression)
        /// `let name = value`, `a.b = value`, `a += value`
        case assignment(target: SwiftExpression, mark: String, value: SwiftExpression)
        /// `private let name: Type = value`
        case constant(modifiers: [String], name: String, type: String?, value: SwiftExpression)
        /// `private var name: Type = value`
        case variable(modifiers: [String], name: String, type: String, value: SwiftExpression?)
        /// `@LayoutPlan var name: Type { … }`
        case property(attributes: [String], modifiers: [String], name: String, type: String, body: [Statement])
        /// `override func name(…) { … }`; the parameters as spelled.
        case function(modifiers: [String], name: String, parameters: String, body: [Statement])
        /// `final class Name: Bases { … }`
        case type(modifiers: [String], name: String, bases: [String], body: [Statement])
        case `import`(String)
        /// `return expression`
        case result(SwiftExpression)
    }

    package var kind: Kind
    /// The comments above it.
    package var comments: [String]
    package var line: Int
    /// The comments before the closing brace of a type.
    package var lastComments: [String] = []

    package var isType: Bool {
        if case .type = kind { return true }
        return false
    }

    /// Whether the statement can only be in a class: a computed property, a function, or something private.
    package var isMember: Bool {
        switch kind {
        case .property, .function: true
        case .constant(let modifiers, _, _, _), .variable(let modifiers, _, _, _): !modifiers.isEmpty
        default: false
        }
    }
}
