/// A character reference such as `&#x41;`, or one of the five predefined entities. No other entity is resolved.
struct XMLReference: Equatable {
    var scalar: Unicode.Scalar
    /// After the semicolon.
    var end: Int

    /// The reference that begins with the ampersand at `start`; `nil` if it is not one that XML allows.
    init?(_ bytes: UnsafeRawBufferPointer, at start: Int) {
        var index = start + 1
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "#") {
            index += 1
            let isHexadecimal = index < bytes.count && bytes[index] == UInt8(ascii: "x")
            if isHexadecimal { index += 1 }
            var value: UInt32 = 0
            let firstDigit = index
            while index < bytes.count, bytes[index] != UInt8(ascii: ";") {
                guard let digit = XMLReference.digit(bytes[index], isHexadecimal: isHexadecimal) else { return nil }
                value = value * (isHexadecimal ? 16 : 10) + digit
                guard value <= 0x10FFFF else { return nil }
                index += 1
            }
            guard index < bytes.count, index > firstDigit, let scalar = Unicode.Scalar(value),
                value >= 0x20 || value == 9 || value == 10 || value == 13, value != 0xFFFE, value != 0xFFFF
            else { return nil }
            self.scalar = scalar
            end = index + 1
            return
        }
        var name: UInt64 = 0
        while index < bytes.count, index <= start + 5, bytes[index] != UInt8(ascii: ";") {
            name = name << 8 | UInt64(bytes[index])
            index += 1
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
        switch name {
        case 0x61_6D_70: scalar = "&"
        case 0x6C_74: scalar = "<"
        case 0x67_74: scalar = ">"
        case 0x71_75_6F_74: scalar = "\""
        case 0x61_70_6F_73: scalar = "'"
        default: return nil
        }
        end = index + 1
    }

    private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
