/// An expression of the Swift that printers write: a name, a literal, or a chain of members, calls and closures.
enum SwiftExpression: Equatable, Sendable {
    case number(Double)
    case string(String)
    case list([Element])
    case chain([Link])
    /// `first ?? second`
    case fallback([SwiftExpression])

    struct Element: Equatable, Sendable {
        var value: SwiftExpression
        /// The comment above it.
        var comment: String?
    }

    enum Link: Equatable, Sendable {
        /// A name at the beginning, or after a dot.
        case member(String)
        /// A name after `?.`
        case optionalMember(String)
        /// A dot at the beginning: `.parent`.
        case implicit(String)
        case call([Argument])
        case closure([Statement])
    }

    struct Argument: Equatable, Sendable {
        var label: String?
        var value: SwiftExpression
    }

    /// The names of a chain that has nothing but members: `view.safeAreaLayoutGuide`.
    var path: String? {
        guard case .chain(let links) = self else { return nil }
        var names: [String] = []
        for link in links {
            guard case .member(let name) = link else { return nil }
            names.append(name)
        }
        return names.joined(separator: ".")
    }

    /// The name after the dot of `.parent`.
    var implicitName: String? {
        guard case .chain(let links) = self, links.count == 1, case .implicit(let name) = links[0] else { return nil }
        return name
    }
}

extension SwiftExpression {
    /// `.fill`
    static func implicit(_ name: String) -> SwiftExpression { .chain([.implicit(name)]) }

    /// `UIColor.red`
    static func name(_ path: String) -> SwiftExpression {
        .chain(path.split(separator: ".").map { .member(String($0)) })
    }

    static func bool(_ value: Bool) -> SwiftExpression { .chain([.member(value ? "true" : "false")]) }

    /// `CGSize(width: 1, height: 2)`; a name that begins with a dot is implicit.
    static func call(_ name: String, _ arguments: [Argument]) -> SwiftExpression {
        let links: [Link] =
            name.hasPrefix(".")
            ? [.implicit(String(name.dropFirst()))] : name.split(separator: ".").map { .member(String($0)) }
        return .chain(links + [.call(arguments)])
    }

    /// A call with labelled numbers.
    static func call(_ name: String, numbers: [(label: String, value: Double)]) -> SwiftExpression {
        call(name, numbers.map { Argument(label: $0.label, value: .number($0.value)) })
    }

    static func edges(_ edges: DraftsmanPlan.Edges) -> SwiftExpression {
        let numbers = [("top", edges.top), ("left", edges.left), ("bottom", edges.bottom), ("right", edges.right)]
        return call("UIEdgeInsets", numbers: numbers.map { (label: $0.0, value: $0.1) })
    }
}

/// A statement or declaration.
struct Statement: Equatable, Sendable {
    indirect enum Kind: Equatable, Sendable {
        case expression(SwiftExpression)
        /// `let name = value`, `a.b = value`, `a += value`
        case assignment(target: SwiftExpression, mark: String, value: SwiftExpression)
        /// `private let name: Type = value`
        case constant(modifiers: [String], name: String, type: String?, value: SwiftExpression)
        /// `private var name: Type = value`
        case variable(modifiers: [String], name: String, type: String, value: SwiftExpression?)
        /// `@LayoutPlan var name: Type { … }`
        case property(attributes: [String], modifiers: [String], name: String, type: String, body: [Statement])
        /// `override func name(…) { … }`; the parameters as they are spelled.
        case function(modifiers: [String], name: String, parameters: String, body: [Statement])
        /// `final class Name: Bases { … }`
        case type(modifiers: [String], name: String, bases: [String], body: [Statement])
        case `import`(String)
        /// `return expression`
        case result(SwiftExpression)
    }

    var kind: Kind
    /// The comments above it.
    var comments: [String]
    var line: Int

    var isType: Bool {
        if case .type = kind { return true }
        return false
    }

    var isProperty: Bool {
        if case .property = kind { return true }
        return false
    }
}
