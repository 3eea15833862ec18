import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Visual Format Language as constraints print it: one size, or one distance between two items, one of which can be the
/// superview.
extension ConstraintTextParser {
    mutating func visualFormat() throws(Fault) {
        let isHorizontal = text.peek() == UInt8(ascii: "H")
        text.advance(2)
        let (first, size) = try visualItem(isFirst: true)
        if let size {
            result.terms = [
                .init(object: first, attribute: .known(isHorizontal ? .width : .height), multiplier: 1)
            ]
            result.relation = size.relation
            result.constant = size.value
            result.priority = size.priority ?? 1000
            return
        }
        let distance = try visualDistance()
        let (second, extent) = try visualItem(isFirst: false)
        guard extent == nil else { throw expected("a distance alone, found a size, too") }
        guard !first.isSuperview || !second.isSuperview else { throw expected("a view between the edges") }
        result.relation = distance.relation
        result.constant = distance.value
        result.priority = distance.priority ?? 1000
        direction()
        // If the direction is printed, the edges are sides of the screen; right to left, the second item is to the left
        // of the first.
        let isReversed = isHorizontal && result.direction == .rightToLeft
        let edges: (start: LayoutAttribute, end: LayoutAttribute) =
            !isHorizontal ? (.top, .bottom) : isReversed ? (.right, .left) : (.leading, .trailing)
        let sides = isHorizontal && result.direction == .leftToRight ? (start: .left, end: .right) : edges
        let firstEdge = first.isSuperview ? sides.start : sides.end
        let secondEdge = second.isSuperview ? sides.end : sides.start
        result.terms = [
            .init(object: second, attribute: .known(secondEdge), multiplier: isReversed ? -1 : 1),
            .init(object: first, attribute: .known(firstEdge), multiplier: isReversed ? 1 : -1),
        ]
    }

    /// `(LTR)` or `(RTL)`, directly after the body.
    mutating func direction() {
        if text.skip("(LTR)") { result.direction = .leftToRight }
        if text.skip("(RTL)") { result.direction = .rightToLeft }
    }

    private struct Extent {
        var relation: Relation
        var value: Double
        var priority: Double?
        var end: Int
    }

    /// `-(8)-`, `-(>=8@250)-`, `-8-`; an empty distance is 0.
    private mutating func visualDistance() throws(Fault) -> Extent {
        guard text.skip("-") else { return Extent(relation: .equal, value: 0, end: index) }
        if let extent = extent(at: index) {
            text.move(to: extent.end)
            if !text.skip("-") { throw expected("'-' after a distance") }
            return extent
        }
        if let (value, end) = text.number(at: index), text.byte(at: end) == UInt8(ascii: "-") {
            text.move(to: end + 1)
            return Extent(relation: .equal, value: value, end: end)
        }
        throw expected("a distance in parentheses")
    }

    /// `|`, `[item]`, or `[item(size)]`.
    ///
    /// - Parameter isFirst: Only a single item has a size: elsewhere parentheses are part of a name.
    private mutating func visualItem(isFirst: Bool) throws(Fault) -> (PrintedConstraint.Object, Extent?) {
        if text.skip("|") { return (.superview, nil) }
        guard text.skip("[") else { throw expected("'[' or '|'") }
        let start = index
        if var (object, end) = addressed(at: start) {
            let quote = text.run(from: end, while: { $0.isWhiteSpace })
            if text.byte(at: quote) == UInt8(ascii: "'") {
                var offset = quote + 1
                var close: Int?
                while offset < text.end {
                    if text.bytes[offset] == UInt8(ascii: "'"), endsItem(at: offset + 1) {
                        close = offset
                        break
                    }
                    offset += 1
                }
                guard let close else { throw cut(at: text.end) }
                object.text = text.string(quote + 1..<close)
                end = close + 1
            }
            text.move(to: end)
            let extent = extent(at: end)
            if let extent { text.move(to: extent.end) }
            guard text.skip("]") else { throw expected("']' after a view") }
            return (object, extent)
        }
        var offset = start
        while offset < text.end {
            if text.bytes[offset] == UInt8(ascii: "]"), isBehindItem(offset + 1) {
                var end = offset
                var size: Extent?
                if isFirst, !isJoined(offset + 1), text.byte(at: offset - 1) == UInt8(ascii: ")"),
                    let open = openParenthesis(before: offset, start),
                    let known = extent(at: open), known.end == offset
                {
                    size = known
                    end = open
                }
                guard end > start else { throw expected("the name of a view", at: start) }
                text.move(to: offset + 1)
                return (named(text.string(start..<end)), size)
            }
            offset += 1
        }
        throw cut(at: text.end)
    }

    /// Whether `]` and a valid continuation come here, or a size and then those.
    private func endsItem(at offset: Int) -> Bool {
        if text.byte(at: offset) == UInt8(ascii: "]") { return isBehindItem(offset + 1) }
        guard text.byte(at: offset) == UInt8(ascii: "("), let extent = extent(at: offset) else { return false }
        return text.byte(at: extent.end) == UInt8(ascii: "]") && isBehindItem(extent.end + 1)
    }

    /// Whether a distance or another item comes after `]`.
    private func isJoined(_ offset: Int) -> Bool {
        guard let byte = text.byte(at: offset) else { return false }
        return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "[")
    }

    /// Whether this is a valid continuation after `]`.
    private func isBehindItem(_ offset: Int) -> Bool {
        guard let byte = text.byte(at: offset) else { return true }
        switch byte {
        case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: ","): return true
        case UInt8(ascii: "-"):
            guard let next = text.byte(at: offset + 1) else { return true }
            return next == UInt8(ascii: "(") || next == UInt8(ascii: "|") || next.isDigit
        case UInt8(ascii: "|"), UInt8(ascii: "["): return true
        case UInt8(ascii: "("): return text.has("(LTR)", at: offset) || text.has("(RTL)", at: offset)
        default: return byte.isWhiteSpace && isTail(at: offset)
        }
    }

    /// The opening parenthesis that matches the one directly before `end`: the last one, or the one before a spacing's
    /// own.
    private func openParenthesis(before end: Int, _ start: Int) -> Int? {
        var depth = 0
        var offset = end - 1
        while offset >= start {
            if text.bytes[offset] == UInt8(ascii: ")") { depth += 1 }
            if text.bytes[offset] == UInt8(ascii: "(") {
                depth -= 1
                if depth == 0 { return offset }
            }
            offset -= 1
        }
        return nil
    }

    /// `(8)`, `(>=8)`, `(==NSSpace(8))`, `(0@250)`.
    private func extent(at start: Int) -> Extent? {
        guard text.byte(at: start) == UInt8(ascii: "(") else { return nil }
        var offset = start + 1
        var relation = Relation.equal
        if let (known, end) = self.relation(at: offset) {
            relation = known
            offset = text.run(from: end, while: { $0.isWhiteSpace })
        }
        let value: Double
        if let (spacing, end) = spacing(at: offset) {
            (value, offset) = (spacing, end)
        } else if let (number, end) = text.number(at: offset) {
            (value, offset) = (number, end)
        } else {
            return nil
        }
        var priority: Double?
        if text.byte(at: offset) == UInt8(ascii: "@") {
            guard let (number, end) = text.number(at: offset + 1) else { return nil }
            (priority, offset) = (number, end)
        }
        guard text.byte(at: offset) == UInt8(ascii: ")") else { return nil }
        return Extent(relation: relation, value: value, priority: priority, end: offset + 1)
    }
}
