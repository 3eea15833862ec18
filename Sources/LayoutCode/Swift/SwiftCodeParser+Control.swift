import LayoutSyntax

extension SwiftCodeParser {
    /// A statement that decides what runs; `nil`, and nothing read, for others.
    mutating func control() throws(ReadError) -> SwiftCode.Control? {
        guard let word = nextWord, Self.controlKeywords.contains(word) else { return nil }
        if word == "repeat", !isAfterNext("{") { return nil }
        position += 1
        switch word {
        case "if": return try choice()
        case "guard":
            let conditions = try conditions()
            try skip("else")
            return .check(conditions, otherwise: try block())
        case "switch":
            let subject = try expression(beforeBlock: true)
            return .selection(subject, try cases(of: block()))
        case "for": return try loop()
        case "while": return .whileLoop(try conditions(), try block())
        case "repeat":
            let body = try block()
            try skip("while")
            return .repeatLoop(body, condition: try expression())
        case "do":
            if take("throws"), isNext("(") { _ = brackets() }
            let body = try block()
            return .attempt(body, try catches())
        case "defer": return .deferred(try block())
        case "throw": return .failure(try value())
        default:
            let label = isOnSameLine && word != "fallthrough" && nextKind == .word ? try name() : nil
            return .leave(word, label: label)
        }
    }

    static let controlKeywords: Set<String> = [
        "if", "guard", "switch", "for", "while", "repeat", "do", "defer", "throw", "break", "continue", "fallthrough",
    ]

    private mutating func expression(beforeBlock: Bool) throws(ReadError) -> SwiftCode.Expression {
        try reading(beforeBlock: beforeBlock) { parser throws(ReadError) in try parser.expression() }
    }

    private var isCalled: Bool {
        let behind = tokens.end(at: position)
        return behind < end && tokens.is("(", at: behind)
    }

    private mutating func choice() throws(ReadError) -> SwiftCode.Control {
        var branches: [SwiftCode.Branch] = []
        while true {
            let conditions = try conditions()
            branches.append(.init(conditions: conditions, body: try block()))
            guard take("else") else { return .choice(branches, otherwise: nil) }
            guard take("if") else { return .choice(branches, otherwise: try block()) }
        }
    }

    /// The conditions of `if`, `guard` and `while`.
    private mutating func conditions() throws(ReadError) -> [SwiftCode.Condition] {
        var conditions: [SwiftCode.Condition] = []
        repeat {
            // Behind a comma at the end, unless it is a closure that is called.
            if isNext("else") || isNext("{") && !isCalled { break }
            if isNext("#available") || isNext("#unavailable") {
                conditions.append(.availability(isAvailable: isNext("#available")))
                position += 1
                guard isNext("(") else { throw failure("\"(\"") }
                _ = brackets()
            } else if isNext("let") || isNext("var") || isNext("inout") || isNext("case") {
                _ = take("case")
                let pattern = try pattern()
                let value = take("=") ? try expression(beforeBlock: true) : nil
                conditions.append(.pattern(pattern, value: value))
            } else {
                conditions.append(.test(try expression(beforeBlock: true)))
            }
        } while take(",")
        return conditions
    }

    /// A pattern, with its type if a block follows.
    private mutating func pattern(beforeBlock: Bool = true) throws(ReadError) -> SwiftCode.Expression {
        // `catch where` takes every error.
        if isNext("where") { return .unread("_", at: position) }
        let pattern = try reading(beforeBlock: beforeBlock, pattern: true) { parser throws(ReadError) in
            try parser.expression()
        }
        if beforeBlock, take(":") { _ = try type() }
        return pattern
    }

    private mutating func loop() throws(ReadError) -> SwiftCode.Control {
        while isNext("try") || isNext("await") || isNext("unsafe") || isNext("case") { position += 1 }
        let pattern = try pattern()
        try skip("in")
        let list = try expression(beforeBlock: true)
        let filter = take("where") ? try expression(beforeBlock: true) : nil
        return .loop(pattern: pattern, list: list, filter: filter, try block())
    }

    /// The patterns of a case or `catch`, with the expression that each is tested with.
    private mutating func patterns(beforeBlock: Bool) throws(ReadError) -> [SwiftCode.Case.Pattern] {
        var patterns: [SwiftCode.Case.Pattern] = []
        repeat {
            let pattern = try pattern(beforeBlock: beforeBlock)
            let filter = take("where") ? try expression(beforeBlock: beforeBlock) : nil
            patterns.append(.init(pattern: pattern, filter: filter))
        } while take(",")
        return patterns
    }

    private mutating func catches() throws(ReadError) -> [SwiftCode.Case] {
        var catches: [SwiftCode.Case] = []
        while isNext("catch") {
            let token = position
            position += 1
            let patterns = isNext("{") ? [] : try patterns(beforeBlock: true)
            catches.append(.init(patterns: patterns, body: try block(), token: token))
        }
        return catches
    }

    // MARK: Switch

    /// The cases of a `switch`, those of all branches of `#if`.
    private func cases(of block: SwiftCode.Block) throws(ReadError) -> [SwiftCode.Case] {
        var parser = SwiftCodeParser(tokens, block.tokens)
        var cases: [SwiftCode.Case] = []
        while !parser.isAtEnd {
            if parser.takeDirective() { continue }
            let token = parser.position
            // `@unknown`
            if parser.nextKind == .attribute { _ = parser.attribute() }
            var patterns: [SwiftCode.Case.Pattern] = []
            if !parser.take("default") {
                try parser.skip("case")
                patterns = try parser.patterns(beforeBlock: false)
            }
            try parser.skip(":")
            let start = parser.position
            parser.skipCase()
            cases.append(
                .init(patterns: patterns, body: .init(tokens: start..<parser.position), token: token)
            )
        }
        return cases
    }

    /// Moves to the case behind this one, or to the `#if` that it is in.
    private mutating func skipCase() {
        while !isAtEnd {
            if isNext("#if") {
                if containsCase { return }
                // `#if` among the statements.
                while !isNext("#endif"), Int(tokens.tokens[position].partner) > position {
                    position = min(end, Int(tokens.tokens[position].partner))
                }
                if !isAtEnd { position += 1 }
                continue
            }
            if isConditional || beginsCase { return }
            skipOne()
        }
    }

    private var beginsCase: Bool {
        if isNext("default") { return isAfterNext(":") && !tokens.is(".", at: position - 1) }
        if nextKind == .attribute { return isAfterNext("default") || isAfterNext("case") }
        guard isNext("case") else { return false }
        let before = position - 1
        if before > 0, tokens.is(".", at: before - 1) { return true }
        return !tokens.is("if", at: before) && !tokens.is("guard", at: before) && !tokens.is("while", at: before)
            && !tokens.is("for", at: before) && !tokens.is(",", at: before) && !tokens.is(".", at: before)
            && !tokens.is("await", at: before)
    }

    /// Whether what follows the line of `#if` that comes next is a case.
    private var containsCase: Bool {
        let index = firstBranch(at: position)
        return tokens.is("case", at: index) || tokens.is("default", at: index) || tokens.is("@unknown", at: index)
    }
}
