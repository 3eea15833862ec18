import LayoutModel
import LayoutSyntax

/// The part after the body: direction, content priorities, priority, activity, names.
extension ConstraintTextParser {
    /// Whether the tail, or the end, comes at an offset, after blanks.
    func isTail(at offset: Int) -> Bool {
        let start = text.run(from: offset, while: { $0.isWhiteSpace })
        guard let byte = text.byte(at: start) else { return true }
        switch byte {
        case UInt8(ascii: ">"), UInt8(ascii: "\""): return true
        case UInt8(ascii: "^"): return true
        case UInt8(ascii: "("):
            return [
                "(LTR)", "(RTL)", "(active)", "(active, names:", "(inactive", "(Names:", "(names:",
            ].contains { text.has($0, at: start) } || isBeginningOfTail(at: start)
        default:
            return text.has("priority:", at: start) || text.has("Hug:", at: start)
                || text.has("CompressionResistance:", at: start) || isBeginningOfTail(at: start)
        }
    }

    /// Whether only the first letters of a tail come here, followed by the end: the text was cut off there.
    func isBeginningOfTail(at start: Int) -> Bool {
        let length = endOfContent - start
        let tails: [StaticString] = [
            "(LTR)", "(RTL)", "(active)", "(active, names:", "(inactive", "(Names:", "(names:", "priority:", "Hug:",
        ]
        return length > 0
            && tails.contains { tail in
                length < tail.utf8CodeUnitCount
                    && (0..<length).allSatisfy { text.bytes[start + $0] == tail.utf8Start[$0] }
            }
    }

    mutating func tail() throws(Fault) {
        while true {
            let start = index
            direction()
            text.skipWhiteSpace()
            direction()
            if text.skip("Hug:") {
                let hugging = try number()
                result.contentPriorities = (hugging, result.contentPriorities?.compression ?? 750)
            } else if text.skip("CompressionResistance:") {
                let compression = try number()
                result.contentPriorities = (result.contentPriorities?.hugging ?? 250, compression)
            } else if text.skip("priority:") {
                result.priority = try number()
            } else if text.skip("^") {
                result.priority = try namedPriority()
            } else if text.skip("(active)") {
                result.isActive = true
                hasClosedTail = true
            } else if text.skip("(inactive)") {
                result.isActive = false
                hasClosedTail = true
            } else if text.skip("(active, names:") {
                result.isActive = true
                try names()
            } else if text.skip("(inactive, names:") {
                result.isActive = false
                try names()
            } else if text.skip("(Names:") || text.skip("(names:") {
                try names()
            } else if index == start {
                break
            }
        }
        guard result.priority > 0 else {
            throw fault("the priority \(JSONNumberFormat.text(result.priority)) is not above 0", at: max(index - 1, 0))
        }
        result.priority = min(result.priority, 1000)
    }

    private mutating func number() throws(Fault) -> Double {
        text.skipWhiteSpace()
        guard let (value, end) = text.number(at: index) else { throw expected("a number") }
        text.move(to: end)
        return value
    }

    /// `UILayoutPriority(rawValue: 750.0)` of SnapKit, `high` of Masonry, or a number.
    private mutating func namedPriority() throws(Fault) -> Double {
        let isOfAppKit = result.terms.contains { $0.object.className?.begins(with: "NS") == true }
        // As in MASUtilities.h; the medium one differs by system.
        let names: [(StaticString, Double)] = [
            ("high", 750), ("low", 250), ("medium", isOfAppKit ? 501 : 500), ("fitting size", 50), ("required", 1000),
            ("drag can resize window", 510), ("window size stay put", 500), ("drag cannot resize window", 490),
        ]
        for (name, priority) in names where text.skip(name) { return priority }
        let wrappers: [StaticString] = [
            "UILayoutPriority(rawValue: ", "NSLayoutPriority(rawValue: ", "Priority(rawValue: ",
        ]
        let isWrapped = wrappers.contains { text.skip($0) }
        let priority = try number()
        if isWrapped { _ = text.skip(")") }
        return priority
    }

    /// `name:0x…, '|':Class:0x…'text' )`.
    private mutating func names() throws(Fault) {
        while true {
            text.move(to: text.run(from: index) { $0.isWhiteSpace || $0 == UInt8(ascii: ",") })
            if text.skip(")") {
                hasClosedTail = true
                return
            }
            if text.isAtEnd { throw cut(at: index) }
            if text.skip("'|':") {
                guard var (object, end) = addressed(at: index) else {
                    // An identifier in place of the class.
                    try name()
                    guard let named = result.names.popLast() else { continue }
                    result.superview = Object(address: named.object.address, name: named.name)
                    continue
                }
                let quote = text.run(from: end, while: { $0.isWhiteSpace })
                if text.byte(at: quote) == UInt8(ascii: "'") {
                    guard let close = endOfText(from: quote + 1) else { throw cut(at: text.end) }
                    object.text = text.string(quote + 1..<close)
                    end = close + 1
                }
                result.superview = object
                text.move(to: end)
                continue
            }
            try name()
        }
    }

    /// `name:0x…`; the name itself can contain `:0x…`, as the names of NSGridView's points do.
    private mutating func name() throws(Fault) {
        let start = index
        var colon = text.find(":0x", from: start)
        while let offset = colon {
            if let end = text.endOfAddress(at: offset + 1), isBehindName(end) {
                // A name does not extend over another one.
                if (start..<offset).contains(where: { text.has("'|':", at: $0) }) { break }
                let object = Object(address: text.string(offset + 1..<end))
                result.names.append((name: text.string(start..<offset), object: object))
                text.move(to: end)
                if text.byte(at: end) == UInt8(ascii: "'") {
                    guard let close = endOfText(from: end + 1) else { throw cut(at: text.end) }
                    text.move(to: close + 1)
                }
                return
            }
            colon = text.find(":0x", from: offset + 1)
        }
        if text.find(")", from: start) == nil { throw cut(at: text.end) }
        throw expected("a name and an address", at: start)
    }

    private func isBehindName(_ offset: Int) -> Bool {
        guard let byte = text.byte(at: offset) else { return false }
        return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "'")
            || byte.isWhiteSpace
    }

    /// The closing quote of a visible text among the names.
    private func endOfText(from start: Int) -> Int? {
        var offset = start
        while offset < text.end {
            if text.bytes[offset] == UInt8(ascii: "'"), isBehindName(offset + 1),
                text.byte(at: offset + 1) != UInt8(ascii: "'")
            {
                return offset
            }
            offset += 1
        }
        return nil
    }

    // MARK: - Names

    /// Assigns the addresses of `names:` to the objects that the body refers to by name.
    ///
    /// A name with several addresses stays a name: the text does not show which one is meant.
    mutating func resolveNames() {
        if result.names.isEmpty { return }
        var addresses: [String: String] = [:]
        var isShared: Set<String> = []
        for (name, object) in result.names {
            guard let address = object.address else { continue }
            if let known = addresses[name], known != address { isShared.insert(name) }
            addresses[name] = address
        }
        func resolved(_ object: Object) -> Object {
            var object = object
            if let name = object.name, object.address == nil, object.className == nil {
                if let address = addresses[name], !isShared.contains(name) { object.address = address }
            } else if let name = object.className, let address = object.address, addresses[name] == address {
                // The word in place of the class is an identifier.
                object.className = nil
                object.name = name
            }
            return object
        }
        for index in result.terms.indices {
            let term = result.terms[index]
            if let className = term.object.className, let address = term.object.address {
                let key = "\(className):\(address).\(term.attribute.word)"
                if let point = addresses[key] {
                    let address = isShared.contains(key) ? nil : point
                    result.terms[index].attribute = .point(term.attribute.word, address: address)
                    continue
                }
            }
            result.terms[index].object = resolved(term.object)
        }
        if let superview = result.superview { result.superview = resolved(superview) }
    }
}

extension PrintedConstraint.Attribute {
    /// As spelled in the text, or nearly so.
    package var word: String {
        switch self {
        case .known(let attribute): attribute.rawValue
        case .point(let word, _): word
        }
    }
}
