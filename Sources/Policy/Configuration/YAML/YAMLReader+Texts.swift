import LayoutInspector

/// Texts: plain, in quotes, and in blocks.
extension YAMLReader {
    /// Whether a text without quotes begins at the cursor.
    var isAtPlainText: Bool {
        switch cursor.byte {
        case nil, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"),
            UInt8(ascii: ">"):
            false
        default: true
        }
    }

    /// The collection in brackets or the text at the cursor.
    ///
    /// - Parameters:
    ///   - column: Of what the value belongs to; `nil` in brackets, where indentation does not count.
    ///   - continues: Whether a plain text goes on in the lines below. That of a key does not.
    mutating func inlineValue(inside column: Int?, continues: Bool) throws(ReadError) -> YAMLNode.Value {
        try refuseReferences()
        switch cursor.byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): return try flowCollection()
        case UInt8(ascii: "\""): return .text(try doubleQuoted())
        case UInt8(ascii: "'"): return .text(try singleQuoted())
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            guard let column else { throw fault("expected a text without \"|\" or \">\" in brackets") }
            return .text(try blockText(inside: column))
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: "#"):
            throw fault("expected a value, found \(found); put a text that begins so in quotes")
        default:
            let line = plainLine(inFlow: column == nil)
            let value = YAMLNode.Value.text(line)
            return continues || column == nil ? continued(value, inside: column) : value
        }
    }

    /// Nothing, or the text.
    private static func plain(_ text: String) -> YAMLNode.Value {
        ["", "~", "null", "Null", "NULL"].contains(text) ? .none : .text(text)
    }

    /// A plain text up to what ends it in its line.
    private mutating func plainLine(inFlow: Bool) -> String {
        let start = cursor.offset
        var end = start
        while let byte = cursor.byte, !YAMLCursor.isLineEnd(byte) {
            if byte == UInt8(ascii: ":") {
                if cursor.isBlank(1) || inFlow && cursor.byte(1).map(Self.isFlowMark) == true { break }
            } else if byte == UInt8(ascii: "#") {
                if cursor.offset > start, cursor.isBlank(-1) { break }
            } else if inFlow, Self.isFlowMark(byte) {
                break
            }
            cursor.advance()
            if byte != 0x20, byte != 0x09 { end = cursor.offset }
        }
        return String(decoding: cursor.bytes[start..<end], as: UTF8.self)
    }

    /// A plain text with the lines below that belong to it: those that are indented more than its owner.
    mutating func continued(_ first: YAMLNode.Value, inside column: Int?) -> YAMLNode.Value {
        guard case .text(var result) = first else { return first }
        while cursor.isAtLineEnd, !cursor.isAtEnd {
            var ahead = cursor
            var lineEnds = 0
            while !ahead.isAtEnd, ahead.isAtLineEnd {
                ahead.skipLineEnd()
                lineEnds += 1
                ahead.skipBlanks()
            }
            guard let byte = ahead.byte, byte != UInt8(ascii: "#"), !ahead.isAtDocumentMark else { break }
            if let column {
                guard ahead.column > column else { break }
            } else if Self.isFlowMark(byte) || byte == UInt8(ascii: ":") && ahead.isBlank(1) {
                break
            }
            cursor = ahead
            result += Self.folded(lineEnds) + plainLine(inFlow: column == nil)
        }
        return Self.plain(result)
    }

    /// One line end is a blank; of more, the first is dropped.
    private static func folded(_ lineEnds: Int) -> String {
        lineEnds == 1 ? " " : String(repeating: "\n", count: lineEnds - 1)
    }

    // MARK: Quotes

    private mutating func singleQuoted() throws(ReadError) -> String {
        let opening = cursor.place
        var units: [UInt8] = []
        cursor.advance()
        while let byte = cursor.byte {
            if byte == UInt8(ascii: "'") {
                cursor.advance()
                // Two stand for one.
                guard cursor.byte == byte else { return String(decoding: units, as: UTF8.self) }
            } else if YAMLCursor.isLineEnd(byte) {
                try foldQuoted(&units, keeping: 0)
                continue
            }
            units.append(byte)
            cursor.advance()
        }
        throw ReadError("invalid YAML: expected \"'\" at the end of the text that begins here", place: opening)
    }

    private mutating func doubleQuoted() throws(ReadError) -> String {
        let opening = cursor.place
        var units: [UInt8] = []
        // Blanks before this came from escapes, and stay at the end of a line.
        var kept = 0
        cursor.advance()
        while let byte = cursor.byte {
            if byte == UInt8(ascii: "\"") {
                cursor.advance()
                return String(decoding: units, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                try readEscape(into: &units)
                kept = units.count
            } else if YAMLCursor.isLineEnd(byte) {
                try foldQuoted(&units, keeping: kept)
            } else {
                units.append(byte)
                cursor.advance()
            }
        }
        throw ReadError("invalid YAML: expected '\"' at the end of the text that begins here", place: opening)
    }

    /// Goes to the next line with text: blanks around line ends are dropped.
    private mutating func foldQuoted(_ units: inout [UInt8], keeping kept: Int) throws(ReadError) {
        while units.count > kept, units.last == 0x20 || units.last == 0x09 { units.removeLast() }
        var lineEnds = 0
        while !cursor.isAtEnd, cursor.isAtLineEnd {
            cursor.skipLineEnd()
            if cursor.isAtDocumentMark { throw fault("expected the end of a text in quotes, found \(found)") }
            lineEnds += 1
            cursor.skipBlanks()
        }
        units += Array(Self.folded(lineEnds).utf8)
    }

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "t"): "\t",
        0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}", UInt8(ascii: "f"): "\u{0C}",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", 0x20: " ", UInt8(ascii: "\""): "\"",
        UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
        UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
    ]
    private static let digits: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]

    /// The escape sequence at the cursor.
    private mutating func readEscape(into units: inout [UInt8]) throws(ReadError) {
        guard let letter = cursor.byte(1) else { return cursor.advance() }
        if YAMLCursor.isLineEnd(letter) {
            // The line goes on without a blank, after empty ones.
            cursor.advance()
            cursor.skipLineEnd()
            cursor.skipBlanks()
            while !cursor.isAtEnd, cursor.isAtLineEnd {
                units.append(0x0A)
                cursor.skipLineEnd()
                cursor.skipBlanks()
            }
        } else if let text = Self.escapes[letter] {
            units += Array(text.utf8)
            cursor.advance(2)
        } else if let count = Self.digits[letter] {
            var code: UInt32 = 0
            for position in 2..<2 + count {
                let digit = cursor.byte(position).flatMap { Character(UnicodeScalar($0)).hexDigitValue }
                guard let digit else {
                    throw fault("expected \(count) hexadecimal digits in an escape sequence, found \(found)")
                }
                code = code << 4 | UInt32(digit)
            }
            guard let scalar = UnicodeScalar(code) else { throw fault("expected a character, found \(found)") }
            units += Array(String(Character(scalar)).utf8)
            cursor.advance(2 + count)
        } else {
            throw fault("expected an escape sequence, found \(found)")
        }
    }

    // MARK: Blocks

    /// The lines below `|` (as they are) or `>` (folded), as long as they are indented.
    private mutating func blockText(inside column: Int) throws(ReadError) -> String {
        let isFolded = cursor.byte == UInt8(ascii: ">")
        var ending = UInt8(ascii: " ")
        var indentation: Int?
        cursor.advance()
        while let byte = cursor.byte, !cursor.isBlank(0) {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "+"): ending = byte
            case UInt8(ascii: "1")...UInt8(ascii: "9"): indentation = max(column, 0) + Int(byte - UInt8(ascii: "0"))
            default: throw fault("expected \"-\", \"+\" or an indentation, found \(found)")
            }
            cursor.advance()
        }
        cursor.skipComment()
        if !cursor.isAtLineEnd { throw fault("expected the end of the line, found \(found)") }
        let lines = blockLines(inside: column, indentation: indentation)
        let isText = { (line: String) in !line.isEmpty }
        let count = (lines.lastIndex(where: isText) ?? -1) + 1
        let text = isFolded ? Self.folded(lines[..<count]) : lines[..<count].joined(separator: "\n")
        switch ending {
        case UInt8(ascii: "-"): return text
        case UInt8(ascii: "+"): return text + String(repeating: "\n", count: lines.count - count + (count > 0 ? 1 : 0))
        default: return count > 0 ? text + "\n" : ""
        }
    }

    /// The lines of a block without their indentation, which is that of the first line with text.
    private mutating func blockLines(inside column: Int, indentation: Int?) -> [String] {
        var indentation = indentation
        var lines: [String] = []
        while !cursor.isAtEnd {
            var ahead = cursor
            ahead.skipLineEnd()
            if ahead.isAtEnd || ahead.isAtDocumentMark { break }
            while ahead.byte == 0x20, ahead.column < indentation ?? Int.max { ahead.advance() }
            if !ahead.isAtLineEnd {
                let least = indentation ?? ahead.column
                guard ahead.column >= least, least > column else { break }
                indentation = least
            }
            let start = ahead.offset
            ahead.skipLine()
            lines.append(ahead.text(from: start))
            cursor = ahead
        }
        return lines
    }

    /// Lines joined by blanks, but for those that are indented further.
    private static func folded(_ lines: ArraySlice<String>) -> String {
        var text = ""
        var empty = 0
        var wasIndented = false
        var isFirst = true
        for line in lines {
            if line.isEmpty {
                empty += 1
                continue
            }
            let isIndented = line.hasPrefix(" ") || line.hasPrefix("\t")
            if isFirst {
                text += String(repeating: "\n", count: empty)
            } else if isIndented || wasIndented {
                text += String(repeating: "\n", count: empty + 1)
            } else {
                text += folded(empty + 1)
            }
            text += line
            (empty, wasIndented, isFirst) = (0, isIndented, false)
        }
        return text
    }
}
