import LayoutSyntax

/// Strings, with the tokens of their interpolations, and regular expressions.
extension SwiftCodeScanner {
    mutating func openString(hashes: Int) throws(ReadError) {
        let index = tokens.count - 1
        let isMultiline = isAt("\"\"\"") && !endsLine(hashes: hashes)
        let start = Place(line: Int(tokens[index].line), column: Int(tokens[index].column))
        strings.append(.init(token: index, hashes: hashes, isMultiline: isMultiline, place: start))
        position += isMultiline ? 3 : 1
        try continueString()
    }

    /// Whether a string that begins with three quotes ends on its line: `#"""#` is one quote.
    private func endsLine(hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        let line = bytes[position...].prefix(1000).prefix { $0 != UInt8(ascii: "\n") }.indices
        return line.dropFirst(2).contains { bytes[$0] == UInt8(ascii: "\"") && hasHashes(hashes, after: $0 + 1) }
    }

    func neverClosed(_ string: OpenString) -> ReadError {
        ReadError(
            "the string is never closed, expected \(string.isMultiline ? "\"\"\"" : "a quote")",
            place: string.place
        )
    }

    /// Counts the parentheses within an interpolation, behind which its string goes on.
    mutating func countInterpolation(_ mark: UInt8) throws(ReadError) {
        guard !strings.isEmpty else { return }
        let last = strings.count - 1
        if mark == UInt8(ascii: "(") { strings[last].depth += 1 }
        if mark == UInt8(ascii: ")") {
            strings[last].depth -= 1
            if strings[last].depth == 0 { try continueString() }
        }
    }

    /// Moves to the end of the innermost string, or behind the parenthesis of its next interpolation.
    private mutating func continueString() throws(ReadError) {
        guard let string = strings.last else { return }
        let length = string.isMultiline ? 3 : 1
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") {
                if !string.isMultiline { break }
                position += 1
                nextLine()
            } else if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, after: position + 1) {
                position += 1 + string.hashes
                guard position < bytes.count else { break }
                if bytes[position] == UInt8(ascii: "(") { return openInterpolation() }
                position += 1
                if bytes[position - 1] == UInt8(ascii: "\n") { nextLine() }
            } else if string.isMultiline ? isAt("\"\"\"") : byte == UInt8(ascii: "\""),
                hasHashes(string.hashes, after: position + length)
            {
                position += length + string.hashes
                tokens[string.token].end = Int32(truncatingIfNeeded: position)
                if tokens[string.token].isInterpolated {
                    tokens[string.token].partner = Int32(truncatingIfNeeded: tokens.count - 1)
                }
                strings.removeLast()
                return
            } else {
                position += 1
            }
        }
        throw neverClosed(string)
    }

    private mutating func openInterpolation() {
        let last = strings.count - 1
        tokens[strings[last].token].isInterpolated = true
        strings[last].depth = 1
        add(.mark, isSpaced: false)
        position += 1
        tokens[tokens.count - 1].end = Int32(truncatingIfNeeded: position)
    }

    /// A line within a string, which begins no statement.
    private mutating func nextLine() {
        line += 1
        lineStart = position
    }

    private func hasHashes(_ count: Int, after index: Int) -> Bool {
        index + count <= bytes.count && bytes[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    // MARK: Regular expressions

    /// From the hashes to those behind the closing slash.
    mutating func skipRegex(hashes: Int) throws(ReadError) {
        let start = place
        position += hashes + 1
        let isMultiline = position < bytes.count && (bytes[position] == 0x0A || bytes[position] == 0x0D)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "/"), hasHashes(hashes, after: position) {
                position += hashes
                return
            }
            if byte == UInt8(ascii: "\n") {
                if !isMultiline { break }
                nextLine()
            } else if byte == UInt8(ascii: "\\"), position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
                position += 1
            }
        }
        throw ReadError("the regular expression is never closed, expected \"/\"", place: start)
    }

    /// The position behind a regular expression between slashes, if one begins here: where an operand can, without
    /// blanks at its ends, and with parentheses in pairs.
    var regexEnd: Int? {
        guard canBeginOperand, position + 1 < bytes.count else { return nil }
        var index = position + 1
        if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[index]) {
            return nil
        }
        var depth = 0
        var isInClass = false
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                let before = bytes[index - 1]
                return before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether the token before the one that begins here is not the end of an operand.
    private var canBeginOperand: Bool {
        guard tokens.count >= 2 else { return true }
        let before = tokens[tokens.count - 2]
        let text = bytes[Int(before.start)..<Int(before.end)]
        switch before.kind {
        case .number, .string, .regex, .attribute, .directive, .fault: return false
        case .operator: return before.fixity != .postfix
        case .mark:
            return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ".")]
                .contains(text.first ?? 0)
        case .word:
            return ["return", "in", "case", "try", "await", "where", "if", "while", "else", "throw", "is", "as"]
                .contains(String(decoding: text, as: UTF8.self))
        }
    }
}
