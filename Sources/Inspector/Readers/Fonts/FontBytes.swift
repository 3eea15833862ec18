/// The bytes of a font file: numbers with the most significant byte first, which are `nil` behind the end.
struct FontBytes {
    let bytes: [UInt8]
    /// Where the table begins and ends.
    let range: Range<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        range = bytes.indices
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    var count: Int { range.count }

    /// The part from an offset on; empty where the offset is behind the end.
    func part(at offset: Int, count: Int? = nil) -> FontBytes {
        let start = offset >= 0 && offset <= range.count ? range.lowerBound + offset : range.upperBound
        let end = count.map { min(range.upperBound, start + max(0, min($0, range.count))) } ?? range.upperBound
        return FontBytes(bytes, start..<end)
    }

    func uint8(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < range.count ? bytes[range.lowerBound + offset] : nil
    }

    func uint16(_ offset: Int) -> UInt16? {
        guard offset >= 0, offset + 2 <= range.count else { return nil }
        let place = range.lowerBound + offset
        return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }

    func int16(_ offset: Int) -> Int16? { uint16(offset).map { Int16(bitPattern: $0) } }

    func uint32(_ offset: Int) -> UInt32? {
        guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    /// A number that counts or points, small enough for arithmetic.
    func count16(_ offset: Int) -> Int? { uint16(offset).map { Int($0) } }

    func count32(_ offset: Int) -> Int? { uint32(offset).map { Int($0) } }

    /// Four letters.
    func tag(_ offset: Int) -> String? {
        guard offset >= 0, offset + 4 <= range.count else { return nil }
        return String(decoding: bytes[range.lowerBound + offset..<range.lowerBound + offset + 4], as: UTF8.self)
    }
}
