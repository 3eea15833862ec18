import LayoutSyntax

/// Loops, conditions and choices: what they run is known where their values are.
extension SwiftCodeParser {
    /// `for name in list { … }`; `nil`, and nothing read, for other loops.
    mutating func loop() throws(ReadError) -> SwiftCode.Statement.Kind? {
        guard position + 3 < end, tokens.tokens[position + 1].kind == .word, tokens.is("in", at: position + 2),
            let brace = brace(after: position + 3)
        else { return nil }
        let name = tokens.name(at: position + 1)
        guard let list = whole((position + 3)..<brace) else { return nil }
        position = brace
        return .loop(name: name, list: list, .init(tokens: brackets()))
    }

    /// `if` or `switch`; `nil`, and nothing read, for what has patterns or closures in its head.
    mutating func decision() throws(ReadError) -> SwiftCode.Statement.Kind? {
        let start = position
        let kind = isNext("if") ? try branch() : isNext("switch") ? try choice() : nil
        if kind == nil { position = start }
        return kind
    }

    private mutating func branch() throws(ReadError) -> SwiftCode.Statement.Kind? {
        var branches: [(conditions: [SwiftCode.Condition], block: SwiftCode.Block)] = []
        while take("if") {
            guard let brace = brace(after: position), let conditions = conditions(position..<brace) else { return nil }
            position = brace
            branches.append((conditions, .init(tokens: brackets())))
            guard take("else") else { return .branch(branches) }
        }
        guard isNext("{") else { throw failure("\"{\"") }
        branches.append(([], .init(tokens: brackets())))
        return .branch(branches)
    }

    private func conditions(_ range: Range<Int>) -> [SwiftCode.Condition]? {
        var parser = SwiftCodeParser(tokens, range)
        var conditions: [SwiftCode.Condition] = []
        while !parser.isAtEnd {
            if parser.take("let") {
                guard let name = try? parser.name() else { return nil }
                // `if let title`
                var value = SwiftCode.Expression.chain(.name(name), [], at: parser.position - 1)
                if parser.take("=") {
                    guard let expression = try? parser.expression() else { return nil }
                    value = expression
                }
                conditions.append(.binding(name, value))
            } else {
                guard let expression = try? parser.expression() else { return nil }
                conditions.append(.value(expression))
            }
            guard parser.isAtEnd || parser.take(",") else { return nil }
        }
        return conditions.isEmpty ? nil : conditions
    }

    private mutating func choice() throws(ReadError) -> SwiftCode.Statement.Kind? {
        guard let brace = brace(after: position + 1), let value = whole((position + 1)..<brace) else { return nil }
        position = brace
        let body = brackets()
        var cases: [(patterns: [SwiftCode.Expression]?, block: SwiftCode.Block)] = []
        var parser = SwiftCodeParser(tokens, body)
        while !parser.isAtEnd {
            var patterns: [SwiftCode.Expression]?
            if parser.take("case") {
                var found: [SwiftCode.Expression] = []
                repeat {
                    guard let pattern = try? parser.expression() else { return nil }
                    found.append(pattern)
                } while parser.take(",")
                patterns = found
            } else if !parser.take("default") {
                return nil
            }
            guard parser.take(":") else { return nil }
            let start = parser.position
            while !parser.isAtEnd, !parser.isNext("case"), !parser.isNext("default") { parser.skipOne() }
            cases.append((patterns, .init(tokens: start..<parser.position)))
        }
        return .choice(value, cases)
    }

    /// The next brace that is within no other brackets.
    private func brace(after start: Int) -> Int? {
        var index = start
        while index < end, !tokens.is("{", at: index) {
            index = max(index, Int(tokens.tokens[index].partner)) + 1
        }
        return index < end ? index : nil
    }

    /// The expression that a range is, if it is one.
    private func whole(_ range: Range<Int>) -> SwiftCode.Expression? {
        var parser = SwiftCodeParser(tokens, range)
        guard let expression = try? parser.expression(), parser.isAtEnd else { return nil }
        return expression
    }
}
