import LayoutModel
import LayoutSyntax

extension CodeRun {
    mutating func evaluate(_ expression: SwiftCode.Expression) throws(ReadError) -> CodeValue {
        try count(expression.token)
        switch expression {
        case .number(let value, _): return .number(value)
        case .string(let text, _): return .text(text)
        case .text: return .text(nil)
        case .list(let elements, _):
            var values: [CodeValue] = []
            values.reserveCapacity(elements.count)
            for element in elements { values.append(try evaluate(element)) }
            return .list(values)
        case .chain(let primary, let links, let token): return try evaluate(primary, links, token)
        case .prefix(let symbol, let operand, let token): return try prefixed(symbol, evaluate(operand), token)
        case .operation(let operands, let operators, let token): return try operation(operands, operators, token)
        case .tuple(_, let token): throw fault("tuples are not read", token)
        case .cast(let value, let mark, _, _) where mark != "is": return try evaluate(value)
        case .cast(_, _, _, let token): throw fault("found a test with is, which is not read", token)
        case .choice(_, _, _, let token): throw fault("found a choice with ? and :, which is not read", token)
        case .dictionary(_, let token): throw fault("found a dictionary, which is not read", token)
        case .binding(_, let token): throw fault("found a pattern, which is not read", token)
        case .control(let control, let token):
            throw fault("only straight-line code is read, found \"\(control.keyword)\"", token)
        case .unread(let text, let token), .keyPath(_, let text, let token):
            throw fault("found \(text), which is not read", token)
        }
    }

    private func prefixed(_ symbol: String, _ value: CodeValue, _ token: Int) throws(ReadError) -> CodeValue {
        switch (symbol, value) {
        case ("-", .number(let number)): return .number(-number)
        case ("+", .number): return value
        case ("!", .flag(let flag)): return .flag(!flag)
        default: throw fault("\"\(symbol)\" of \(value.noun) is not read", token)
        }
    }

    private mutating func operation(
        _ operands: [SwiftCode.Expression],
        _ operators: [String],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        // The alternative of an optional value that is there.
        if operators.allSatisfy({ $0 == "??" }) { return try evaluate(operands[0]) }
        var values = [try evaluate(operands[0])]
        var pending: [String] = []
        for (symbol, operand) in zip(operators, operands.dropFirst()) {
            let value = try evaluate(operand)
            switch symbol {
            case "*", "/", "%":
                let left = try number(values.removeLast(), operand.token)
                let right = try number(value, operand.token)
                if symbol != "*", right == 0 { throw fault("this divides by 0", operand.token) }
                values.append(
                    .number(
                        symbol == "*"
                            ? left * right : symbol == "/" ? left / right : left.truncatingRemainder(dividingBy: right)
                    )
                )
            case "+", "-":
                pending.append(symbol)
                values.append(value)
            default: throw fault("\"\(symbol)\" depends on values that are known at run time only", operand.token)
            }
        }
        var sum = values[0]
        for (symbol, value) in zip(pending, values.dropFirst()) {
            switch (sum, value) {
            case (.number(let left), .number(let right)): sum = .number(symbol == "+" ? left + right : left - right)
            // `.defaultHigh - 1`, with the operators that apps declare for priorities.
            case (.member(let name), .number(let right)) where UIKitTypes.priorities[name] != nil:
                let left = UIKitTypes.priorities[name] ?? 0
                sum = .number(symbol == "+" ? left + right : left - right)
            case (.list(let left), .list(let right)) where symbol == "+": sum = .list(left + right)
            case (.text(let left), .text(let right)) where symbol == "+":
                sum = .text(left.flatMap { left in right.map { left + $0 } })
            default: throw fault("\"\(symbol)\" of \(sum.noun) and \(value.noun) is not read", token)
            }
        }
        if case .number(let number) = sum, !number.isFinite { throw fault("the number is too large", token) }
        return sum
    }

    private mutating func evaluate(
        _ primary: SwiftCode.Primary,
        _ links: [SwiftCode.Link],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        var index = 0
        var value: CodeValue
        switch primary {
        case .name(let name):
            if case .call(let arguments)? = links.first?.kind {
                value = try call(name, arguments, token)
                index = 1
            } else {
                value = try self.value(named: name, token)
            }
        case .implicit(let name):
            if case .call(let arguments)? = links.first?.kind {
                value = try implicitCall(name, arguments, token)
                index = 1
            } else {
                value = .member(name)
            }
        case .closure(let block):
            let closure = SwiftCode.Closure(block, tokens)
            value = .closure(
                .init(parameters: closure.parameters, body: closure.body, depth: frames.count, owner: owner)
            )
        case .directive(let name): throw fault("found \(name), which is not read", token)
        case .value(let expression): value = try evaluate(expression)
        }
        while index < links.count {
            let link = links[index]
            try count(link.token)
            switch link.kind {
            case .member(let name):
                if index + 1 < links.count, case .call(let arguments) = links[index + 1].kind {
                    value = try call(name, on: value, arguments, link.token)
                    index += 1
                } else {
                    value = try member(name, of: value, link.token)
                }
            case .call(let arguments):
                guard case .closure(let closure) = value, arguments.isEmpty else {
                    throw fault("\(value.noun) is called, which is not read", link.token)
                }
                value = try run(closure, [])
            case .subscript(let arguments):
                guard case .list(let values) = value, arguments.count == 1,
                    case .number(let number) = try evaluate(arguments[0].value), let place = Int(exactly: number),
                    values.indices.contains(place)
                else { throw fault("this subscript is not read", link.token) }
                value = values[place]
            case .postfix(let symbol): throw fault("\"\(symbol)\" of \(value.noun) is not read", link.token)
            }
            index += 1
        }
        return value
    }

    // MARK: Expected kinds

    func number(_ value: CodeValue, _ token: Int) throws(ReadError) -> Double {
        switch value {
        case .number(let number): return number
        case .member("zero"): return 0
        case .member("pi"): return Double.pi
        default: throw fault("found \(value.noun), expected a number", token)
        }
    }

    mutating func number(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        try number(evaluate(expression), expression.token)
    }

    mutating func flag(_ expression: SwiftCode.Expression) throws(ReadError) -> Bool {
        let value = try evaluate(expression)
        guard case .flag(let flag) = value else {
            throw fault("found \(value.noun), expected true or false", expression.token)
        }
        return flag
    }

    /// A text; `nil` if it is known at run time only.
    mutating func text(_ expression: SwiftCode.Expression) throws(ReadError) -> String? {
        switch try evaluate(expression) {
        case .text(let text): return text
        case .none: return ""
        case .other: return nil
        case let value: throw fault("found \(value.noun), expected a text", expression.token)
        }
    }

    mutating func identifier(_ expression: SwiftCode.Expression) throws(ReadError) -> String? {
        guard case .text(let text) = try evaluate(expression) else {
            throw fault("expected a text", expression.token)
        }
        return text
    }

    /// A priority in (0, 1000].
    mutating func priority(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        let value = try evaluate(expression)
        var priority: Double
        if case .member(let name) = value, let named = UIKitTypes.priorities[name] {
            priority = named
        } else {
            priority = try number(value, expression.token)
        }
        // As UIKit keeps it.
        priority = Double(Float(priority))
        guard priority >= 0, priority <= 1000 else {
            throw fault("found the priority \(priority), expected one from 0 to 1000", expression.token)
        }
        return priority
    }

    mutating func member(_ expression: SwiftCode.Expression) throws(ReadError) -> String {
        if case .chain(.implicit(let name), let links, _) = expression, links.isEmpty { return name }
        // `NSLayoutConstraint.Axis.vertical`
        if case .chain(.name, let links, _) = expression, case .member(let name)? = links.last?.kind,
            links.allSatisfy({ if case .member = $0.kind { true } else { false } })
        {
            return name
        }
        throw fault("expected a case such as \".fill\"", expression.token)
    }

    /// The numbers of a structure by their labels; one number for all of them, if `isUniform`.
    mutating func structure(
        _ expression: SwiftCode.Expression,
        _ types: String...
    ) throws(ReadError) -> (name: String, numbers: [String: Double]) {
        let value = try evaluate(expression)
        switch value {
        case .structure(let name, let labels, let numbers):
            // `.init(top: …)`: the labels decide.
            let type = name.isEmpty ? types.first { UIKitTypes.structures[$0] == labels } : name
            if let type, types.contains(type) { return (type, Dictionary(zip(labels, numbers)) { $1 }) }
        case .member("zero"):
            if let type = types.first, let labels = UIKitTypes.structures[type] {
                return (type, Dictionary(labels.map { ($0, 0) }) { $1 })
            }
        default: break
        }
        throw fault("found \(value.noun), expected \(types.joined(separator: " or "))", expression.token)
    }

    mutating func object(_ expression: SwiftCode.Expression) throws(ReadError) -> Int {
        let value = try evaluate(expression)
        switch value {
        case .object(let object) where !objects[object].isController || isFragment(object): return object
        case .library(let value):
            if case .view(let object)? = value.item { return object }
        default: break
        }
        throw fault("found \(value.noun), expected a view", expression.token)
    }

    mutating func list(_ expression: SwiftCode.Expression) throws(ReadError) -> [CodeValue] {
        let value = try evaluate(expression)
        guard case .list(let values) = value else {
            throw fault("found \(value.noun), expected a list", expression.token)
        }
        return values
    }
}
