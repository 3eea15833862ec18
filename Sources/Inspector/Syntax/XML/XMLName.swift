/// A name of elements or attributes as code spells it. What finds it in a tree is computed when the program is compiled, so that
/// a search costs no string and no hashing.
@usableFromInline
package struct XMLName: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    @usableFromInline package let text: StaticString
    @usableFromInline let key: XMLNameKey

    @inlinable @inline(__always)
    package init(stringLiteral text: StaticString) {
        self.text = text
        key = XMLNameKey(UnsafeRawPointer(text.utf8Start), text.utf8CodeUnitCount)
    }

    @usableFromInline package var description: String { text.description }

    /// Whether these bytes spell the name.
    @inlinable @inline(__always)
    func isSpelled(_ bytes: UnsafeRawBufferPointer, _ span: Range<Int>) -> Bool {
        let length = text.utf8CodeUnitCount
        guard span.count == length else { return false }
        let start = text.utf8Start
        for offset in 0..<length where bytes[span.lowerBound + offset] != start[offset] { return false }
        return true
    }
}

/// What distinguishes names: the length, the first and the last eight bytes, and a hash of those between them. Of a name of up to
/// sixteen bytes it is all of it.
@usableFromInline
struct XMLNameKey: Equatable, Sendable {
    @usableFromInline let length: Int
    @usableFromInline let head: UInt64
    @usableFromInline let tail: UInt64
    @usableFromInline let middle: UInt64

    @inlinable @inline(__always)
    init(_ bytes: UnsafeRawPointer, _ length: Int) {
        self.length = length
        if length >= 8 {
            head = bytes.loadUnaligned(as: UInt64.self)
            tail = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
        } else if length >= 4 {
            head = UInt64(bytes.loadUnaligned(as: UInt32.self))
            tail = UInt64(bytes.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self))
        } else if length > 0 {
            head =
                UInt64(bytes.load(as: UInt8.self)) | UInt64(bytes.load(fromByteOffset: length / 2, as: UInt8.self)) << 8
            tail = UInt64(bytes.load(fromByteOffset: length - 1, as: UInt8.self))
        } else {
            (head, tail) = (0, 0)
        }
        var middle: UInt64 = 0
        var offset = 8
        while offset + 8 < length {
            middle =
                (middle ^ bytes.loadUnaligned(fromByteOffset: min(offset, length - 16), as: UInt64.self)) &* Self.factor
            offset += 8
        }
        self.middle = middle
    }

    /// Whether no other name has this key.
    @inlinable @inline(__always)
    var isWhole: Bool { length <= 16 }

    @inlinable @inline(__always)
    var hash: Int {
        let mixed = (head ^ middle) &* Self.factor ^ (tail &+ UInt64(truncatingIfNeeded: length)) &* Self.otherFactor
        return Int(truncatingIfNeeded: mixed >> 33 ^ mixed >> 12)
    }

    /// Odd, with bits in all places.
    @inlinable @inline(__always)
    static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
    @inlinable @inline(__always)
    static var otherFactor: UInt64 { 0xC2B2_AE3D_27D4_EB4F }
}
