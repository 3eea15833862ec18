/// An expression in the part of Swift that printers write: a name, a literal, or a chain of members and calls.
package enum SwiftExpression: Equatable, Sendable {
    case number(Double)
    case string(String)
    case list([Element])
    case chain([Link])
    /// `first ?? second`
    case fallback([SwiftExpression])
    /// `list[section][row]`: a list, and the places in it.
    case element([SwiftExpression])

    package struct Element: Equatable, Sendable {
        package var value: SwiftExpression
        /// The comment above it.
        package var comment: String?

        package init(value: SwiftExpression, comment: String? = nil) {
            self.value = value
            self.comment = comment
        }
    }

    package enum Link: Equatable, Sendable {
        /// A name at the beginning, or after a dot.
        case member(String)
        /// A dot at the beginning: `.parent`.
        case implicit(String)
        case call([Argument])
    }

    package struct Argument: Equatable, Sendable {
        package var label: String?
        package var value: SwiftExpression

        package init(label: String? = nil, value: SwiftExpression) {
            self.label = label
            self.value = value
        }
    }

    /// The names of a chain that consists only of members: `view.safeAreaLayoutGuide`.
    package var path: String? {
        guard case .chain(let links) = self else { return nil }
        var names: [String] = []
        for link in links {
            guard case .member(let name) = link else { return nil }
            names.append(name)
        }
        return names.joined(separator: ".")
    }

    /// The name after the dot of `.parent`.
    package var implicitName: String? {
        guard case .chain(let links) = self, links.count == 1, case .implicit(let name) = links[0] else { return nil }
        return name
    }
}

extension SwiftExpression {
    /// `.fill`
    package static func implicit(_ name: String) -> SwiftExpression { .chain([.implicit(name)]) }

    /// `UIColor.red`
    package static func name(_ path: String) -> SwiftExpression {
        .chain(path.split(separator: ".").map { .member(String($0)) })
    }

    package static func bool(_ value: Bool) -> SwiftExpression { .chain([.member(value ? "true" : "false")]) }

    /// `CGSize(width: 1, height: 2)`; a name that begins with a dot is implicit.
    package static func call(_ name: String, _ arguments: [Argument]) -> SwiftExpression {
        let links: [Link] =
            name.hasPrefix(".")
            ? [.implicit(String(name.dropFirst()))] : name.split(separator: ".").map { .member(String($0)) }
        return .chain(links + [.call(arguments)])
    }

    /// A call with labeled numbers.
    package static func call(_ name: String, numbers: [(label: String, value: Double)]) -> SwiftExpression {
        call(name, numbers.map { Argument(label: $0.label, value: .number($0.value)) })
    }
}
