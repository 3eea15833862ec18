import LayoutSyntax

/// Functions on the bytes of log lines, before anything is parsed.
enum LogLines {
    /// The marks that comments, quotations and web pages put before a line.
    static let marks: [UInt8] = Array(" \t>*/#|`".utf8)

    /// The offset of the next line break.
    static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        start < bytes.count ? bytes.firstOffset(of: 0x0A, start..<bytes.count) : nil
    }

    /// Counts the lines that end before `limit`, and returns where the next one begins.
    static func skip(_ bytes: UnsafeRawBufferPointer, from start: Int, to limit: Int) -> (end: Int, lines: Int) {
        var next = start
        var lines = 0
        let window = UnsafeRawBufferPointer(rebasing: bytes[..<limit])
        while let newline = end(in: window, from: next) {
            lines += 1
            next = newline + 1
        }
        return (next, lines)
    }

    /// Whether the last of some lines only opens a list.
    static func isOpening(_ lines: UnsafeRawBufferPointer) -> Bool {
        var end = lines.count
        while end > 0, lines[end - 1].isBlank || lines[end - 1] == 0x0D { end -= 1 }
        guard end > 0, lines[end - 1] == UInt8(ascii: "(") || lines[end - 1] == UInt8(ascii: "[") else { return false }
        var start = end - 1
        // A blank separates it from the prefix of a line.
        if start > 0, lines[start - 1] == 0x20 || lines[start - 1] == 0x09 { return true }
        while start > 0, marks.contains(lines[start - 1]) { start -= 1 }
        return start == 0 || lines[start - 1] == 0x0A
    }

    /// The places of `\n` (or syslog's `#012`) written in place of a line break.
    static func writtenBreaks(_ text: ByteCursor) -> [(offset: Int, length: Int)] {
        var breaks: [(Int, Int)] = []
        var index = 0
        while index < text.end {
            if text.has("\\n", at: index), !text.has("\\", at: index - 1) {
                breaks.append((index, 2))
                index += 2
            } else if text.has("#012", at: index) {
                breaks.append((index, 4))
                index += 4
            } else {
                index += 1
            }
        }
        return breaks
    }

    /// A string's content without the escapes `\"` and `\t`.
    static func withoutBackslashes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex {
                let next = bytes[index + 1]
                if next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") || next == UInt8(ascii: "t") {
                    result.append(next == UInt8(ascii: "t") ? 0x09 : next)
                    index += 2
                    continue
                }
            }
            result.append(bytes[index])
            index += 1
        }
        return result
    }
}
