/// Splits Swift source into words, comments, strings and what is between them. Nothing is lost.
struct SwiftScanner {
    enum Kind: Equatable {
        /// A word, with the `@` or `#` before it.
        case code(String)
        case other
    }

    struct Piece {
        var kind: Kind
        var text: Substring
        var line: Int
        var column: Int
    }

    private var rest: Substring
    private var line = 1
    private var column = 1

    init(_ source: String) {
        rest = source[...]
    }

    mutating func next() -> Piece? {
        guard let first = rest.first else { return nil }
        if rest.hasPrefix("//") { return take(.other, rest.prefix { !$0.isNewline }) }
        if rest.hasPrefix("/*") { return take(.other, comment()) }
        if let string = string() { return take(.other, string) }
        if first == "@" || first == "#" || Self.isWord(first) {
            let end = rest.dropFirst().prefix(while: Self.isWord).endIndex
            let word = rest[..<end]
            return take(.code(String(word)), word)
        }
        return take(.other, rest.prefix(1))
    }

    var isAtParenthesis: Bool { rest.first == "(" }

    /// Skips a pair of parentheses and returns what is in it; `nil` if it does not end.
    mutating func parenthesized() -> Substring? {
        var depth = 0
        var end = rest.startIndex
        while end < rest.endIndex {
            if rest[end] == "(" { depth += 1 }
            if rest[end] == ")" { depth -= 1 }
            end = rest.index(after: end)
            if depth == 0 { break }
        }
        guard depth == 0, end > rest.startIndex else { return nil }
        let text = take(.other, rest[..<end]).text
        return text.dropFirst().dropLast()
    }

    /// Skips a text if it comes next.
    mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        _ = take(.other, rest.prefix(text.count))
        return true
    }

    private mutating func take(_ kind: Kind, _ text: Substring) -> Piece {
        let piece = Piece(kind: kind, text: text, line: line, column: column)
        for character in text {
            if character.isNewline {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        rest = rest[text.endIndex...]
        return piece
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Comments are within comments.
    private func comment() -> Substring {
        var depth = 0
        var end = rest.startIndex
        while end < rest.endIndex {
            let tail = rest[end...]
            if tail.hasPrefix("/*") {
                depth += 1
                end = rest.index(end, offsetBy: 2)
            } else if tail.hasPrefix("*/") {
                depth -= 1
                end = rest.index(end, offsetBy: 2)
                if depth == 0 { break }
            } else {
                end = rest.index(after: end)
            }
        }
        return rest[..<end]
    }

    /// A whole string, whatever is in its interpolations.
    private func string() -> Substring? {
        let marks = rest.prefix { $0 == "#" }
        var tail = rest.dropFirst(marks.count)
        guard tail.first == "\"" else { return nil }
        let quotes = tail.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let closing = quotes + marks
        tail = tail.dropFirst(quotes.count)
        while !tail.isEmpty {
            if tail.hasPrefix(closing) { return rest[..<tail.index(tail.startIndex, offsetBy: closing.count)] }
            if marks.isEmpty, tail.first == "\\" {
                // An interpolation can have strings of its own.
                let isInterpolation = tail.dropFirst().first == "("
                tail = tail.dropFirst(2)
                if isInterpolation { tail = Self.afterInterpolation(tail) }
            } else if quotes.count == 1, tail.first?.isNewline == true {
                return rest[..<tail.startIndex]
            } else {
                tail = tail.dropFirst()
            }
        }
        return rest
    }

    private static func afterInterpolation(_ text: Substring) -> Substring {
        var depth = 1
        var isInString = false
        var tail = text
        while let character = tail.first, depth > 0 {
            if character.isNewline { return tail }
            if character == "\"" { isInString.toggle() }
            if !isInString, character == "(" { depth += 1 }
            if !isInString, character == ")" { depth -= 1 }
            tail = tail.dropFirst()
        }
        return tail
    }
}
