import LayoutSyntax

/// Parses strings of the Visual Format Language, in one pass and without recursion.
package struct VisualFormatParser {
    private var cursor: ByteCursor
    private var format: VisualFormat

    package static func parse(_ text: String) throws(VisualFormat.Fault) -> VisualFormat {
        var format = VisualFormat()
        let bytes = Array(text.utf8)
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(VisualFormat.Fault) in try parse(buffer, 0..<buffer.count, into: &format) }
        }
        try result.get()
        return format
    }

    /// - Parameters:
    ///   - range: Of the string in the text; places of faults are counted from its start.
    ///   - format: Another one, whose memory is used again.
    package static func parse(
        _ text: UnsafeRawBufferPointer,
        _ range: Range<Int>,
        into format: inout VisualFormat
    ) throws(VisualFormat.Fault) {
        // Only one of the two may own the arrays: changing shared ones copies them.
        var parser = VisualFormatParser(
            cursor: ByteCursor(UnsafeRawBufferPointer(rebasing: text[range])),
            format: format
        )
        format = VisualFormat()
        parser.format.clear()
        defer { format = parser.format }
        try parser.read()
    }

    private init(cursor: ByteCursor, format: VisualFormat) {
        self.cursor = cursor
        self.format = format
    }

    private mutating func read() throws(VisualFormat.Fault) {
        cursor.skipBlanks()
        if cursor.skip("H:") {
            format.axis = .horizontal
        } else if cursor.skip("V:") {
            format.axis = .vertical
        }
        cursor.skipBlanks()
        var before: VisualFormat.Connection?
        if cursor.skip("|") { before = try connection() }
        while true {
            guard cursor.peek() == UInt8(ascii: "[") else {
                throw expected(
                    format.views.isEmpty ? "a view such as \"[name]\"" : "a view such as \"[name]\" or \"|\""
                )
            }
            format.connections.append(before)
            format.views.append(try view())
            if cursor.isAtEnd {
                format.connections.append(nil)
                return
            }
            let next = try connection()
            if cursor.skip("|") {
                format.connections.append(next)
                cursor.skipBlanks()
                guard cursor.isAtEnd else { throw expected("nothing behind \"|\"") }
                return
            }
            if cursor.isAtEnd {
                if case .flush = next.space {
                    format.connections.append(nil)
                    return
                }
            }
            before = next
        }
    }

    private mutating func view() throws(VisualFormat.Fault) -> VisualFormat.ViewPart {
        cursor.advance()
        cursor.skipBlanks()
        guard let name = name() else { throw expected("the name of a view") }
        var part = VisualFormat.ViewPart(name: name, predicates: 0..<0)
        cursor.skipBlanks()
        if cursor.peek() == UInt8(ascii: "(") { part.predicates = try predicateList() }
        cursor.skipBlanks()
        guard cursor.skip("]") else { throw expected("\"]\" behind \"[\(cursor.string(name))\"") }
        return part
    }

    private mutating func connection() throws(VisualFormat.Fault) -> VisualFormat.Connection {
        cursor.skipBlanks()
        let offset = cursor.offset
        guard cursor.skip("-") else { return VisualFormat.Connection(offset: offset, space: .flush) }
        cursor.skipBlanks()
        switch cursor.peek() {
        case UInt8(ascii: "["), UInt8(ascii: "|"), nil:
            return VisualFormat.Connection(offset: offset, space: .standard)
        case UInt8(ascii: "("):
            let predicates = try predicateList()
            try closeConnection()
            return VisualFormat.Connection(offset: offset, space: .predicates(predicates))
        case UInt8(ascii: "-"):
            let at = cursor.offset
            throw VisualFormat.Fault(
                message: "a negative spacing needs parentheses, as in \"-(-8)-\"",
                offset: at
            )
        default:
            let start = cursor.offset
            if let byte = cursor.peek(), [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(byte) {
                throw VisualFormat.Fault(message: "a relation needs parentheses, as in \"-(>=8)-\"", offset: start)
            }
            let length = try length(allowsSigns: false)
            let predicate = VisualFormat.Predicate(
                relation: .equal,
                length: length,
                priority: try priority(),
                offset: start
            )
            try closeConnection()
            format.predicates.append(predicate)
            let range = format.predicates.count - 1..<format.predicates.count
            return VisualFormat.Connection(offset: offset, space: .predicates(range))
        }
    }

    private mutating func closeConnection() throws(VisualFormat.Fault) {
        cursor.skipBlanks()
        guard cursor.skip("-") else { throw expected("\"-\" behind the spacing") }
        cursor.skipBlanks()
    }

    private mutating func predicateList() throws(VisualFormat.Fault) -> Range<Int> {
        let first = format.predicates.count
        cursor.advance()
        while true {
            cursor.skipBlanks()
            let start = cursor.offset
            var relation = Relation.equal
            if cursor.skip("<=") {
                relation = .lessThanOrEqual
            } else if cursor.skip(">=") {
                relation = .greaterThanOrEqual
            } else {
                _ = cursor.skip("==")
            }
            let length = try length(allowsSigns: true)
            format.predicates.append(
                VisualFormat.Predicate(relation: relation, length: length, priority: try priority(), offset: start)
            )
            cursor.skipBlanks()
            if cursor.skip(",") { continue }
            guard cursor.skip(")") else { throw expected("\",\" or \")\"") }
            return first..<format.predicates.count
        }
    }

    private mutating func priority() throws(VisualFormat.Fault) -> VisualFormat.Operand? {
        cursor.skipBlanks()
        guard cursor.skip("@") else { return nil }
        cursor.skipBlanks()
        return try operand(allowsSign: false, called: "a priority")
    }

    private mutating func length(allowsSigns: Bool) throws(VisualFormat.Fault) -> VisualFormat.Length {
        cursor.skipBlanks()
        var length = VisualFormat.Length(operand: try operand(allowsSign: allowsSigns, called: "a length"))
        guard allowsSigns else { return length }
        cursor.skipBlanks()
        if cursor.skip("*") {
            cursor.skipBlanks()
            let factor = try operand(allowsSign: true, called: "a factor")
            switch (length.operand.value, factor.value) {
            case (.number(let number), _):
                length.operand = factor
                length.multiplier = number
            case (.name, .number(let number)): length.multiplier = number
            case (.name, .name):
                throw VisualFormat.Fault(message: "two names cannot be multiplied", offset: factor.offset)
            }
            cursor.skipBlanks()
        }
        let isNegative = cursor.peek() == UInt8(ascii: "-")
        guard isNegative || cursor.peek() == UInt8(ascii: "+") else { return length }
        cursor.advance()
        cursor.skipBlanks()
        let summand = try operand(allowsSign: false, called: "a number")
        guard case .number(let number) = summand.value else {
            throw VisualFormat.Fault(message: "expected a number after the sign", offset: summand.offset)
        }
        length.constant = isNegative ? -number : number
        return length
    }

    private mutating func operand(
        allowsSign: Bool,
        called what: String
    ) throws(VisualFormat.Fault) -> VisualFormat.Operand {
        let offset = cursor.offset
        if let name = name() { return VisualFormat.Operand(value: .name(name), offset: offset) }
        if let number = unsignedNumber(allowsSign: allowsSign) {
            return VisualFormat.Operand(value: .number(number), offset: offset)
        }
        throw expected("\(what): a number or a name")
    }

    /// Digits with a decimal point and an exponent, and a sign if allowed.
    private mutating func unsignedNumber(allowsSign: Bool) -> Double? {
        let start = cursor.offset
        if allowsSign, cursor.peek() == UInt8(ascii: "-") || cursor.peek() == UInt8(ascii: "+") { cursor.advance() }
        let digits = cursor.offset
        cursor.skip { $0.isDigit || $0 == UInt8(ascii: ".") }
        if cursor.offset > digits, let byte = cursor.peek(), byte | 0x20 == UInt8(ascii: "e") {
            let exponent = cursor.offset
            cursor.advance()
            if cursor.peek() == UInt8(ascii: "-") || cursor.peek() == UInt8(ascii: "+") { cursor.advance() }
            let first = cursor.offset
            cursor.skip { $0.isDigit }
            if cursor.offset == first { cursor.move(to: exponent) }
        }
        if cursor.offset > digits, let number = cursor.number(at: start, before: cursor.offset) { return number }
        cursor.move(to: start)
        return nil
    }

    /// A C identifier.
    private mutating func name() -> Range<Int>? {
        let start = cursor.offset
        guard let first = cursor.peek(), first.isLetter || first == UInt8(ascii: "_") || first >= 0x80 else {
            return nil
        }
        while let byte = cursor.peek(), byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80 {
            cursor.advance()
        }
        return start..<cursor.offset
    }

    private func expected(_ what: String) -> VisualFormat.Fault {
        let found: String
        if let byte = cursor.peek() {
            // A character can have several bytes.
            var end = cursor.offset + 1
            while end < cursor.end, cursor.bytes[end] & 0xC0 == 0x80 { end += 1 }
            found = byte == 0x20 ? "a blank" : "\"\(cursor.string(cursor.offset..<end))\""
        } else {
            found = "the end"
        }
        return VisualFormat.Fault(message: "expected \(what), found \(found)", offset: cursor.offset)
    }
}
