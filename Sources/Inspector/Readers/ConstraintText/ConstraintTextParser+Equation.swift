import LayoutModel
import LayoutSyntax

/// `item.attribute == 0.5*item.attribute + 8`, and the forms of other libraries and older systems.
extension ConstraintTextParser {
    typealias Object = PrintedConstraint.Object
    typealias Term = PrintedConstraint.Term

    mutating func equation() throws(Fault) {
        var left: [Term] = []
        var leftConstant = 0.0
        if text.peek() == UInt8(ascii: "(") {
            (left, leftConstant) = try arithmetic()
        } else {
            left = [try leftSide()]
        }
        text.skipWhiteSpace()
        guard let (relation, end) = relation(at: index) else { throw expected("'==', '<=' or '>='") }
        result.relation = relation
        text.move(to: end)
        text.skipWhiteSpace()
        if text.isAtEnd { throw cut(at: index) }
        result.constant = -leftConstant
        result.terms = left
        // Before iOS 8, a mask's distance of 0 is printed as nothing: `UIButton:0x8c67320.midY ==>`.
        if result.className == "NSAutoresizingMaskLayoutConstraint", text.peek() == UInt8(ascii: ">") { return }
        try rightSide()
    }

    // MARK: - Left

    /// The part before the relation: an item and an attribute.
    private mutating func leftSide() throws(Fault) -> Term {
        let start = index
        if addressed(at: start) != nil {
            let found = try addressedTerm(at: start, multiplier: 1) { behind in
                relation(at: text.run(from: behind, while: { $0.isWhiteSpace })) != nil
            }
            guard let found else { throw cut(at: text.end) }
            text.move(to: found.end)
            return found.term
        }
        // A name can contain any characters: the attribute is the part directly before the relation.
        var offset = start
        while offset < text.end {
            if relation(at: offset) != nil, let dot = dotOfAttribute(before: offset, start) {
                if let (attribute, end) = attribute(at: dot), isAttribute(attribute, endingAt: end) {
                    text.move(to: offset)
                    return Term(object: named(text.string(start..<dot)), attribute: attribute, multiplier: 1)
                }
            }
            offset += 1
        }
        guard text.find("=", from: start) != nil else { throw cut(at: text.end) }
        throw expected("an item and an attribute before '==', '<=' or '>='", at: start)
    }

    /// An item with an address, its view's text in quotes, and its attribute; `nil` if there is no address here, or the
    /// quotes do not end.
    ///
    /// - Parameter isBehind: Whether the text at an offset can follow; the view's text can contain quotes, too.
    private func addressedTerm(
        at start: Int,
        multiplier: Double,
        isBehind: (Int) -> Bool
    ) throws(Fault) -> (term: Term, end: Int)? {
        guard case (var object, let end)? = addressed(at: start) else { return nil }
        let quote = text.run(from: end, while: { $0.isWhiteSpace })
        guard text.byte(at: quote) == UInt8(ascii: "'") else {
            guard let (attribute, behind) = attribute(at: end) else {
                throw expected("'.' and an attribute after the item", at: end)
            }
            return (Term(object: object, attribute: attribute, multiplier: multiplier), behind)
        }
        for offset in quote + 1..<text.end where text.bytes[offset] == UInt8(ascii: "'") {
            guard let (attribute, behind) = attribute(at: offset + 1), isBehind(behind) else { continue }
            object.text = text.string(quote + 1..<offset)
            return (Term(object: object, attribute: attribute, multiplier: multiplier), behind)
        }
        return nil
    }

    /// The dot of `.attribute ` directly before an offset; `nil` if the blank or the name before it is missing.
    private func dotOfAttribute(before end: Int, _ start: Int) -> Int? {
        var offset = end
        while offset > start, text.bytes[offset - 1].isWhiteSpace { offset -= 1 }
        guard offset < end else { return nil }
        if let open = openingOfVariable(endingAt: offset, start) { offset = open }
        while offset > start, text.bytes[offset - 1].isLetter { offset -= 1 }
        offset -= 1
        return offset > start && text.bytes[offset] == UInt8(ascii: ".") ? offset : nil
    }

    /// Whether a word behind a name is an attribute: names can contain dots, too.
    private func isAttribute(_ attribute: PrintedConstraint.Attribute, endingAt end: Int) -> Bool {
        if case .known = attribute { return true }
        return text.byte(at: end - 1) == UInt8(ascii: "}")
    }

    /// The offset of `{id: 178}`, by which the engine numbers the variable of an attribute, if it ends here.
    private func openingOfVariable(endingAt end: Int, _ start: Int) -> Int? {
        guard end > start, text.bytes[end - 1] == UInt8(ascii: "}") else { return nil }
        var offset = end - 1
        while offset > start, text.bytes[offset - 1].isDigit { offset -= 1 }
        return offset - 5 > start && text.has("{id: ", at: offset - 5) ? offset - 5 : nil
    }

    // MARK: - Right

    private mutating func rightSide() throws(Fault) {
        skipIdleFactor()
        let start = index
        if let (spacing, end) = spacing(at: start) {
            text.move(to: end)
            result.constant += spacing
            return
        }
        if text.peek() == UInt8(ascii: "(") {
            let (terms, constant) = try arithmetic()
            result.constant += constant
            result.terms += terms.map { Term(object: $0.object, attribute: $0.attribute, multiplier: -$0.multiplier) }
            try constantBehind()
            return
        }
        if let (value, end) = signedNumber(at: start) {
            if text.byte(at: end) == UInt8(ascii: "*") {
                text.move(to: end + 1)
                if text.peek() == UInt8(ascii: "(") {
                    let (terms, constant) = try arithmetic()
                    result.constant += value * constant
                    result.terms += terms.map {
                        Term(object: $0.object, attribute: $0.attribute, multiplier: -value * $0.multiplier)
                    }
                } else {
                    try rightItem(multiplier: value)
                }
                try constantBehind()
                return
            }
            if isBehindBody(end) {
                text.move(to: end)
                result.constant += value
                return
            }
        }
        try rightItem(multiplier: 1)
        try constantBehind()
    }

    /// Skips `* 2 ` before a constant: SnapKit and Masonry print the multiplier of a missing item, which has no effect.
    private mutating func skipIdleFactor() {
        guard text.peek() == UInt8(ascii: "*") else { return }
        let factor = text.run(from: index + 1, while: { $0.isWhiteSpace })
        guard let (_, end) = text.number(at: factor) else { return }
        let constant = text.run(from: end, while: { $0.isWhiteSpace })
        if constant > end, let (_, behind) = signedNumber(at: constant), isBehindBody(behind) {
            text.move(to: constant)
        }
    }

    /// `item.attribute` and the multiplier after it, if there is one.
    private mutating func rightItem(multiplier: Double) throws(Fault) {
        text.skipWhiteSpace()
        let start = index
        var term: Term?
        if addressed(at: start) != nil {
            let found = try addressedTerm(at: start, multiplier: -multiplier) { isBehindItem(behind: $0) }
            if let found {
                term = found.term
                text.move(to: found.end)
            }
        } else {
            var dot = text.find(".", from: start + 1)
            while let offset = dot {
                if let (attribute, behind) = attribute(at: offset), isAttribute(attribute, endingAt: behind),
                    isBehindItem(behind: behind)
                {
                    let object = named(text.string(start..<offset))
                    term = Term(object: object, attribute: attribute, multiplier: -multiplier)
                    text.move(to: behind)
                    break
                }
                dot = text.find(".", from: offset + 1)
            }
        }
        guard var term else {
            throw text.find(">", from: start) == nil
                ? cut(at: text.end) : expected("an item and an attribute, or a number", at: start)
        }
        let star = text.run(from: index, while: { $0.isWhiteSpace })
        if text.byte(at: star) == UInt8(ascii: "*"), star > index {
            let factor = text.run(from: star + 1, while: { $0.isWhiteSpace })
            guard let (value, end) = text.number(at: factor) else { throw expected("a number behind '*'", at: factor) }
            term.multiplier *= value
            text.move(to: end)
        }
        result.terms.append(term)
    }

    /// ` + 8`, ` - 8`, ` NSSpace(8)`.
    private mutating func constantBehind() throws(Fault) {
        let start = text.run(from: index, while: { $0.isWhiteSpace })
        guard let byte = text.byte(at: start) else { return }
        if let (value, end) = spacing(at: start) {
            text.move(to: end)
            result.constant += value
            result.hasUnsignedSpacing = value != 0
            return
        }
        guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return }
        guard let (value, end) = signedNumber(at: start) else { throw expected("a number", at: start + 1) }
        text.move(to: end)
        result.constant += value
    }

    // MARK: - Parts

    func relation(at offset: Int) -> (Relation, Int)? {
        if text.has("==", at: offset) { return (.equal, offset + 2) }
        if text.has("<=", at: offset) { return (.lessThanOrEqual, offset + 2) }
        if text.has(">=", at: offset) { return (.greaterThanOrEqual, offset + 2) }
        return nil
    }

    /// `NSSpace(8)`, `NSLayoutAnchorConstraintSpace(8)`: a standard distance, already in points.
    func spacing(at offset: Int) -> (Double, Int)? {
        for name: StaticString in ["NSSpace(", "NSLayoutAnchorConstraintSpace("] where text.has(name, at: offset) {
            guard let (value, end) = text.number(at: offset + name.utf8CodeUnitCount),
                text.byte(at: end) == UInt8(ascii: ")")
            else { return nil }
            return (value, end + 1)
        }
        return nil
    }

    /// A number whose sign can be separated: `- 16`.
    func signedNumber(at offset: Int) -> (Double, Int)? {
        if let known = text.number(at: offset) { return known }
        guard let sign = text.byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
            return nil
        }
        let start = text.run(from: offset + 1, while: { $0.isWhiteSpace })
        guard let (value, end) = text.number(at: start) else { return nil }
        return (sign == UInt8(ascii: "-") ? -value : value, end)
    }

    /// `Class:0x…`, also in angle brackets.
    func addressed(at start: Int) -> (Object, Int)? {
        let isBracketed = text.byte(at: start) == UInt8(ascii: "<")
        let begin = isBracketed ? start + 1 : start
        let endOfClass = text.run(from: begin, while: { $0.isPartOfClassName })
        guard endOfClass > begin, text.byte(at: endOfClass) == UInt8(ascii: ":"),
            let end = text.endOfAddress(at: endOfClass + 1)
        else { return nil }
        if let next = text.byte(at: end), next.isPartOfClassName, next != UInt8(ascii: ".") { return nil }
        let object = Object(
            className: Object.plainClass(text.string(begin..<endOfClass)),
            address: text.string(endOfClass + 1..<end)
        )
        guard isBracketed else { return (object, end) }
        return text.byte(at: end) == UInt8(ascii: ">") ? (object, end + 1) : nil
    }

    /// The object for a name; SnapKit and Masonry print `Class:label`.
    func named(_ name: String) -> Object {
        guard Self.mayHaveLabel(result.className), let colon = name.firstIndex(of: ":") else {
            return Object(name: name)
        }
        let label = String(name[name.index(after: colon)...])
        guard colon > name.startIndex, !label.isEmpty else { return Object(name: name) }
        return Object(className: Object.plainClass(String(name[..<colon])), name: label)
    }

    /// `.attribute`, and its end. A word that is not a public attribute is a point of its item.
    func attribute(at start: Int) -> (PrintedConstraint.Attribute, Int)? {
        guard text.byte(at: start) == UInt8(ascii: ".") else { return nil }
        var end = text.run(from: start + 1, while: { $0.isLetter })
        guard end > start + 1 else { return nil }
        if let known = LayoutAttribute(dumpName: text.string(start + 1..<end)) {
            return (.known(known), behindVariable(at: end))
        }
        // "row-boundary-6" is the point "row-boundary" minus 6.
        while text.byte(at: end) == UInt8(ascii: "-"), text.byte(at: end + 1)?.isLetter == true {
            end = text.run(from: end + 1, while: { $0.isLetter })
        }
        return (.point(text.string(start + 1..<end), address: nil), behindVariable(at: end))
    }

    /// Skips `{id: 178}`, by which the engine numbers the variable of an attribute.
    private func behindVariable(at offset: Int) -> Int {
        guard text.has("{id: ", at: offset) else { return offset }
        let end = text.run(from: offset + 5, while: { $0.isDigit })
        return end > offset + 5 && text.byte(at: end) == UInt8(ascii: "}") ? end + 1 : offset
    }

    /// Whether a valid continuation comes after an item's attribute on the right side.
    private func isBehindItem(behind offset: Int) -> Bool {
        if isBehindBody(offset) { return true }
        let next = text.run(from: offset, while: { $0.isWhiteSpace })
        guard next > offset, let byte = text.byte(at: next) else { return false }
        if spacing(at: next) != nil { return true }
        switch byte {
        case UInt8(ascii: "*"): return text.byte(at: next + 1)?.isWhiteSpace == true
        case UInt8(ascii: "+"), UInt8(ascii: "-"): return signedNumber(at: next) != nil
        default: return false
        }
    }

    /// Whether the body can end here.
    func isBehindBody(_ offset: Int) -> Bool {
        guard let byte = text.byte(at: offset) else { return true }
        switch byte {
        case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"): return true
        default: return isTail(at: offset)
        }
    }
}
