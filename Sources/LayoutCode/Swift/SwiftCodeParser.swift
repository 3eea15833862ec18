import LayoutSyntax

/// Parses a range of tokens: the statements of a block, or one expression.
///
/// Types, functions and closures within it stay ranges of tokens.
package struct SwiftCodeParser {
    package let tokens: SwiftCodeTokens
    package var position: Int
    let end: Int
    private var depth = 0
    /// Whether a brace begins a block rather than a closure, as behind `if`.
    var isBeforeBlock = false
    /// Whether the expression is a pattern, where `as` asks for a type.
    var isPattern = false

    /// How deeply parentheses and brackets can nest.
    package static let maximumDepth = 200

    package init(_ tokens: SwiftCodeTokens, _ range: Range<Int>) {
        self.tokens = tokens
        position = range.lowerBound
        end = range.upperBound
    }

    package init(_ tokens: SwiftCodeTokens) { self.init(tokens, 0..<tokens.count) }

    package var isAtEnd: Bool { position >= end }

    // MARK: Asking

    func isNext(_ text: StaticString) -> Bool { position < end && tokens.is(text, at: position) }

    func isAfterNext(_ text: StaticString) -> Bool { position + 1 < end && tokens.is(text, at: position + 1) }

    func kind(at index: Int) -> SwiftCodeTokens.Kind? { index < end ? tokens.tokens[index].kind : nil }

    var nextKind: SwiftCodeTokens.Kind? { kind(at: position) }

    /// The word that comes next, with its backticks.
    var nextWord: String? { nextKind == .word ? tokens.text(at: position) : nil }

    /// Whether the next token continues the line of the one before it.
    var isOnSameLine: Bool { position < end && !tokens.tokens[position].startsLine }

    /// Whether the next token touches the one before it.
    var isTouching: Bool { position < end && !tokens.tokens[position].isSpaced }

    /// Whether a word comes after the next one, on its line.
    var isBeforeWord: Bool { kind(at: position + 1) == .word && !tokens.tokens[position + 1].startsLine }

    func failure(_ expected: String) -> ReadError {
        if position >= end {
            return ReadError("the code ends here, expected \(expected)", place: tokens.place(of: max(0, end - 1)))
        }
        return ReadError(
            "found \"\(tokens.text(at: position))\", expected \(expected)",
            place: tokens.place(of: position)
        )
    }

    // MARK: Taking

    mutating func skip(_ text: StaticString) throws(ReadError) {
        guard isNext(text) else { throw failure("\"\(text)\"") }
        position += 1
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        position += 1
        return true
    }

    mutating func name() throws(ReadError) -> String {
        guard nextKind == .word else { throw failure("a name") }
        position += 1
        return tokens.name(at: position - 1)
    }

    /// The tokens within the brackets that begin here; the position moves behind them.
    mutating func brackets() -> Range<Int> {
        let partner = Int(tokens.tokens[position].partner)
        let content = (position + 1)..<max(position + 1, partner)
        position = max(position, partner) + 1
        return content
    }

    mutating func block() throws(ReadError) -> SwiftCode.Block {
        guard isNext("{") else { throw failure("\"{\"") }
        return .init(tokens: brackets())
    }

    /// Moves behind one token, or behind the brackets or the string that begin with it.
    mutating func skipOne() { position = tokens.end(at: position) }

    /// Moves behind a line of `#if` and its like, whose branches are all read.
    mutating func takeDirective() -> Bool {
        guard isConditional else { return false }
        repeat { position += 1 } while isOnSameLine
        return true
    }

    /// Moves behind the rest of the line, and the brackets that begin on it.
    mutating func skipLine() { repeat { skipOne() } while isOnSameLine }

    /// Moves behind the statement that begins here: up to the line that does not continue it.
    mutating func skipStatement() {
        repeat { skipOne() } while position < end && !isNext(";") && isContinued
    }

    private var isContinued: Bool {
        guard tokens.tokens[position].startsLine else { return true }
        let token = tokens.tokens[position]
        let isJoined = token.kind == .operator && token.fixity == .infix
        return isJoined || isNext(".") || isNext("{") || tokens.is(",", at: position - 1)
            || tokens.tokens[position - 1].kind == .operator && tokens.tokens[position - 1].fixity == .infix
    }

    /// Reads within brackets, or behind an operator that nests.
    mutating func deeper<Value>(
        _ read: (inout SwiftCodeParser) throws(ReadError) -> Value
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

    /// Reads where a brace begins a block or not, and leaves that as it was.
    mutating func reading<Value>(
        beforeBlock: Bool,
        pattern: Bool? = nil,
        _ read: (inout SwiftCodeParser) throws(ReadError) -> Value
    ) throws(ReadError) -> Value {
        let outer = (isBeforeBlock, isPattern)
        isBeforeBlock = beforeBlock
        isPattern = pattern ?? isPattern
        defer { (isBeforeBlock, isPattern) = outer }
        return try read(&self)
    }
}
