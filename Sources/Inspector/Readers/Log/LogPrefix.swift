import LayoutSyntax

/// The part of a log line before the message.
enum LogPrefix {
    /// The process of a line, such as `Shop[4211]`: a name and the number in brackets before the message.
    ///
    /// - Parameter end: The start of the message.
    static func process(_ line: ByteCursor, before end: Int) -> String? {
        let text = ByteCursor(line.bytes, 0..<min(end, line.end))
        // The last bracket that contains only numbers.
        var open: Int?
        var close = 0
        var index = text.end - 1
        while index >= 0 {
            if text.bytes[index] == UInt8(ascii: "]") {
                close = index
            } else if text.bytes[index] == UInt8(ascii: "["), close > index + 1 {
                let digits = text.run(from: index + 1, while: { $0.isDigit })
                let end =
                    text.byte(at: digits) == UInt8(ascii: ":")
                    ? text.run(from: digits + 1, while: { $0.isHexadecimalDigit }) : digits
                if digits > index + 1, end == close {
                    open = index
                    break
                }
                close = 0
            }
            index -= 1
        }
        guard let open, open > 0 else { return nil }
        let digits = text.run(from: open + 1, while: { $0.isDigit })
        let start = beginOfName(text, before: open)
        let name = text.string(start..<open)
        guard !name.isEmpty else { return nil }
        return name + "[" + text.string(open + 1..<digits) + "]"
    }

    /// The process name comes after the time: names can contain blanks, times have a colon between digits.
    private static func beginOfName(_ text: ByteCursor, before end: Int) -> Int {
        var start = 0
        var index = 1
        while index + 1 < end {
            if text.bytes[index] == UInt8(ascii: ":"), text.bytes[index - 1].isDigit,
                text.bytes[index + 1].isDigit
            {
                var behind = text.run(from: index) { !$0.isWhiteSpace }
                while behind < end, text.bytes[behind].isWhiteSpace { behind += 1 }
                if text.has("AM ", at: behind) || text.has("PM ", at: behind) { behind += 3 }
                start = min(behind, end)
            }
            index += 1
        }
        while start < end, text.bytes[start].isWhiteSpace { start += 1 }
        return start
    }
}
