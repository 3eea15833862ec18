/// Addresses and class names.
extension ByteCursor {
    /// An address as a debugger prints it: `0x` or `0X` and 1 to 16 hexadecimal digits.
    ///
    /// - Returns: The address in lower case.
    package mutating func address() -> String? {
        guard peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x") || peek(1) == UInt8(ascii: "X") else {
            return nil
        }
        let behind = run(from: offset + 2) { $0.isHexadecimalDigit }
        guard behind > offset + 2, behind - offset <= 18 else { return nil }
        let isLowerCase = !bytes[offset..<behind].contains { $0 &- 0x41 < 26 }
        let address = string(offset..<behind)
        move(to: behind)
        return isLowerCase ? address : address.lowercased()
    }

    /// The end of an address of any length at an offset: `0x` and hexadecimal digits, whose value is not checked.
    package func endOfAddress(at start: Int) -> Int? {
        guard has("0x", at: start) else { return nil }
        let end = run(from: start + 2) { $0.isHexadecimalDigit }
        return end > start + 2 ? end : nil
    }

    /// A class name, such as `UIView`, `App.MyView`, `_TtGC3App4Cell_` or a name in quotes, including generic
    /// arguments.
    package mutating func className() -> String? {
        let start = offset
        if let quote = peek(), quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
            let close = run(from: start + 1) { $0.isPartOfClassName }
            guard close > start + 1, byte(at: close) == quote else { return nil }
            move(to: close + 1)
            return string(start + 1..<close)
        }
        guard let first = peek(), first.isLetter || first == UInt8(ascii: "_") || first >= 0x80 else { return nil }
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "<") {
                depth += 1
            } else if depth > 0 {
                if byte == UInt8(ascii: ">") { depth -= 1 }
                if byte == 0x0A || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "'") { break }
            } else if !byte.isPartOfClassName {
                break
            }
            advance()
        }
        guard depth == 0 else {
            move(to: start)
            return nil
        }
        return string(start..<offset)
    }
}
