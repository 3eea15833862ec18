/// Replacements of parts of some bytes; all that is not named stays byte for byte.
package struct ByteEdits {
    private struct Replacement {
        var range: Range<Int>
        var bytes: [UInt8]
        /// In which order it came: insertions at one place stand in it.
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
