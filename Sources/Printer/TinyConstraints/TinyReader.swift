import SwiftSource

/// Parses calls of TinyConstraints back into their typed values.
enum TinyReader {
    /// A statement that makes or names constraints; `nil` for other statements.
    static func statement(_ statement: Statement) throws(ProofFailure) -> TinyStatement? {
        let line = statement.line
        switch statement.kind {
        case .expression(.chain(let links)): return try call(links, line: line).map { .call($0) }
        case .assignment(.chain(var target), "=", let value):
            if target.last == .member("identifier"), case .string(let identifier) = value {
                target.removeLast()
                if let property = SwiftExpression.chain(target).path {
                    return .identifier(property: property, identifier)
                }
                var made = try call(target, line: line)
                made?.identifier = identifier
                return made.map { .call($0) }
            }
            guard let property = SwiftExpression.chain(target).path, case .chain(let links) = value else { return nil }
            var made = try call(links, line: line)
            made?.property = property
            return made.map { .call($0) }
        default: return nil
        }
    }

    /// `title.top(to: header)`; `nil` for calls of other methods.
    private static func call(_ links: [SwiftExpression.Link], line: Int) throws(ProofFailure) -> TinyCall? {
        var links = links
        guard case .call(let arguments)? = links.popLast(), case .member(let name)? = links.popLast(),
            let method = TinyMethod(rawValue: name), !links.isEmpty,
            let receiver = SwiftExpression.chain(links).path
        else { return nil }
        var read: [TinyArgument] = []
        for argument in arguments { read.append(try self.argument(argument, line: line)) }
        return TinyCall(receiver: receiver, method: method, arguments: read)
    }

    private static func argument(
        _ argument: SwiftExpression.Argument,
        line: Int
    ) throws(ProofFailure) -> TinyArgument {
        let value = argument.value
        switch argument.label {
        case nil:
            if case .number(let number) = value { return .number(number) }
            if let path = value.path { return .anchor(path) }
            let size = try structure(value, "CGSize", ["width", "height"], line: line)
            return .size(width: size[0], height: size[1])
        case "to"?: return .item(label: .to, try ValueReader.expression(value, line: line))
        case "of"?: return .item(label: .of, try ValueReader.expression(value, line: line))
        case "in"?: return .item(label: .in, try ValueReader.expression(value, line: line))
        case "excluding"?: return .excluding(try ValueReader.implicit(value, line: line))
        case "insets"?: return .insets(try insets(value, line: line))
        case "multiplier"?: return .multiplier(try ValueReader.number(value, line: line))
        case "offset"?:
            if case .number(let number) = value { return .offset(number) }
            let point = try structure(value, "CGPoint", ["x", "y"], line: line)
            return .point(x: point[0], y: point[1])
        case "relation"?:
            guard let relation = TinyRelation(rawValue: try ValueReader.implicit(value, line: line)) else {
                throw ProofFailure("line \(line) has an unknown relation")
            }
            return .relation(relation)
        case "priority"?:
            if let word = value.implicitName {
                guard let name = TinyPriority.Name(rawValue: word) else {
                    throw ProofFailure("line \(line) has an unknown priority")
                }
                return .priority(.named(name))
            }
            return .priority(.number(try structure(value, ".init", [""], line: line)[0]))
        case "usingSafeArea"?:
            guard try ValueReader.bool(value, line: line) else {
                throw ProofFailure("line \(line) says what holds anyway")
            }
            return .usingSafeArea
        case let label?: throw ProofFailure("line \(line) has the unknown argument '\(label)'")
        }
    }

    private static func insets(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> TinyInsets {
        let read = try ValueReader.structure(value, line: line)
        if read.labels == [""], let helper = TinyInsets.Helper(rawValue: String(read.name.dropFirst())) {
            return .helper(helper, read.numbers[0])
        }
        return .edges(try ValueReader.edges(value, line: line))
    }

    private static func structure(
        _ value: SwiftExpression,
        _ name: String,
        _ labels: [String],
        line: Int
    ) throws(ProofFailure) -> [Double] {
        let read = try ValueReader.structure(value, line: line)
        guard read.name == name, read.labels == labels else { throw ProofFailure("line \(line) lacks a \(name)") }
        return read.numbers
    }
}
