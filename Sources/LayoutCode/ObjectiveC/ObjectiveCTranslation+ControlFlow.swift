import LayoutSyntax

/// Conditions and loops that layout code can have.
extension ObjectiveCTranslation {
    func notStraight(_ keyword: String, _ token: Int) -> ReadError {
        fault(
            "found \"\(keyword)\", only straight-line layout code is read; move the layout into a function without "
                + "control flow",
            token
        )
    }

    /// The conditions that always hold in layout code: of an initializer, and of newer systems.
    mutating func writeCondition(_ parser: inout ObjectiveCParser) throws(ReadError) -> Bool {
        let start = parser.position
        parser.position += 1
        guard parser.isNext("(") else { throw parser.failure("\"(\"") }
        let condition = parser.brackets()
        let words = condition.map { source.text(at: $0) }
        if words.first == "@available", words.count > 2,
            Int(source.tokens[condition.lowerBound + 1].partner) == condition.upperBound - 1
        {
            guard parser.isNext("{") else { throw parser.failure("\"{\"") }
            output.word("if", at: start)
            output.write("#available", .directive, at: start)
            output.mark("(", at: start)
            output.mark(")", at: start)
            output.mark("{", at: start)
            try writeStatements(parser.brackets())
            output.mark("}", at: start)
            if parser.take("else") {
                if parser.isNext("if") { throw parser.failure("\"{\"") }
                if parser.isNext("{") { _ = parser.brackets() } else { throw parser.failure("\"{\"") }
            }
            return true
        }
        guard isInitializer, let rest = try writeOwnInitializer(condition) else {
            throw notStraight("if", start)
        }
        if rest {
            guard parser.isNext("{") else { throw parser.failure("\"{\"") }
            try writeStatements(parser.brackets())
            if parser.take("else") { throw parser.failure("\"return self\"") }
            return true
        }
        // `if (!self) return nil;`
        if parser.isNext("{") {
            _ = parser.brackets()
        } else {
            guard parser.isNext("return") else { throw parser.failure("\"return nil\"") }
            parser.position += 1
            _ = try parser.expression()
            return try end(&parser)
        }
        return true
    }

    /// `self`, `self = [super init]`, `(self = [super init])`, and their opposites: writes the call.
    ///
    /// - Returns: Whether the block runs; `nil` for other conditions.
    private mutating func writeOwnInitializer(_ condition: Range<Int>) throws(ReadError) -> Bool? {
        var range = condition
        var holds = true
        while !range.isEmpty {
            if source.is("!", at: range.lowerBound) {
                holds.toggle()
                range = (range.lowerBound + 1)..<range.upperBound
            } else if source.is("(", at: range.lowerBound),
                Int(source.tokens[range.lowerBound].partner) == range.upperBound - 1
            {
                range = (range.lowerBound + 1)..<(range.upperBound - 1)
            } else {
                break
            }
        }
        guard let first = range.first, source.is("self", at: first) else { return nil }
        let rest = range.dropFirst().map { source.text(at: $0) }
        if rest.isEmpty || rest == ["!=", "nil"] { return holds }
        if rest == ["==", "nil"] { return !holds }
        guard rest.first == "=" else { return nil }
        var parser = ObjectiveCParser(source, (first + 2)..<range.upperBound, depth: depth)
        try write(parser.expression())
        guard parser.isAtEnd else { throw parser.failure("\")\"") }
        output.endLine()
        return holds
    }

    /// `for (UIView *view in views) { … }`; nothing is read of other loops.
    mutating func writeLoop(_ parser: inout ObjectiveCParser) throws(ReadError) -> Bool {
        let start = parser.position
        guard parser.isAt("(", start + 1) else { return false }
        let close = Int(source.tokens[start + 1].partner)
        var head = ObjectiveCParser(source, (start + 2)..<max(start + 2, close), depth: depth)
        guard let variable = head.declaredVariable(endings: ["in"]), head.take("in"), close + 1 < parser.end,
            source.is("{", at: close + 1)
        else { return false }
        let list = try head.expression()
        guard head.isAtEnd else { throw head.failure("\")\"") }
        parser.position = close + 1
        let body = parser.brackets()
        // In a closure, it would end one round only.
        if let result = body.first(where: { source.is("return", at: $0) }) {
            throw fault("found \"return\" in a loop, only straight-line layout code is read", result)
        }
        output.mark("(", at: list.token)
        try write(list)
        output.mark(")", at: list.token)
        output.member("forEach", at: start)
        output.mark("(", at: start)
        output.mark("{", at: start)
        output.name(variable.name, at: variable.token)
        output.word("in", at: variable.token)
        try writeStatements(body)
        output.mark("}", at: start)
        output.mark(")", at: start)
        return true
    }
}
