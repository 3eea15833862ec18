import LayoutModel
import SwiftSource

/// Parses blocks of Cartography back into their typed values.
enum CartographyReader {
    /// `constrain(title) { title in … }`; `nil` for other statements.
    static func statement(_ statement: Statement) throws(ProofFailure) -> CartographyStatement? {
        if case .assignment(.chain(let links), "=", .string(let identifier)) = statement.kind, links.count > 1,
            links.last == .member("identifier"), let property = SwiftExpression.chain(Array(links.dropLast())).path
        {
            return .identifier(property: property, identifier)
        }
        guard case .expression(.chain(let links)) = statement.kind, links.count == 3,
            links[0] == .member("constrain"), case .call(let arguments) = links[1],
            case .function(let parameters, let body) = links[2]
        else { return nil }
        guard arguments.count == parameters.count else {
            throw ProofFailure("line \(statement.line) has more items than names, or fewer")
        }
        var block = CartographyBlock(items: [], lines: [])
        for (argument, parameter) in zip(arguments, parameters) {
            guard argument.label == nil else { throw ProofFailure("line \(statement.line) labels an item") }
            let expression = try ValueReader.expression(argument.value, line: statement.line)
            block.items.append(CartographyBlock.Item(expression: expression, parameter: parameter))
        }
        for line in body { block.lines.append(try self.line(line)) }
        return .block(block)
    }

    private static func line(_ statement: Statement) throws(ProofFailure) -> CartographyLine {
        let line = statement.line
        switch statement.kind {
        case .expression(let expression): return CartographyLine(content: try content(expression, line: line))
        case .assignment(let target, "=", let value):
            if case .chain(let links) = target, links.count == 2, links[1] == .member("identifier"),
                case .call(let arguments) = links[0], arguments.count == 1, arguments[0].label == nil
            {
                return CartographyLine(
                    content: try content(arguments[0].value, line: line),
                    identifier: try ValueReader.string(value, line: line)
                )
            }
            guard let property = target.path else { throw ProofFailure("line \(line) assigns to nothing") }
            return CartographyLine(property: property, content: try content(value, line: line))
        default: throw ProofFailure("line \(line) makes no constraint")
        }
    }

    private static func content(
        _ expression: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> CartographyLine.Content {
        if let compound = try compound(expression, line: line) { return .compound(compound) }
        guard let equation = try LibraryEquation(expression, line: line) else {
            throw ProofFailure("line \(line) makes no constraint")
        }
        return .single(equation)
    }

    /// `title.edges == inset(view.edges, 8) ~ 750`; `nil` for equations of one attribute.
    private static func compound(
        _ expression: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> CartographyCompound? {
        guard case .operation(let operands, let operators) = expression, let first = operands[0].path,
            CartographyWord(rawValue: String(first.lastComponent)) != nil,
            let relation = Relation.allCases.first(where: { $0.symbol == operators[0] })
        else { return nil }
        var compound = CartographyCompound(first: first, relation: relation, second: "")
        if let path = operands[1].path {
            compound.second = path
        } else {
            guard case .chain(let links) = operands[1], links.count == 2, links[0] == .member("inset"),
                case .call(let arguments) = links[1], let path = arguments.first?.value.path
            else { throw ProofFailure("line \(line) compares with nothing known") }
            compound.second = path
            var numbers: [Double] = []
            for argument in arguments.dropFirst() { numbers.append(try ValueReader.number(argument.value, line: line)) }
            guard let insets = CartographyInsets(numbers), arguments.allSatisfy({ $0.label == nil }) else {
                throw ProofFailure("line \(line) has unknown insets")
            }
            compound.insets = insets
        }
        var rest = Array(zip(operators, operands.dropFirst()))[1...]
        if let (symbol, operand) = rest.first, symbol == "*" {
            compound.multiplier = try ValueReader.number(operand, line: line)
            rest.removeFirst()
        }
        if let (symbol, operand) = rest.first, symbol == "~" {
            compound.priority = try ValueReader.number(operand, line: line)
            rest.removeFirst()
        }
        guard rest.isEmpty else { throw ProofFailure("line \(line) has unknown operators") }
        return compound
    }
}
