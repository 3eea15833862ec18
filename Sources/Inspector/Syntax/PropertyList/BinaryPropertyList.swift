/// A property list in Apple's binary form (`bplist00`): objects by number, each read on request.
///
/// The file is not trusted: offsets, counts and references are checked against the file's size before anything is
/// allocated. Reading is not recursive, and a list that contains itself costs a caller no more than it allows. The
/// bytes must outlive the list.
///
/// The form: a header; the objects; a table of their offsets; a trailer of 32 bytes that locates the table. It was
/// published with Apple's CoreFoundation (CFBinaryPList.c).
package struct BinaryPropertyList {
    /// The number of an object.
    package typealias Reference = Int

    package enum Value: Equatable {
        case null
        case bool(Bool)
        case integer(Int64)
        case real(Double)
        /// Seconds since 2001.
        case date(Double)
        case data(Range<Int>)
        case string(String)
        /// A reference between objects of a keyed archive.
        case uid(Reference)
        case array([Reference])
        case dictionary(keys: [Reference], values: [Reference])
    }

    package let bytes: UnsafeRawBufferPointer
    package let count: Int
    package let top: Reference
    private let offsetSize: Int
    private let referenceSize: Int
    private let tableStart: Int

    package static let magic: [UInt8] = Array("bplist".utf8)

    /// - Throws: ``ReadError`` if the header or trailer is not that of a binary property list.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ReadError) {
        guard bytes.starts(with: Self.magic) else { throw ReadError("this is not a binary property list") }
        guard bytes.count >= 8 + 32, bytes[6] == UInt8(ascii: "0") else {
            throw ReadError("the binary property list is cut off, or of an unknown version")
        }
        let trailer = bytes.count - 32
        func number(_ offset: Int, _ size: Int) -> UInt64 {
            var value: UInt64 = 0
            for index in 0..<size { value = value << 8 | UInt64(bytes[offset + index]) }
            return value
        }
        let offsetSize = Int(bytes[trailer + 6])
        let referenceSize = Int(bytes[trailer + 7])
        let count = number(trailer + 8, 8)
        let top = number(trailer + 16, 8)
        let table = number(trailer + 24, 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0,
            count <= UInt64(bytes.count), top < count, table >= 8, table <= UInt64(trailer),
            (UInt64(trailer) - table) / UInt64(offsetSize) >= count
        else {
            throw ReadError("the binary property list is damaged: its last 32 bytes do not fit its size")
        }
        self.bytes = bytes
        self.count = Int(count)
        self.top = Int(top)
        self.offsetSize = offsetSize
        self.referenceSize = referenceSize
        tableStart = Int(table)
    }

    /// The value of an object; `nil` if the file is damaged there.
    package func value(_ reference: Reference) -> Value? {
        guard let start = offset(of: reference) else { return nil }
        let marker = bytes[start]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0:
            switch low {
            case 0x0: return .null
            case 0x8: return .bool(false)
            case 0x9: return .bool(true)
            default: return nil
            }
        case 0x1: return integer(start + 1, exponent: low).map { .integer($0) }
        case 0x2: return real(start + 1, exponent: low).map { .real($0) }
        case 0x3:
            guard low == 3 else { return nil }
            return real(start + 1, exponent: low).map { .date($0) }
        case 0x4:
            guard let (length, body) = length(start, low), let range = range(body, length, of: 1) else { return nil }
            return .data(range)
        case 0x5, 0x7:
            guard let (length, body) = length(start, low), let range = range(body, length, of: 1) else { return nil }
            return .string(String(decoding: bytes[range], as: UTF8.self))
        case 0x6:
            guard let (length, body) = length(start, low), let range = range(body, length, of: 2) else { return nil }
            var units: [UInt16] = []
            units.reserveCapacity(length)
            for position in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                units.append(UInt16(bytes[position]) << 8 | UInt16(bytes[position + 1]))
            }
            return .string(String(decoding: units, as: UTF16.self))
        case 0x8:
            guard let number = unsigned(start + 1, low + 1), number < UInt64(Int.max) else { return nil }
            return .uid(Int(number))
        case 0xA, 0xC:
            guard let (length, body) = length(start, low) else { return nil }
            return references(body, length).map { .array($0) }
        case 0xD:
            guard let (length, body) = length(start, low), length <= bytes.count / 2,
                let all = references(body, 2 * length)
            else { return nil }
            return .dictionary(keys: Array(all[..<length]), values: Array(all[length...]))
        default: return nil
        }
    }

    // MARK: - Parts of objects

    private func offset(of reference: Reference) -> Int? {
        guard reference >= 0, reference < count,
            let offset = unsigned(tableStart + reference * offsetSize, offsetSize), offset >= 8,
            offset < UInt64(tableStart)
        else { return nil }
        return Int(offset)
    }

    /// An integer of up to 8 bytes, big-endian.
    private func unsigned(_ start: Int, _ size: Int) -> UInt64? {
        guard size >= 1, size <= 8, start >= 0, start <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for index in 0..<size { value = value << 8 | UInt64(bytes[start + index]) }
        return value
    }

    private func integer(_ start: Int, exponent: Int) -> Int64? {
        guard exponent <= 4 else { return nil }
        if exponent == 4 {
            // Integers that need 65 bits are written with 16 bytes; those that fit into 64 bits are read.
            guard let high = unsigned(start, 8), let low = unsigned(start + 8, 8), high == 0 || high == UInt64.max
            else {
                return nil
            }
            return Int64(bitPattern: low)
        }
        // Only numbers of 8 bytes have a sign.
        return unsigned(start, 1 << exponent).map { Int64(bitPattern: $0) }
    }

    private func real(_ start: Int, exponent: Int) -> Double? {
        switch exponent {
        case 2: unsigned(start, 4).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
        case 3: unsigned(start, 8).map { Double(bitPattern: $0) }
        default: nil
        }
    }

    /// The number of elements, and the offset of the first.
    private func length(_ start: Int, _ low: Int) -> (Int, Int)? {
        guard low == 0xF else { return (low, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { return nil }
        let exponent = Int(bytes[start + 1] & 0x0F)
        guard exponent <= 3, let number = unsigned(start + 2, 1 << exponent), number <= UInt64(bytes.count) else {
            return nil
        }
        return (Int(number), start + 2 + 1 << exponent)
    }

    private func range(_ start: Int, _ length: Int, of size: Int) -> Range<Int>? {
        guard start <= tableStart, length <= (tableStart - start) / size else { return nil }
        return start..<start + length * size
    }

    private func references(_ start: Int, _ length: Int) -> [Reference]? {
        guard let range = range(start, length, of: referenceSize) else { return nil }
        var references: [Reference] = []
        references.reserveCapacity(length)
        for position in stride(from: range.lowerBound, to: range.upperBound, by: referenceSize) {
            guard let number = unsigned(position, referenceSize), number < UInt64(count) else { return nil }
            references.append(Int(number))
        }
        return references
    }
}
