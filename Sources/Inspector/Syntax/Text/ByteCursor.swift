/// A text as bytes with a reading position, shared by all readers of printed texts.
///
/// Words, numbers and addresses are consumed one after the other, or inspected in place by absolute offsets. Nothing is
/// read at or after `end`; a failed match leaves the cursor where it was. The bytes must outlive the cursor.
@usableFromInline
package struct ByteCursor {
    @usableFromInline package let bytes: UnsafeRawBufferPointer
    /// Advanced by the reading functions; other code uses ``move(to:)``.
    @usableFromInline package var offset: Int
    @usableFromInline package let end: Int

    @inlinable
    package init(_ bytes: UnsafeRawBufferPointer) {
        self.init(bytes, 0..<bytes.count)
    }

    @inlinable
    package init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        self.bytes = bytes
        let range = range.clamped(to: 0..<bytes.count)
        offset = range.lowerBound
        end = range.upperBound
    }

    @inlinable
    package var isAtEnd: Bool { offset >= end }

    // MARK: - Looking

    /// The byte `ahead` bytes further; `nil` beyond the end of the text.
    @inlinable @inline(__always)
    package func peek(_ ahead: Int = 0) -> UInt8? { byte(at: offset + ahead) }

    /// The byte at an offset of the text; `nil` outside the text.
    @inlinable @inline(__always)
    package func byte(at offset: Int) -> UInt8? { offset < end && offset >= 0 ? bytes[offset] : nil }

    /// Whether these bytes are at an offset.
    @inlinable @inline(__always)
    package func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset <= end - length else { return false }
        let start = text.utf8Start
        for position in 0..<length where bytes[offset + position] != start[position] { return false }
        return true
    }

    /// Whether these bytes come next.
    @inlinable @inline(__always)
    package func isNext(_ text: StaticString) -> Bool { has(text, at: offset) }

    /// The first offset of these bytes between `start` (default: the current position) and `limit`; the match ends
    /// before `limit`.
    package func find(_ text: StaticString, from start: Int? = nil, before limit: Int? = nil) -> Int? {
        let length = text.utf8CodeUnitCount
        let last = min(limit ?? end, end) - length
        var position = start ?? offset
        guard length > 0, position >= 0 else { return nil }
        let first = text.utf8Start[0]
        while position <= last, let hit = bytes.firstOffset(of: first, position..<last + 1) {
            if has(text, at: hit) { return hit }
            position = hit + 1
        }
        return nil
    }

    /// The end of the run of bytes from `start` that meet the condition.
    @inlinable @inline(__always)
    package func run(from start: Int, while condition: (UInt8) -> Bool) -> Int {
        var offset = start
        while offset < end, condition(bytes[offset]) { offset += 1 }
        return offset
    }

    package func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: - Moving

    @inlinable @inline(__always)
    package mutating func move(to position: Int) { offset = min(max(position, 0), end) }

    @inlinable @inline(__always)
    package mutating func advance(_ count: Int = 1) { offset = min(offset + count, end) }

    /// Skips these bytes if they come next.
    @inlinable @inline(__always)
    package mutating func skip(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// Skips all bytes that meet the condition.
    ///
    /// - Returns: Whether there were any.
    @discardableResult @inlinable @inline(__always)
    package mutating func skip(while condition: (UInt8) -> Bool) -> Bool {
        let start = offset
        offset = run(from: start, while: condition)
        return offset > start
    }

    /// Skips blanks and tabs.
    ///
    /// - Returns: Whether there were any.
    @discardableResult
    @inlinable
    package mutating func skipBlanks() -> Bool { skip { $0.isBlank } }

    /// Skips blanks, tabs and line ends.
    @inlinable
    package mutating func skipBlanksAndLineEnds() { skip { $0.isBlankOrLineEnd } }

    /// Skips blanks, tabs and every kind of line break.
    @inlinable
    package mutating func skipWhiteSpace() { skip { $0.isWhiteSpace } }
}
