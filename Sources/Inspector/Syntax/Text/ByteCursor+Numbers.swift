/// Decimal numbers.
extension ByteCursor {
    /// The longest number at an offset, and its end: a sign, digits, a fraction, an exponent, whatever comes after
    /// them. A point belongs to it only with digits on both sides, except in `.5`.
    package func number(at start: Int) -> (value: Double, end: Int)? {
        var digits = DecimalDigits()
        var offset = start
        let isNegative = byte(at: offset) == UInt8(ascii: "-")
        if isNegative || byte(at: offset) == UInt8(ascii: "+") { offset += 1 }
        var count = 0
        func addDigits(isFraction: Bool) {
            while let byte = byte(at: offset), byte.isDigit {
                digits.add(byte, isFraction: isFraction)
                offset += 1
                count += 1
            }
        }
        addDigits(isFraction: false)
        if byte(at: offset) == UInt8(ascii: "."), byte(at: offset + 1)?.isDigit == true {
            offset += 1
            addDigits(isFraction: true)
        }
        guard count > 0 else { return nil }
        if let end = endOfExponent(at: offset) {
            // Rare cases are left to `Double`.
            guard let value = Double(string(start..<end)), value.isFinite else { return nil }
            return (value, end)
        }
        if let magnitude = digits.value { return (isNegative ? -magnitude : magnitude, offset) }
        guard let value = Double(string(start..<offset)), value.isFinite else { return nil }
        return (value, offset)
    }

    /// The end of `e`, a sign and digits.
    private func endOfExponent(at start: Int) -> Int? {
        guard let mark = byte(at: start), mark | 0x20 == UInt8(ascii: "e") else { return nil }
        var digits = start + 1
        if let sign = byte(at: digits), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits += 1 }
        let end = run(from: digits) { $0.isDigit }
        return end > digits ? end : nil
    }

    /// The next number, if the entire run of digits, points, signs and `e` is one, as `%g` prints it: `1-2` is not a
    /// number.
    mutating func undividedNumber() -> Double? {
        let behind = run(from: offset) { $0.isPartOfNumber }
        guard behind > offset, behind - offset <= 64, let number = number(at: offset, before: behind) else {
            return nil
        }
        move(to: behind)
        return number
    }

    /// The finite number that a whole range spells, also with a point at one end, as `Double` accepts it.
    package func number(at start: Int, before end: Int) -> Double? {
        if let (number, behind) = number(at: start), behind == end { return number }
        return Double(string(start..<end)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Numbers between two delimiters, separated by blanks, commas or semicolons, as in `(0 0; 320 568)` or `{1, 2}`.
    package mutating func numbers(_ open: UInt8, _ close: UInt8, count: Int) -> [Double]? {
        let start = offset
        guard peek() == open else { return nil }
        advance()
        var numbers: [Double] = []
        while let byte = peek() {
            if byte == close {
                advance()
                if numbers.count == count { return numbers }
                break
            }
            if byte == 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
                advance()
                continue
            }
            guard numbers.count < count, let number = undividedNumber() else { break }
            numbers.append(number)
        }
        move(to: start)
        return nil
    }
}
