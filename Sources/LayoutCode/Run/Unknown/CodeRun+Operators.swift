import LayoutSyntax

/// Operators in a tolerant run.
extension CodeRun {
    private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]

    /// Comparisons and their connections; `nil` for other operators, and those that a library gives a meaning.
    mutating func compared(
        _ operands: [SwiftCode.Expression],
        _ operators: [String]
    ) throws(ReadError) -> CodeValue? {
        guard let first = operators.first, operators.allSatisfy({ library.facts.operators[$0] == nil }) else {
            return nil
        }
        // The loosest operator last: `a == b && c || d`.
        for connection in ["||", "&&"] where operators.contains(connection) {
            var unknown: CodeValue?
            var start = 0
            for end in operators.indices.filter({ operators[$0] == connection }) + [operators.count] {
                let part = Array(operands[start...end])
                let value =
                    part.count == 1
                    ? try evaluate(part[0])
                    : try evaluate(.operation(part, operators: Array(operators[start..<end]), at: part[0].token))
                start = end + 1
                if case .flag(let flag) = value {
                    if flag == (connection == "||") { return value }
                } else {
                    unknown = unknown ?? value
                }
            }
            return try unknown.map { (_) throws(ReadError) in
                try self.unknown(
                    text(of: .operation(operands, operators: operators, at: operands[0].token)),
                    operands[0].token,
                    fault("depends on the run of the app", operands[0].token)
                )
            } ?? .flag(connection == "&&")
        }
        guard Self.comparisons.contains(first), operators.count == 1 else { return nil }
        let (left, right) = (try evaluate(operands[0]), try evaluate(operands[1]))
        let equal = Self.equal(left, right)
        let result: Bool? =
            switch (first, left, right) {
            case ("==", _, _), ("===", _, _): equal ?? isSame(left, right)
            case ("!=", _, _), ("!==", _, _): (equal ?? isSame(left, right)).map { !$0 }
            case ("<", .number(let left), .number(let right)): left < right
            case (">", .number(let left), .number(let right)): left > right
            case ("<=", .number(let left), .number(let right)): left <= right
            case (">=", .number(let left), .number(let right)): left >= right
            default: nil
            }
        if let result { return .flag(result) }
        return try unknown(
            text(of: .operation(operands, operators: operators, at: operands[0].token)),
            operands[0].token,
            fault("depends on the run of the app", operands[0].token)
        )
    }

    private func isSame(_ left: CodeValue, _ right: CodeValue) -> Bool? {
        if case .object(let left) = left, case .object(let right) = right { left == right } else { nil }
    }

    /// Arithmetic with what is not known; `nil` where all is known.
    mutating func appliedTolerantly(
        _ symbol: String,
        _ left: (value: CodeValue, token: Int),
        _ right: (value: CodeValue, token: Int)
    ) throws(ReadError) -> CodeValue? {
        var (left, right) = (left, right)
        if ["+", "-", "*", "/"].contains(symbol) {
            if let number = numbered(left.value) { left.value = .number(number) }
            if let number = numbered(right.value) { right.value = .number(number) }
        }
        for value in [left.value, right.value] {
            switch value {
            case .unknown: return value
            case .number(let number): if let unknown = CodeUnknown.unknown(number) { return .unknown(unknown) }
            default: break
            }
        }
        if ["-", "*", "/"].contains(symbol) {
            for (value, token) in [left, right] {
                switch value {
                case .other, .dictionary, .object, .none, .closure:
                    return try unknown(tokens.text(at: token), token, fault("\(value.noun) cannot be a number", token))
                default: break
                }
            }
        }
        guard ["+", "-", "*", "/"].contains(symbol) else {
            if symbol == "..." || symbol == "..<" { return try range(symbol, left, right) }
            return nil
        }
        // Constants of `CGFloat` that the files add: `.spacing * 2`.
        let values = [
            try typed(left.value, "CGFloat", left.token), try typed(right.value, "CGFloat", right.token),
        ]
        if case .number(let first) = values[0], case .number(let second) = values[1] {
            switch symbol {
            case "+": return .number(first + second)
            case "-": return .number(first - second)
            case "*": return .number(first * second)
            default: return second == 0 ? nil : .number(first / second)
            }
        }
        return nil
    }

    /// The longest range that a loop runs over.
    private static let longestRange = 1000.0

    private func range(
        _ symbol: String,
        _ left: (value: CodeValue, token: Int),
        _ right: (value: CodeValue, token: Int)
    ) throws(ReadError) -> CodeValue? {
        guard case .number(let first) = left.value, case .number(let last) = right.value else { return nil }
        guard abs(first) < 1e9, abs(last) < 1e9, last - first < Self.longestRange else {
            throw fault("this range is too long", left.token)
        }
        guard let low = Int(exactly: first), let high = Int(exactly: last) else { return nil }
        let end = symbol == "..." ? high : high - 1
        return .list(low > end ? [] : (low...end).map { .number(Double($0)) })
    }

    /// `condition ? first : second`
    mutating func choose(
        _ condition: SwiftCode.Expression,
        _ first: SwiftCode.Expression,
        _ second: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch try evaluate(condition) {
        case .flag(true): return try evaluate(first)
        case .flag(false): return try evaluate(second)
        default: break
        }
        let (one, other) = (try evaluate(first), try evaluate(second))
        if Self.equal(one, other) == true { return one }
        if case .number(let assumed) = one, case .number = other {
            let value = try unknown(
                text(of: .choice(condition, first, second, at: token)),
                token,
                fault("depends on \"\(text(of: condition))\"", token)
            )
            unknowns[unknowns.count - 1].assumed = assumed
            return value
        }
        let branch = decide(.init(text: text(of: condition), token: token, branches: 2, taken: 0))
        return branch == 0 ? one : other
    }
}
