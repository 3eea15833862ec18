import LayoutSyntax

/// Parses expressions of Objective-C from a range of tokens.
struct ObjectiveCParser {
    let tokens: SwiftCodeTokens
    var position: Int
    let end: Int
    private var depth: Int

    /// How deeply brackets can nest, those of blocks included.
    static let maximumDepth = 200

    init(_ tokens: SwiftCodeTokens, _ range: Range<Int>, depth: Int) {
        self.tokens = tokens
        position = range.lowerBound
        end = range.upperBound
        self.depth = depth
    }

    // MARK: Asking

    var isAtEnd: Bool { position >= end }

    func isNext(_ text: StaticString) -> Bool { isAt(text, position) }

    func isAt(_ text: StaticString, _ index: Int) -> Bool { index < end && tokens.is(text, at: index) }

    func kind(at index: Int) -> SwiftCodeTokens.Kind? { index < end ? tokens.tokens[index].kind : nil }

    var nextKind: SwiftCodeTokens.Kind? { kind(at: position) }

    func text(at index: Int) -> String { index < end ? tokens.text(at: index) : "" }

    func failure(_ expected: String) -> ReadError {
        if position >= end {
            return ReadError("the code ends here, expected \(expected)", place: tokens.place(of: max(0, end - 1)))
        }
        return ReadError("found \"\(text(at: position))\", expected \(expected)", place: tokens.place(of: position))
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        position += 1
        return true
    }

    mutating func skip(_ text: StaticString) throws(ReadError) {
        guard take(text) else { throw failure("\"\(text)\"") }
    }

    mutating func name() throws(ReadError) -> String {
        guard nextKind == .word else { throw failure("a name") }
        position += 1
        return tokens.text(at: position - 1)
    }

    /// The tokens within the brackets that begin here; the position moves behind them.
    mutating func brackets() -> Range<Int> {
        let partner = Int(tokens.tokens[position].partner)
        let content = (position + 1)..<max(position + 1, partner)
        position = max(position, partner) + 1
        return content
    }

    mutating func deeper<Value>(
        _ read: (inout ObjectiveCParser) throws(ReadError) -> Value
    ) throws(ReadError) -> Value {
        guard depth < Self.maximumDepth else {
            throw ReadError(
                "brackets nest deeper than \(Self.maximumDepth) levels",
                place: tokens.place(of: position)
            )
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    // MARK: Expressions

    mutating func expression() throws(ReadError) -> ObjectiveCExpression {
        let start = position
        var operands = [try operand()]
        var operators: [String] = []
        while nextKind == .operator {
            let symbol = text(at: position)
            if symbol == "?" {
                position += 1
                if !isNext(":") { _ = try deeper { parser throws(ReadError) in try parser.expression() } }
                try skip(":")
                _ = try deeper { parser throws(ReadError) in try parser.expression() }
                return .unread("a choice with ? and :", at: start)
            }
            if symbol.hasSuffix("="), !["==", "!=", "<=", ">="].contains(symbol) { break }
            if symbol == "++" || symbol == "--" || symbol == "..." { break }
            operators.append(symbol)
            position += 1
            operands.append(try operand())
        }
        return operators.isEmpty ? operands[0] : .operation(operands, operators: operators, at: start)
    }

    private mutating func operand() throws(ReadError) -> ObjectiveCExpression {
        let start = position
        if nextKind == .operator, !isNext("^") {
            let symbol = text(at: position)
            guard ["-", "!", "+", "&", "*", "~"].contains(symbol) else { throw failure("an expression") }
            position += 1
            let value = try deeper { parser throws(ReadError) in try parser.operand() }
            if symbol == "&" || symbol == "*" || symbol == "~" { return .unread("\"\(symbol)\"", at: start) }
            return .prefix(symbol, value, at: start)
        }
        if isNext("("), let type = castType() {
            let value = try deeper { parser throws(ReadError) in try parser.operand() }
            return .cast(type, value, at: start)
        }
        let primary: ObjectiveCExpression.Primary
        switch try self.primary() {
        case .primary(let value): primary = value
        case .whole(let value):
            guard isNext(".") || isNext("->") else { return value }
            primary = .group(value)
        }
        let links = try links()
        if links.isEmpty, case .group(let value) = primary, case .chain = value { return value }
        return .chain(primary, links, at: start)
    }

    private enum Beginning {
        case primary(ObjectiveCExpression.Primary)
        /// A literal.
        case whole(ObjectiveCExpression)
    }

    private mutating func primary() throws(ReadError) -> Beginning {
        let start = position
        switch nextKind {
        case .number:
            let literal = text(at: position)
            guard let number = ObjectiveCLiteral.number(of: literal) else {
                throw ReadError("\"\(literal)\" is not a number", place: tokens.place(of: position))
            }
            position += 1
            return .whole(.number(number, isWhole: ObjectiveCLiteral.isWhole(literal), at: start))
        case .string: return .whole(.text(string(), at: start))
        case .directive:
            position += 1
            return .whole(.unread(text(at: start), at: start))
        case .attribute: return .whole(try literal())
        case .word:
            position += 1
            return .primary(.name(text(at: start)))
        default: break
        }
        if isNext("[") {
            return .primary(.message(try deeper { parser throws(ReadError) in try parser.message() }))
        }
        if isNext("^") { return .primary(try block()) }
        if isNext("("), isAt("{", position + 1) {
            let content = brackets()
            let body = (content.lowerBound + 1)..<max(content.lowerBound + 1, content.upperBound - 1)
            return .primary(.statements(body))
        }
        if take("(") {
            let value = try deeper { parser throws(ReadError) in try parser.expression() }
            try skip(")")
            return .primary(.group(value))
        }
        throw failure("an expression")
    }

    /// Literals one after the other are one text.
    private mutating func string() -> String? {
        var text: String? = ""
        while nextKind == .string {
            let part = ObjectiveCLiteral.text(of: self.text(at: position))
            text = part.flatMap { part in text.map { $0 + part } }
            position += 1
        }
        return text
    }

    /// What begins with `@`.
    private mutating func literal() throws(ReadError) -> ObjectiveCExpression {
        let start = position
        position += 1
        switch text(at: start) {
        case "@YES", "@NO", "@true", "@false":
            return .boxed(.chain(.name(String(text(at: start).dropFirst())), [], at: start), at: start)
        case "@":
            if isNext("[") {
                return .list(try deeper { parser throws(ReadError) in try parser.elements() }, at: start)
            }
            if isNext("{") {
                _ = brackets()
                return .unread("a dictionary", at: start)
            }
            return .boxed(try deeper { parser throws(ReadError) in try parser.operand() }, at: start)
        case let name:
            if isNext("(") { _ = brackets() }
            return .unread("\"\(name)\"", at: start)
        }
    }

    /// The expressions in the brackets that begin here.
    mutating func elements() throws(ReadError) -> [ObjectiveCExpression] {
        let close = Int(tokens.tokens[position].partner)
        position += 1
        var elements: [ObjectiveCExpression] = []
        while position < close {
            elements.append(try expression())
            if position < close { try skip(",") }
        }
        position = close + 1
        return elements
    }
}
