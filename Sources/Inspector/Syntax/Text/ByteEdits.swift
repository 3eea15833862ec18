/// Replacements of parts of some bytes; all that is not named stays byte for byte.
package struct ByteEdits {
    private struct Replacement {
        var range: Range<Int>
        var bytes: [UInt8]
        /// Its position in the order of edits, which is the order of insertions at one place.
        var number: Int
    }

    private var replacements: [Replacement] = []

    package init() {}

    package var isEmpty: Bool { replacements.isEmpty }

    package mutating func replace(_ range: Range<Int>, with text: String) {
        replacements.append(Replacement(range: range, bytes: Array(text.utf8), number: replacements.count))
    }

    package mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    package mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

    /// The bytes with all replacements made.
    ///
    /// - Returns: `nil` where two of them overlap.
    /// - Complexity: O(bytes + n log n) for n replacements.
    package func applied(to bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + replacements.reduce(0) { $0 + $1.bytes.count })
        var position = 0
        for replacement in ordered {
            guard replacement.range.lowerBound >= position else { return nil }
            result.append(contentsOf: bytes[position..<replacement.range.lowerBound])
            result.append(contentsOf: replacement.bytes)
            position = replacement.range.upperBound
        }
        result.append(contentsOf: bytes[position...])
        return result
    }

    /// The replacements by line and column, in the order of their places. Those that touch are one.
    ///
    /// - Precondition: None of them overlap; ``applied(to:)`` checks that.
    /// - Complexity: O(bytes + n log n) for n replacements.
    package func textReplacements(in bytes: UnsafeRawBufferPointer) -> [TextReplacement] {
        var joined: [(range: Range<Int>, bytes: [UInt8])] = []
        for replacement in ordered {
            if let last = joined.last, last.range.upperBound >= replacement.range.lowerBound {
                let end = Swift.max(last.range.upperBound, replacement.range.upperBound)
                joined[joined.count - 1].range = last.range.lowerBound..<end
                joined[joined.count - 1].bytes += replacement.bytes
            } else {
                joined.append((replacement.range, replacement.bytes))
            }
        }
        var position = TextReplacement.Position(line: 1, column: 1)
        var offset = 0
        func advance(to end: Int) -> TextReplacement.Position {
            for byte in bytes[offset..<Swift.max(end, offset)] {
                if byte == 10 {
                    position.line += 1
                    position.column = 1
                } else if byte & 0xC0 != 0x80 {
                    position.column += 1
                }
            }
            offset = Swift.max(end, offset)
            return position
        }
        return joined.map { range, bytes in
            let start = advance(to: range.lowerBound)
            let end = advance(to: range.upperBound)
            return TextReplacement(from: start, to: end, text: String(decoding: bytes, as: UTF8.self))
        }
    }

    /// How many lines are written anew, added or removed.
    package func changedLineCount(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        var lastLine = -1
        for replacement in ordered {
            let removed = bytes[replacement.range].count { $0 == 10 }
            let added = replacement.bytes.count { $0 == 10 }
            if removed > 0 || added > 0 {
                count += Swift.max(removed, added)
                continue
            }
            let line = lineStart(before: replacement.range.lowerBound, in: bytes)
            if line != lastLine { count += 1 }
            lastLine = line
        }
        return count
    }

    /// In the order of their places, insertions first.
    private var ordered: [Replacement] {
        replacements.sorted {
            ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.number)
                < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.number)
        }
    }

    private func lineStart(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        return start
    }
}
