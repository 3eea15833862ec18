/// Decimal numbers.
extension ByteCursor {
    /// The longest number at an offset, and its end: a sign, digits, a fraction, an exponent, whatever stands behind
    /// them. A point without digits on both sides is no part of it, but for that of `.5`.
    func number(at start: Int) -> (value: Double, end: Int)? {
        var offset = start
        if let sign = byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
        let digits = offset
        offset = run(from: offset) { $0.isDigit }
        var count = offset - digits
        if byte(at: offset) == UInt8(ascii: "."), byte(at: offset + 1)?.isDigit == true {
            let fraction = run(from: offset + 1) { $0.isDigit }
            count += fraction - offset - 1
            offset = fraction
        }
        guard count > 0 else { return nil }
        if let mark = byte(at: offset), mark | 0x20 == UInt8(ascii: "e") {
            var exponent = offset + 1
            if let sign = byte(at: exponent), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { exponent += 1 }
            let last = run(from: exponent) { $0.isDigit }
            if last > exponent { offset = last }
        }
        guard let value = Double(string(start..<offset)), value.isFinite else { return nil }
        return (value, offset)
    }

    /// The number that the whole run of digits, points, signs and `e` makes up which comes next, as `%g` prints it:
    /// `1-2` is none.
    mutating func undividedNumber() -> Double? {
        let behind = run(from: offset) { $0.isPartOfNumber }
        guard behind > offset, behind - offset <= 64, let number = Double(string(offset..<behind)), number.isFinite
        else { return nil }
        move(to: behind)
        return number
    }

    /// Numbers between two bytes, apart by blanks, commas or semicolons, as in `(0 0; 320 568)` or `{1, 2}`.
    mutating func numbers(_ open: UInt8, _ close: UInt8, count: Int) -> [Double]? {
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
