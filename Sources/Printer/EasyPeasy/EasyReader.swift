import LayoutModel
import SwiftSource

/// Parses calls of EasyPeasy back into their typed values.
enum EasyReader {
    /// `nil` for statements that are none of EasyPeasy's.
    static func statement(_ statement: Statement) throws(ProofFailure) -> EasyStatement? {
        let line = statement.line
        switch statement.kind {
        case .expression(.chain(let links)): return try layout(links, line: line).map { .layout($0) }
        case .assignment(.chain(var target), "=", .string(let identifier)):
            switch target.popLast() {
            case .member("identifier"):
                return SwiftExpression.chain(target).path.map { .identifier(property: $0, identifier) }
            case .optionalMember("identifier"):
                guard target.popLast() == .member("first"), var call = try layout(target, line: line) else {
                    return nil
                }
                call.identifier = identifier
                return .layout(call)
            default: return nil
            }
        case .assignment(let target, "=", .chain(var links)):
            guard let property = target.path, links.popLast() == .member("first"),
                var call = try layout(links, line: line)
            else { return nil }
            call.property = property
            return .layout(call)
        default: return nil
        }
    }

    /// `title.easy.layout(…)`; `nil` for other calls.
    private static func layout(_ links: [SwiftExpression.Link], line: Int) throws(ProofFailure) -> EasyLayout? {
        var links = links
        guard case .call(let arguments)? = links.popLast(), links.popLast() == .member("layout"),
            links.popLast() == .member("easy"), !links.isEmpty, let receiver = SwiftExpression.chain(links).path
        else { return nil }
        var attributes: [EasyAttribute] = []
        for argument in arguments {
            guard argument.label == nil, case .chain(let links) = argument.value else {
                throw ProofFailure("line \(line) lacks an attribute")
            }
            attributes.append(try attribute(links[...], line: line))
        }
        return EasyLayout(receiver: receiver, attributes: attributes)
    }

    /// `Top(8).to(header, .bottom).with(.high)`
    private static func attribute(
        _ links: ArraySlice<SwiftExpression.Link>,
        line: Int
    ) throws(ProofFailure) -> EasyAttribute {
        var rest = links
        guard case .member(let word)? = rest.popFirst(), let kind = EasyKind(word: word),
            case .call(let arguments)? = rest.popFirst()
        else { throw ProofFailure("line \(line) has an unknown attribute") }
        var attribute = EasyAttribute(kind: kind)
        if let value = try single(arguments, line: line) { attribute.constant = try constant(value, line: line) }
        while let link = rest.popFirst() {
            guard case .member(let name) = link, case .call(let arguments)? = rest.popFirst(),
                attribute.priority == nil
            else { throw ProofFailure("line \(line) has an unknown modifier") }
            switch name {
            case kind.isSize ? "like" : "to":
                guard attribute.reference == nil else { throw ProofFailure("line \(line) names two items") }
                attribute.reference = try reference(arguments, line: line)
            case "with":
                attribute.priority = try priority(arguments, line: line)
            default: throw ProofFailure("line \(line) has the unknown modifier '\(name)'")
            }
        }
        return attribute
    }

    /// `(.high)`, `(.custom(999))`
    private static func priority(
        _ arguments: [SwiftExpression.Argument],
        line: Int
    ) throws(ProofFailure) -> Double {
        guard case .chain(let links)? = try single(arguments, line: line), case .implicit(let name)? = links.first
        else { throw ProofFailure("line \(line) has an unknown priority") }
        if links.count == 1, let priority = EasyPriority(rawValue: name) { return priority.value }
        guard links.count == 2, name == "custom", case .call(let numbers) = links[1],
            let number = try single(numbers, line: line)
        else { throw ProofFailure("line \(line) has an unknown priority") }
        return try ValueReader.number(number, line: line)
    }

    /// `(header, .bottom)`
    private static func reference(
        _ arguments: [SwiftExpression.Argument],
        line: Int
    ) throws(ProofFailure) -> EasyReference {
        guard (1...2).contains(arguments.count), arguments.allSatisfy({ $0.label == nil }) else {
            throw ProofFailure("line \(line) compares with nothing")
        }
        var reference = EasyReference(item: try ValueReader.expression(arguments[0].value, line: line))
        if arguments.count == 2 {
            let word = try ValueReader.implicit(arguments[1].value, line: line)
            guard let attribute = LayoutAttribute(rawValue: word) else {
                throw ProofFailure("line \(line) has the unknown attribute '\(word)'")
            }
            reference.attribute = attribute
        }
        return reference
    }

    // MARK: Constants

    private static func constant(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> EasyConstant {
        switch value {
        case .number(let points): return .points(points)
        case .prefixed:
            let (relation, points) = try compared(value, line: line)
            return .compared(relation, points)
        case .operation(let operands, let operators):
            guard operators == ["*"] else { throw ProofFailure("line \(line) has an unknown constant") }
            let (relation, points) = try compared(operands[0], line: line)
            return .scaled(relation, points, by: try operand(operands[1], line: line))
        default: throw ProofFailure("line \(line) has an unknown constant")
        }
    }

    /// `>=8`
    private static func compared(
        _ value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> (Relation, Double) {
        guard case .prefixed(let symbol, let points) = value,
            let relation = Relation.allCases.first(where: { $0.symbol == symbol })
        else { throw ProofFailure("line \(line) has an unknown relation") }
        return (relation, try operand(points, line: line))
    }

    /// `8`, `(-8)` or `(16.0 / 9)`
    private static func operand(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> Double {
        if case .chain(let links) = value, links.count == 1, case .call(let arguments) = links[0],
            let inner = try single(arguments, line: line)
        {
            return try ValueReader.number(inner, line: line)
        }
        return try ValueReader.number(value, line: line)
    }

    /// The only argument, without a label; `nil` if there is none.
    private static func single(
        _ arguments: [SwiftExpression.Argument],
        line: Int
    ) throws(ProofFailure) -> SwiftExpression? {
        guard let first = arguments.first else { return nil }
        guard arguments.count == 1, first.label == nil else { throw ProofFailure("line \(line) has other arguments") }
        return first.value
    }
}
