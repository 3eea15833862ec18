import LayoutModel
import LayoutSyntax

extension CodeRun {
    /// In a tolerant run, what is not understood is a value that is not known.
    mutating func evaluate(_ expression: SwiftCode.Expression) throws(ReadError) -> CodeValue {
        try count(expression.token)
        guard isTolerant else { return try evaluateExactly(expression) }
        let depth = frames.count
        do {
            return try evaluateExactly(expression)
        } catch {
            frames.removeLast(max(0, frames.count - depth))
            return try unknown(text(of: expression), expression.token, error)
        }
    }

    private mutating func evaluateExactly(_ expression: SwiftCode.Expression) throws(ReadError) -> CodeValue {
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
        case .operation(let operands, let operators, _): return try operation(operands, operators)
        case .tuple(let parts, _) where isTolerant && parts.count == 1: return try evaluate(parts[0].value)
        case .tuple(let parts, _) where isTolerant && !parts.isEmpty:
            var values: [CodeValue] = []
            for part in parts { values.append(try evaluate(part.value)) }
            return .list(values)
        case .choice(let condition, let first, let second, let token) where isTolerant:
            return try choose(condition, first, second, token)
        case .dictionary(let pairs, let token): return try dictionary(pairs, token)
        case .cast(let value, _, let type, let token) where isTolerant:
            let value = try evaluate(value)
            guard let isOfType = isKind(value, of: type) else {
                throw fault("which class it is depends on the run", token)
            }
            return .flag(isOfType)
        case .control(let control, let token) where isTolerant:
            return try runTolerantly(control, token, isValue: true) ?? .none
        case .tuple(_, let token): throw fault("tuples are not read", token)
        case .cast(let value, let mark, _, _) where mark != "is": return try evaluate(value)
        case .cast(_, _, _, let token): throw fault("found a test with is, which is not read", token)
        case .choice(_, _, _, let token): throw fault("found a choice with ? and :, which is not read", token)
        case .binding(_, let token): throw fault("found a pattern, which is not read", token)
        case .control(let control, let token):
            throw fault("only straight-line code is read, found \"\(control.keyword)\"", token)
        case .unread(let text, let token), .keyPath(_, let text, let token):
            throw fault("found \(text), which is not read", token)
        }
    }

    private mutating func dictionary(
        _ pairs: [(key: SwiftCode.Expression, value: SwiftCode.Expression)],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        // Printed source has none.
        if isStrict { throw fault("found a dictionary, which is not read", token) }
        var values: [String: CodeValue] = [:]
        var isKnown = true
        for pair in pairs {
            let value = try evaluate(pair.value)
            if case .string(let key?, _) = pair.key { values[key] = value } else { isKnown = false }
        }
        if isKnown { return .dictionary(values) }
        guard isTolerant else { throw fault("found a dictionary without texts as its keys, which is not read", token) }
        return .other
    }

    private mutating func prefixed(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if let result = try library.prefix(symbol, value, token, in: &self) { return result }
        // `-.spacing`, a constant of `CGFloat` that the files add.
        let value = symbol == "-" ? try typed(value, "CGFloat", token) : value
        if case .unknown = value {
            guard symbol == "-", let number = numbered(value) else { return value }
            return .number(-number)
        }
        switch (symbol, value) {
        case ("-", .number(let number)): return .number(-number)
        case ("+", .number): return value
        case ("!", .flag(let flag)): return .flag(!flag)
        default: throw fault("\"\(symbol)\" of \(value.noun) is not read", token)
        }
    }

    /// Swift's precedences, by which a library's own operators are placed among them.
    private static let precedences = [
        "*": 150, "/": 150, "%": 150, "&*": 150, "+": 140, "-": 140, "&+": 140, "&-": 140, "...": 135, "..<": 135,
        "??": 131, "==": 130, "!=": 130, "===": 130, "!==": 130, "<": 130, ">": 130, "<=": 130, ">=": 130, "&&": 120,
        "||": 110,
    ]

    /// Applies operators by their precedence, those of the same one from the left. What waits for a tighter operator is on
    /// a stack: chains can be long.
    private mutating func operation(
        _ operands: [SwiftCode.Expression],
        _ operators: [String]
    ) throws(ReadError) -> CodeValue {
        // The alternative of an optional value that is there.
        if operators.allSatisfy({ $0 == "??" }) {
            guard isTolerant else { return try evaluate(operands[0]) }
            for operand in operands.dropLast() {
                let value = try evaluate(operand)
                if case .none = value { continue }
                return value
            }
            return try evaluate(operands[operands.count - 1])
        }
        if isTolerant, let value = try compared(operands, operators) { return value }
        if let truth = try truth(operands, operators) { return .flag(truth) }
        let own = library.facts.operators
        var values = [(value: try evaluate(operands[0]), token: operands[0].token)]
        var pending: [(symbol: String, precedence: Int)] = []
        for index in operators.indices.lazy.map({ $0 + 1 }) + [operands.count] {
            let symbol = index < operands.count ? operators[index - 1] : ""
            let precedence = own[symbol] ?? Self.precedences[symbol] ?? 0
            while let last = pending.last, last.precedence >= precedence {
                if precedence == 130, last.precedence == 130 {
                    throw fault("\"\(last.symbol)\" and \"\(symbol)\" need parentheses", operands[index].token)
                }
                pending.removeLast()
                let right = values.removeLast()
                let left = values.removeLast()
                values.append((try apply(last.symbol, left, right), left.token))
            }
            guard index < operands.count else { break }
            if library.facts.keepsWholeNumbers, dividesWholeNumbers(operands[index]) {
                throw wholeNumberFault(operands[index].token)
            }
            pending.append((symbol, precedence))
            values.append((try evaluate(operands[index]), operands[index].token))
        }
        return values[0].value
    }

    private mutating func apply(
        _ symbol: String,
        _ left: (value: CodeValue, token: Int),
        _ right: (value: CodeValue, token: Int)
    ) throws(ReadError) -> CodeValue {
        if let value = try library.operation(symbol, left.value, right.value, left.token, in: &self) { return value }
        if isTolerant, let value = try appliedTolerantly(symbol, left, right) { return value }
        switch (symbol, left.value, right.value) {
        case ("*", _, _), ("/", _, _), ("%", _, _):
            let (first, second) = try (number(left.value, right.token), number(right.value, right.token))
            if symbol == "*" { return try finite(first * second, left.token) }
            if second == 0 { throw fault("this divides by 0", right.token) }
            return try finite(
                symbol == "/" ? first / second : first.truncatingRemainder(dividingBy: second),
                left.token
            )
        case ("+", .number(let first), .number(let second)): return try finite(first + second, left.token)
        case ("-", .number(let first), .number(let second)): return try finite(first - second, left.token)
        // `.defaultHigh - 1`, with the operators that apps declare for priorities.
        case ("+", .member(let name), .number(let second)) where UIKitTypes.priorities[name] != nil:
            return .number((UIKitTypes.priorities[name] ?? 0) + second)
        case ("-", .member(let name), .number(let second)) where UIKitTypes.priorities[name] != nil:
            return .number((UIKitTypes.priorities[name] ?? 0) - second)
        case ("+", .list(let first), .list(let second)): return .list(first + second)
        case ("+", .text(let first), .text(let second)):
            return .text(first.flatMap { first in second.map { first + $0 } })
        case ("+", let first, let second), ("-", let first, let second):
            throw fault("\"\(symbol)\" of \(first.noun) and \(second.noun) is not read", left.token)
        case ("??", .none, let second): return second
        case ("??", let first, _): return first
        default: throw fault("\"\(symbol)\" depends on values that are known at run time only", right.token)
        }
    }

    private func finite(_ number: Double, _ token: Int) throws(ReadError) -> CodeValue {
        guard number.isFinite else { throw fault("the number is too large", token) }
        return .number(number)
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
                value = try tolerating(primary, links.prefix(1), token) { (run) throws(ReadError) in
                    let value = try run.call(name, arguments, token)
                    run.reached.insert(token)
                    return value
                }
                index = 1
            } else {
                value = try tolerating(primary, [], token) { (run) throws(ReadError) in
                    try run.value(named: name, token)
                }
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
                .init(
                    parameters: closure.parameters,
                    body: closure.body,
                    depth: frames.count,
                    owner: owner,
                    captured: isTolerant ? allLocals : seenLocals,
                    value: frames.last?.value,
                    frame: isTolerant ? numberOfFrame() : 0
                )
            )
        case .directive where isTolerant: value = .other
        case .directive(let name): throw fault("found \(name), which is not read", token)
        case .value(let expression): value = try evaluate(expression)
        }
        while index < links.count {
            let link = links[index]
            try count(link.token)
            switch link.kind {
            case .member(let name):
                let receiver = value
                if index + 1 < links.count, case .call(let arguments) = links[index + 1].kind {
                    value = try tolerating(primary, links.prefix(index + 2), link.token) { (run) throws(ReadError) in
                        let value = try run.call(name, on: receiver, arguments, link.token)
                        run.reached.insert(link.token)
                        return value
                    }
                    index += 1
                } else {
                    value = try tolerating(primary, links.prefix(index + 1), link.token) { (run) throws(ReadError) in
                        try run.member(name, of: receiver, link.token)
                    }
                }
            case .call(let arguments) where isTolerant: value = try callValue(value, arguments, link.token)
            case .call(let arguments):
                guard case .closure(let closure) = value, arguments.isEmpty else {
                    throw fault("\(value.noun) is called, which is not read", link.token)
                }
                value = try run(closure, [])
            case .subscript(let arguments) where isTolerant: value = try element(of: value, arguments, link.token)
            case .subscript(let arguments):
                guard case .list(let values) = value, arguments.count == 1,
                    case .number(let number) = try evaluate(arguments[0].value), let place = Int(exactly: number),
                    values.indices.contains(place)
                else { throw fault("this subscript is not read", link.token) }
                value = values[place]
            case .postfix(let symbol):
                if isTolerant, symbol == "!" || symbol == "?" { break }
                guard let result = try library.postfix(symbol, value, link.token, in: &self) else {
                    throw fault("\"\(symbol)\" after \(value.noun) is not read", link.token)
                }
                value = result
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
        case .unknown(let unknown): return number(ofUnknown: unknown)
        case .none where isTolerant: return 0
        default: throw fault("found \(value.noun), expected a number", token)
        }
    }

    mutating func number(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        if isTolerant {
            switch try typed(evaluate(expression), "CGFloat", expression.token) {
            case .number(let number): return number
            case .member("zero"): return 0
            case .member("pi"): return Double.pi
            case .unknown(let unknown): return number(ofUnknown: unknown)
            case let value:
                let error = fault("found \(value.noun), expected a number", expression.token)
                guard case .unknown(let unknown) = try unknown(text(of: expression), expression.token, error) else {
                    throw error
                }
                return number(ofUnknown: unknown)
            }
        }
        return try number(evaluate(expression), expression.token)
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
        case .other, .unknown: return nil
        case .number, .enumeration, .member, .list, .structure, .flag, .object:
            guard isTolerant else { throw fault("expected a text", expression.token) }
            return nil
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
        try priority(priorityValue(expression), expression.token)
    }

    /// A value where a priority is asked for: also a constant that the files add to `UILayoutPriority`.
    mutating func priorityValue(_ expression: SwiftCode.Expression) throws(ReadError) -> CodeValue {
        let value = try typed(evaluate(expression), "UILayoutPriority", expression.token)
        guard isTolerant, case .member(let name) = value, UIKitTypes.priorities[name] == nil else { return value }
        let error = fault("the priority \".\(name)\" is not declared in these files", expression.token)
        return try unknown(text(of: expression), expression.token, error)
    }

    func priority(_ value: CodeValue, _ token: Int) throws(ReadError) -> Double {
        var priority: Double
        if case .unknown(let unknown) = value { return CodeUnknown.number(unknown) }
        if case .member(let name) = value, let named = UIKitTypes.priorities[name] {
            priority = named
        } else {
            priority = try number(value, token)
        }
        if priority.isNaN { return priority }
        // As UIKit keeps it.
        priority = Double(Float(priority))
        guard priority >= 0, priority <= 1000 else {
            throw fault("found the priority \(priority), expected one from 0 to 1000", token)
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
        case .unknown(let unknown): return try view(ofUnknown: unknown, expression.token)
        case .object(let object) where isTolerant && objects[object].isController: break
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
