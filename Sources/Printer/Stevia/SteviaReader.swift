import SwiftSource

/// Parses statements of Stevia back into their typed values.
enum SteviaReader {
    private static let priority = "SteviaLayoutConstraint.defaultPriority"

    /// `nil` for statements that are none of Stevia's.
    static func statement(_ statement: Statement) throws(ProofFailure) -> SteviaStatement? {
        let line = statement.line
        switch statement.kind {
        case .constant([], SteviaStatement.keptPriority, nil, let value):
            return value.path == priority ? .keepPriority : nil
        case .expression(.chain(let links)): return try chain(links, line: line).map { .chain($0) }
        case .expression(let expression):
            return try LibraryEquation(expression, line: line).map { .equation(SteviaEquation(equation: $0)) }
        case .assignment(let target, "=", let value): return try assignment(of: value, to: target, line: line)
        default: return nil
        }
    }

    private static func assignment(
        of value: SwiftExpression,
        to target: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> SteviaStatement? {
        if target.path == priority {
            if value.path == SteviaStatement.keptPriority { return .restorePriority }
            return .setPriority(try ValueReader.number(value, line: line))
        }
        guard case .chain(let links) = target else { return nil }
        if case .string(let identifier) = value, links.last == .member("identifier") {
            if links.count == 2, case .call(let arguments) = links[0] {
                guard arguments.count == 1, arguments[0].label == nil,
                    let equation = try LibraryEquation(arguments[0].value, line: line)
                else { throw ProofFailure("line \(line) identifies no constraint") }
                return .equation(SteviaEquation(equation: equation, identifier: identifier))
            }
            return SwiftExpression.chain(Array(links.dropLast())).path.map { .identifier(property: $0, identifier) }
        }
        guard let property = target.path, let equation = try LibraryEquation(value, line: line) else { return nil }
        return .equation(SteviaEquation(property: property, equation: equation))
    }

    /// `title.top(16).leading(16)`; `nil` if a call is none of Stevia's.
    private static func chain(_ links: [SwiftExpression.Link], line: Int) throws(ProofFailure) -> SteviaChain? {
        guard let start = links.firstIndex(where: { if case .call = $0 { true } else { false } }), start > 1,
            let receiver = SwiftExpression.chain(Array(links[..<(start - 1)])).path
        else { return nil }
        var rest = links[(start - 1)...]
        var chain = SteviaChain(receiver: receiver, calls: [])
        while let link = rest.popFirst() {
            guard case .member(let name) = link, let method = SteviaMethod(rawValue: name),
                case .call(let arguments)? = rest.popFirst(), arguments.count < 2
            else { return nil }
            var call = SteviaCall(method: method)
            if let argument = arguments.first {
                guard argument.label == method.label else { throw ProofFailure("line \(line) has an unknown argument") }
                call.points = try ValueReader.number(argument.value, line: line)
            }
            chain.calls.append(call)
        }
        return chain
    }
}
