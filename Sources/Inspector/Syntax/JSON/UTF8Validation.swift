/// Well-formedness of UTF-8 (Unicode, table 3-7).
package enum UTF8Validation {
    /// The offset of the first byte that does not begin a well-formed sequence; `nil` if the range is valid.
    package static func firstFault(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
        var position = range.lowerBound
        while position < range.upperBound {
            let lead = bytes[position]
            if lead < 0x80 {
                position += 1
                // Most bytes are of ASCII: eight at a time, where there are.
                while position + 8 <= range.upperBound,
                    bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    position += 8
                }
                continue
            }
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch lead {
            case 0xC2...0xDF: length = 2
            case 0xE0:
                length = 3
                second = 0xA0...0xBF
            case 0xED:
                length = 3
                second = 0x80...0x9F
            case 0xE1...0xEF: length = 3
            case 0xF0:
                length = 4
                second = 0x90...0xBF
            case 0xF4:
                length = 4
                second = 0x80...0x8F
            case 0xF1...0xF3: length = 4
            default: return position
            }
            guard position + length <= range.upperBound, second.contains(bytes[position + 1]) else { return position }
            for continuation in position + 2..<max(position + length, position + 2)
            where !(0x80...0xBF).contains(bytes[continuation]) {
                return position
            }
            position += length
        }
        return nil
    }
}
