import LayoutModel
import SwiftSource

/// Parses statements of PureLayout back into their typed values.
enum PureReader {
    /// `nil` for statements that are none of PureLayout's.
    static func statement(_ statement: Statement) throws(ProofFailure) -> PureStatement? {
        if let call = try call(statement) { return .call(call) }
        let line = statement.line
        switch statement.kind {
        case .expression(.chain(let links)):
            guard links.count == 4, links[0] == .member("NSLayoutConstraint"), links[1] == .member("autoSetPriority"),
                case .call(let arguments) = links[2], arguments.count == 1, arguments[0].label == nil,
                case .closure(let body) = links[3]
            else { return nil }
            var calls: [PureCall] = []
            for statement in body {
                guard let call = try call(statement) else { throw ProofFailure("line \(statement.line) calls nothing") }
                calls.append(call)
            }
            return .priority(try priority(arguments[0].value, line: line), calls)
        case .assignment(.chain(let links), "=", .number(let constant)):
            guard links.count > 1, links.last == .member("constant"),
                let property = SwiftExpression.chain(Array(links.dropLast())).path
            else { return nil }
            return .constant(property: property, constant)
        default: return nil
        }
    }

    private static func priority(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> Double {
        if let name = value.implicitName {
            guard let known = UILayoutPriorityName(rawValue: name) else {
                throw ProofFailure("line \(line) has an unknown priority")
            }
            return known.value
        }
        let read = try ValueReader.structure(value, line: line)
        guard read.name == "UILayoutPriority", read.labels == [""] else {
            throw ProofFailure("line \(line) has an unknown priority")
        }
        return read.numbers[0]
    }

    // MARK: Calls

    private static func call(_ statement: Statement) throws(ProofFailure) -> PureCall? {
        switch statement.kind {
        case .expression(.chain(let links)): return try call(links, line: statement.line)
        case .assignment(.chain(var target), "=", let value):
            if target.last == .member("constant"), case .number(let constant) = value {
                target.removeLast()
                var made = try call(target, line: statement.line)
                made?.constant = constant
                return made
            }
            guard let property = SwiftExpression.chain(target).path, case .chain(let links) = value else { return nil }
            var made = try call(links, line: statement.line)
            made?.property = property
            return made
        default: return nil
        }
    }

    private static func call(_ links: [SwiftExpression.Link], line: Int) throws(ProofFailure) -> PureCall? {
        var links = links
        var identifier: String?
        if links.count > 4, links[links.count - 2] == .member("autoIdentify"), case .call(let arguments)? = links.last {
            guard arguments.count == 1, arguments[0].label == nil else {
                throw ProofFailure("line \(line) has an unknown identifier")
            }
            identifier = try ValueReader.string(arguments[0].value, line: line)
            links.removeLast(2)
        }
        guard case .call(let arguments)? = links.popLast(), case .member(let name)? = links.popLast(),
            name.hasPrefix("auto"), let receiver = SwiftExpression.chain(links).path,
            let method = try method(name, Arguments(arguments, line: line))
        else { return nil }
        return PureCall(receiver: receiver, method: method, identifier: identifier)
    }

    /// Arguments, taken one by one in their order.
    private struct Arguments {
        var rest: ArraySlice<SwiftExpression.Argument>
        let line: Int

        init(_ arguments: [SwiftExpression.Argument], line: Int) {
            rest = arguments[...]
            self.line = line
        }

        mutating func take(_ label: String?) -> SwiftExpression? {
            guard let first = rest.first, first.label == label else { return nil }
            rest.removeFirst()
            return first.value
        }

        mutating func attribute(_ label: String?) throws(ProofFailure) -> LayoutAttribute? {
            guard let value = take(label) else { return nil }
            guard let attribute = LayoutAttribute(pureWord: try ValueReader.implicit(value, line: line)) else {
                throw ProofFailure("line \(line) has an unknown attribute")
            }
            return attribute
        }

        mutating func number(_ label: String) throws(ProofFailure) -> Double? {
            guard let value = take(label) else { return nil }
            return try ValueReader.number(value, line: line)
        }

        mutating func item(_ label: String) throws(ProofFailure) -> String? {
            guard let value = take(label) else { return nil }
            return try ValueReader.expression(value, line: line)
        }

        mutating func relation() throws(ProofFailure) -> Relation? {
            guard let value = take("relation") else { return nil }
            let word = try ValueReader.implicit(value, line: line)
            guard let relation = Relation.allCases.first(where: { $0.pureWord == word }) else {
                throw ProofFailure("line \(line) has an unknown relation")
            }
            return relation
        }

        mutating func amount() throws(ProofFailure) -> PureAmount? {
            if let offset = try number("withOffset") { return .offset(offset) }
            return try number("withMultiplier").map { .multiplier($0) }
        }

        /// All must be taken.
        func end(_ method: PureMethod?) throws(ProofFailure) -> PureMethod {
            guard let method, rest.isEmpty else { throw ProofFailure("line \(line) has unknown arguments") }
            return method
        }
    }

    /// `nil` for other methods.
    private static func method(_ name: String, _ arguments: Arguments) throws(ProofFailure) -> PureMethod? {
        var arguments = arguments
        if let border = PureBorder.allCases.first(where: { $0.pluralMethod == name }) {
            let insets = try arguments.take("with").map { (value) throws(ProofFailure) in
                try ValueReader.edges(value, line: arguments.line)
            }
            let excluded = try arguments.attribute("excludingEdge")
            return try arguments.end(.superviewEdges(border, insets, excluded: excluded))
        }
        switch name {
        case "autoCenterInSuperview": return try arguments.end(.center)
        case "autoPinEdge":
            for border in PureBorder.allCases {
                guard let edge = try arguments.attribute("toSuperview" + border.rawValue) else { continue }
                let inset = try arguments.number("withInset")
                let relation = try arguments.relation()
                return try arguments.end(.superviewEdge(border, edge, inset: inset, relation))
            }
            return try pair(&arguments) { .edge($0, to: $1, of: $2, $3, $4) }
        case "autoAlignAxis":
            if let axis = try arguments.attribute("toSuperviewAxis") { return try arguments.end(.superviewAxis(axis)) }
            guard let axis = try arguments.attribute(nil), let item = try arguments.item("toSameAxisOf") else {
                return try arguments.end(nil)
            }
            let amount = try arguments.amount()
            return try arguments.end(.axis(axis, of: item, amount))
        case "autoSetDimensions":
            guard let value = arguments.take("to") else { return try arguments.end(nil) }
            let size = try ValueReader.structure(value, line: arguments.line)
            guard size.name == "CGSize", size.labels == ["width", "height"] else { return try arguments.end(nil) }
            return try arguments.end(.dimensions(width: size.numbers[0], height: size.numbers[1]))
        case "autoSetDimension":
            guard let dimension = try arguments.attribute(nil), let size = try arguments.number("toSize") else {
                return try arguments.end(nil)
            }
            let relation = try arguments.relation()
            return try arguments.end(.dimension(dimension, size, relation))
        case "autoMatch": return try pair(&arguments) { .match($0, to: $1, of: $2, $3, $4) }
        case "autoConstrainAttribute": return try pair(&arguments) { .attribute($0, to: $1, of: $2, $3, $4) }
        default: return nil
        }
    }

    private static func pair(
        _ arguments: inout Arguments,
        _ method: (LayoutAttribute, LayoutAttribute, String, PureAmount?, Relation?) -> PureMethod
    ) throws(ProofFailure) -> PureMethod {
        guard let one = try arguments.attribute(nil), let other = try arguments.attribute("to"),
            let item = try arguments.item("of")
        else { return try arguments.end(nil) }
        let amount = try arguments.amount()
        let relation = try arguments.relation()
        return try arguments.end(method(one, other, item, amount, relation))
    }
}
