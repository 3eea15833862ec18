/// Operators, by the blanks around them.
extension SwiftCodeScanner {
    private static let operators = table("/=-+!*%<>&|^~?")
    private static let opening = table("([{,;:")
    private static let closing = table(" \t\r\n)]},;:")

    mutating func skipOperator() {
        let start = position
        let isBound = isLeftBound
        let isDotted = bytes[position] == UInt8(ascii: ".")
        // A mark behind an operand stands for itself, and `>` can end generic arguments.
        let isSingle =
            isBound && (bytes[position] == UInt8(ascii: "!") || bytes[position] == UInt8(ascii: "?"))
            || bytes[position] == UInt8(ascii: ">")
        repeat {
            position += operatorLength(at: position) ?? 1
        } while !isSingle && position < bytes.count && !isAt("//") && !isAt("/*")
            && (operatorLength(at: position) != nil || isDotted && bytes[position] == UInt8(ascii: "."))
        let isMark = isSingle && bytes[start] != UInt8(ascii: ">")
        tokens[tokens.count - 1].fixity = isMark ? .postfix : fixity(isBound)
    }

    private func fixity(_ isLeftBound: Bool) -> SwiftCodeTokens.Fixity {
        var end = position
        while end < bytes.count, end - position < 16, let length = operatorLength(at: end) { end += length }
        // Comments are blanks.
        let isBeforeComment = isAt("//") || isAt("/*")
        let next = end < bytes.count && !isBeforeComment ? bytes[end] : UInt8(ascii: " ")
        let isRightBound = next == UInt8(ascii: ".") ? !isLeftBound : !Self.closing[Int(next)]
        return isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
    }

    /// Whether what comes before the position touches it.
    private var isLeftBound: Bool {
        guard position > 0, tokens.last?.isSpaced == false else { return false }
        return !Self.opening[Int(bytes[position - 1])]
    }

    /// The length of the operator character at a position; `nil` for others.
    func operatorLength(at index: Int) -> Int? {
        if bytes[index] < 0x80 { return Self.operators[Int(bytes[index])] ? 1 : nil }
        var decoder = UTF8()
        var rest = bytes[index...].prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        switch scalar.value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            return UTF8.width(scalar)
        default: return nil
        }
    }
}
