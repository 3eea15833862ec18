import LayoutSyntax

extension SwiftCodeParser {
    /// The statements and declarations of the range.
    ///
    /// What cannot be parsed is a statement of its own (``SwiftCode/Statement/Kind/skipped(_:)``).
    package mutating func statements() -> [SwiftCode.Statement] {
        var statements: [SwiftCode.Statement] = []
        while !isAtEnd {
            if take(";") { continue }
            statements.append(read { parser throws(ReadError) in try parser.statement() })
            if !isAtEnd, isOnSameLine, !isNext(";") {
                statements.append(read { parser throws(ReadError) in throw parser.failure("the end of the line") })
            }
        }
        return statements
    }

    /// The declarations of a type, or those and the statements of a file. Those of all branches of `#if` are read.
    package mutating func declarations(isFile: Bool) -> [SwiftCode.Statement] {
        var declarations: [SwiftCode.Statement] = []
        while !isAtEnd {
            if take(";") || takeDirective() { continue }
            declarations.append(
                read { parser throws(ReadError) in
                    if let declaration = try parser.declaration(isMember: true) { return declaration }
                    guard parser.nextKind == .directive else {
                        guard isFile else { throw parser.failure("a declaration") }
                        return try parser.statement()
                    }
                    let start = parser.position
                    return .init(kind: .macro(try parser.expression()), token: start)
                }
            )
        }
        return declarations
    }

    /// Reads a statement, or skips it whole.
    private mutating func read(
        _ read: (inout SwiftCodeParser) throws(ReadError) -> SwiftCode.Statement
    ) -> SwiftCode.Statement {
        let start = position
        do {
            let statement = try read(&self)
            if position > start { return statement }
            skipStatement()
            return statement
        } catch {
            position = start
            (isBeforeBlock, isPattern) = (false, false)
            skipStatement()
            return .init(kind: .skipped(error), token: start)
        }
    }

    private mutating func statement() throws(ReadError) -> SwiftCode.Statement {
        let start = position
        func made(_ kind: SwiftCode.Statement.Kind) -> SwiftCode.Statement { .init(kind: kind, token: start) }
        if let declaration = try declaration(isMember: false) { return declaration }
        if nextKind == .directive, isConditional { return made(.compilation(try compilation())) }
        if let word = nextWord {
            switch word {
            case "return":
                position += 1
                if isAtEnd || isNext(";") || endsReturn { return made(.result(nil)) }
                return made(.result(try value()))
            case "yield" where isBeforeWord || isAfterNext("&"), "discard" where isBeforeWord:
                position += 1
                return made(.expression(try expression()))
            default: break
            }
            if let control = try control() { return made(.control(control)) }
            // The name of a loop.
            if isAfterNext(":"), position + 2 < end, kind(at: position + 2) == .word {
                position += 2
                let token = position
                guard let control = try control() else { throw failure("a loop") }
                return .init(kind: .control(control), token: token)
            }
            if word == "_", isAfterNext("=") {
                position += 2
                return made(.expression(try value()))
            }
        }
        let target = try expression()
        guard let mark = assignmentMark() else { return made(.expression(target)) }
        position += 1
        return made(.assignment(target: target, mark: mark, value: try value()))
    }

    /// Whether a `return` gives nothing back: what comes next is a statement of its own. Values can be on the next
    /// line.
    private var endsReturn: Bool {
        guard tokens.tokens[position].startsLine else { return false }
        if nextKind == .attribute || isConditional { return true }
        guard let word = nextWord else { return false }
        return word == "return" || Self.controlKeywords.contains(word) || Self.declarationKeywords.contains(word)
            || Self.modifiers.contains(word)
    }

    private mutating func compilation() throws(ReadError) -> [SwiftCode.Compilation] {
        var branches: [SwiftCode.Compilation] = []
        guard isNext("#if") else { throw failure("\"#if\"") }
        while true {
            let next = Int(tokens.tokens[position].partner)
            guard next > position, next < end else { throw failure("\"#endif\" behind it") }
            var body = position + 1
            while body < next, !tokens.tokens[body].startsLine { body += 1 }
            branches.append(.init(condition: (position + 1)..<body, body: .init(tokens: body..<next)))
            position = next
            if take("#endif") { return branches }
        }
    }
}
