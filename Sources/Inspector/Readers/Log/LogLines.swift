import LayoutSyntax

/// What a log's lines are as bytes, before anything of them is understood.
enum LogLines {
    /// What comments, quotations and pages put before a line.
    static let marks: [UInt8] = Array(" \t>*/#|`".utf8)

    /// The offset of the next line break.
    static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        start < bytes.count ? bytes.firstOffset(of: 0x0A, start..<bytes.count) : nil
    }

    /// Counts the lines that end before `limit`, and tells where the next one begins.
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

    /// Whether the last of some lines opens a list and does nothing else.
    static func isOpening(_ lines: UnsafeRawBufferPointer) -> Bool {
        var end = lines.count
        while end > 0, lines[end - 1].isBlank || lines[end - 1] == 0x0D { end -= 1 }
        guard end > 0, lines[end - 1] == UInt8(ascii: "(") || lines[end - 1] == UInt8(ascii: "[") else { return false }
        var start = end - 1
        // A blank parts it from what a program puts before each line.
        if start > 0, lines[start - 1] == 0x20 || lines[start - 1] == 0x09 { return true }
        while start > 0, marks.contains(lines[start - 1]) { start -= 1 }
        return start == 0 || lines[start - 1] == 0x0A
    }

    /// Where `\n` (or syslog's `#012`) is written out instead of a line break.
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

    /// A string's content, as it was before it was written with `\"` and `\t`.
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
