import LayoutSyntax

extension SwiftCodeParser {
    /// An expression, or a pattern.
    package mutating func expression() throws(ReadError) -> SwiftCode.Expression {
        let start = position
        var operands = [try operand()]
        var operators: [String] = []
        func joined() -> SwiftCode.Expression {
            operators.isEmpty ? operands[0] : .operation(operands, operators: operators, at: start)
        }
        while let symbol = infix() {
            switch symbol {
            case "as", "is":
                let cast = try cast(of: operands[operands.count - 1], symbol)
                operands[operands.count - 1] = cast
            case "?":
                position += 1
                let first = try deeper { parser throws(ReadError) in try parser.value() }
                try skip(":")
                let second = try deeper { parser throws(ReadError) in try parser.value() }
                return .choice(joined(), first, second, at: start)
            default:
                operators.append(symbol)
                position = tokens.endOfOperator(at: position)
                operands.append(try operand())
            }
        }
        return joined()
    }

    /// An expression that can be an assignment: within parentheses, or behind a keyword.
    package mutating func value() throws(ReadError) -> SwiftCode.Expression {
        let start = position
        let target = try expression()
        guard let mark = assignmentMark() else { return target }
        position += 1
        return .operation([target, try expression()], operators: [mark], at: start)
    }

    func assignmentMark() -> String? {
        guard nextKind == .operator else { return nil }
        let mark = tokens.text(at: position)
        return Self.assignments.contains(mark) ? mark : nil
    }

    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/="]

    /// The operator between two operands that comes next.
    private mutating func infix() -> String? {
        guard position < end else { return nil }
        if nextKind == .word {
            if isNext("as") || isNext("is") { return tokens.text(at: position) }
            // The type of a function, as in `[() async throws -> Int]`.
            var index = position
            while index < end, tokens.is("async", at: index) || tokens.is("throws", at: index) { index += 1 }
            guard index > position, index < end, tokens.is("->", at: index) else { return nil }
            position = index
        }
        guard nextKind == .operator else { return nil }
        let token = tokens.tokens[position]
        guard token.fixity == .infix || isNext("->"), assignmentMark() == nil else { return nil }
        return tokens.operator(at: position)
    }

    /// A cast leaves the object what it is; `as?`, `is` and patterns ask.
    private mutating func cast(
        of operand: SwiftCode.Expression,
        _ symbol: String
    ) throws(ReadError) -> SwiftCode.Expression {
        var mark = symbol
        position += 1
        if mark == "as", isTouching, isNext("!") || isNext("?") {
            mark += tokens.text(at: position)
            position += 1
        }
        let type = try type()
        if mark.hasPrefix("as"), mark != "as?", !isPattern { return operand }
        return .cast(operand, mark: mark, type: type, at: operand.token)
    }

    private mutating func operand() throws(ReadError) -> SwiftCode.Expression {
        skipMarks()
        guard position < end else { throw failure("an expression") }
        let start = position
        if nextKind == .operator {
            let symbol = tokens.operator(at: position)
            let next = tokens.endOfOperator(at: position)
            // An operator as a value, as in `reduce(0, +)`.
            if next >= end || tokens.closes(at: next) {
                position = next
                return .unread(symbol, at: start)
            }
            guard assignmentMark() == nil, symbol != "->", symbol != "?" else { throw failure("an expression") }
            position = next
            let value = try deeper { parser throws(ReadError) in try parser.operand() }
            return .prefix(symbol, value, at: start)
        }
        switch nextWord {
        case "let", "var":
            position += 1
            return .binding(try deeper { parser throws(ReadError) in try parser.operand() }, at: start)
        case "is":
            position += 1
            let type = try type()
            return .cast(.unread("_", at: start), mark: "is", type: type, at: start)
        case "any", "some":
            guard isBeforeWord, !isAfterNext("as"), !isAfterNext("is") else { break }
            return .unread(try type(), at: start)
        case "if", "switch", "do":
            let control = try deeper { parser throws(ReadError) in
                try parser.reading(beforeBlock: false) { parser throws(ReadError) in try parser.control() }
            }
            if let control { return .control(control, at: start) }
        default: break
        }
        return try links(of: try primary(), from: start)
    }

    private static let marks: Set<String> = [
        "try", "await", "unsafe", "each", "repeat", "consume", "copy", "borrow", "inout", "sending",
        "isolated", "borrowing", "consuming", "__owned", "__shared",
    ]

    /// Moves behind what marks an expression and changes nothing: `try`, `await`, attributes of types.
    private mutating func skipMarks() {
        while position < end {
            if nextKind == .attribute {
                _ = attribute()
                continue
            }
            guard let word = nextWord, Self.marks.contains(word), position + 1 < end else { return }
            let next = tokens.tokens[position + 1]
            if word == "try" {
                position += 1
                if isTouching, isNext("!") || isNext("?") { position += 1 }
            } else if word == "await" {
                let isName = next.kind == .operator || next.startsLine || isAfterNext(".") && !next.isSpaced
                if isName || tokens.closes(at: position + 1) || isAfterNext(":") { return }
                position += 1
            } else if isBeforeWord, !isAfterNext("as"), !isAfterNext("is"), !isAfterNext("in"), !isAfterNext("else") {
                position += 1
            } else if word == "repeat" || word == "some" && isAfterNext("(") && next.isSpaced {
                position += 1
            } else {
                return
            }
        }
    }

    // MARK: Primaries

    private mutating func primary() throws(ReadError) -> SwiftCode.Primary {
        let start = position
        switch nextKind {
        case .number:
            position += 1
            guard let value = tokens.number(at: start) else {
                return .value(.unread(tokens.text(at: start), at: start))
            }
            return .value(.number(value, at: start))
        case .string: return .value(try string())
        case .regex:
            position += 1
            return .value(.unread("a regular expression", at: start))
        case .word:
            guard !Self.reserved.contains(tokens.text(at: start)) else { throw failure("an expression") }
            return .name(try member())
        case .directive:
            position += 1
            if take("::") { _ = try name() }
            return .directive(tokens.text(at: start))
        case .mark: break
        case .fault: throw ReadError(tokens.text(at: start), place: tokens.place(of: start))
        default: throw failure("an expression")
        }
        if isNext("[") { return .value(try deeper { parser throws(ReadError) in try parser.list() }) }
        if isNext("{") { return .closure(.init(tokens: brackets())) }
        if isNext("(") {
            let arguments = try deeper { parser throws(ReadError) in try parser.arguments() }
            if arguments.count == 1, arguments[0].label == nil { return .value(arguments[0].value) }
            return .value(.tuple(arguments, at: start))
        }
        if take(".") { return .implicit(try member()) }
        if take("\\") { return .value(try keyPath(from: start)) }
        throw failure("an expression")
    }

    private static let reserved: Set<String> = [
        "as", "is", "in", "case", "default", "else", "where", "let", "var", "func", "class", "struct", "enum",
        "extension", "protocol", "import", "return", "guard", "for", "while", "if", "switch", "do", "catch", "defer",
        "throw", "throws", "rethrows", "break", "continue", "fallthrough", "operator", "precedencegroup", "subscript",
        "init", "deinit", "typealias", "associatedtype", "static", "public", "private", "fileprivate", "internal",
    ]

    private mutating func string() throws(ReadError) -> SwiftCode.Expression {
        let start = position
        guard tokens.tokens[start].isInterpolated else {
            position += 1
            return .string(tokens.string(at: start), at: start)
        }
        let last = tokens.end(at: start)
        position += 1
        var parts: [[SwiftCode.Argument]] = []
        while position < last {
            parts.append(try deeper { parser throws(ReadError) in try parser.arguments() })
        }
        return .text(parts, at: start)
    }

    /// `\.name`, `\Type.name`: its names are those of a chain.
    private mutating func keyPath(from start: Int) throws(ReadError) -> SwiftCode.Expression {
        var path: SwiftCode.Expression?
        if isNext("."), kind(at: position + 1) == .mark || kind(at: position + 1) == .operator {
            // `\.[0]`, `\.?.name`
            position += 1
            path = try links(of: .value(.unread("\\", at: start)), from: start)
        } else {
            path = try links(of: try primary(), from: start + 1)
        }
        if case .chain(.implicit("self"), let links, _)? = path, links.isEmpty { path = nil }
        let text = (start..<position).map { tokens.text(at: $0) }.joined()
        return .keyPath(path, text: text, at: start)
    }

    /// A list or dictionary.
    private mutating func list() throws(ReadError) -> SwiftCode.Expression {
        let start = position
        let close = Int(tokens.tokens[position].partner)
        position += 1
        return try reading(beforeBlock: false) { parser throws(ReadError) in
            var elements: [SwiftCode.Expression] = []
            var pairs: [(key: SwiftCode.Expression, value: SwiftCode.Expression)] = []
            var isDictionary = parser.take(":")
            while parser.position < close {
                let element = try parser.value()
                if parser.take(":") {
                    isDictionary = true
                    pairs.append((element, try parser.value()))
                } else {
                    elements.append(element)
                }
                if parser.position < close { try parser.skip(",") }
            }
            parser.position = close + 1
            return isDictionary ? .dictionary(pairs, at: start) : .list(elements, at: start)
        }
    }
}
