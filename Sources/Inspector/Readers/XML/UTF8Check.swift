/// Whether bytes are UTF-8 as RFC 3629 defines it.
enum UTF8Check {
    /// The offset of the first byte that begins no valid sequence; `nil` where all is well.
    static func firstFault(in bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 0
        let count = bytes.count
        while index < count {
            while index + 8 <= count, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & highBits == 0 {
                index += 8
            }
            guard index < count else { return nil }
            let first = bytes[index]
            if first < 0x80 {
                index += 1
                continue
            }
            let length: Int
            var lowest: UInt8 = 0x80
            var highest: UInt8 = 0xBF
            switch first {
            case 0xC2...0xDF: length = 2
            case 0xE0...0xEF:
                length = 3
                if first == 0xE0 { lowest = 0xA0 }
                if first == 0xED { highest = 0x9F }
            case 0xF0...0xF4:
                length = 4
                if first == 0xF0 { lowest = 0x90 }
                if first == 0xF4 { highest = 0x8F }
            default: return index
            }
            guard index + length <= count, (lowest...highest).contains(bytes[index + 1]) else { return index }
            for offset in 2..<Swift.max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
            index += length
        }
        return nil
    }

    private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
