import LayoutModel
import LayoutSyntax

/// Parses one constraint's text: the head and the order of its parts. The body's two forms, arithmetic and the tail are
/// in separate files.
///
/// Identifiers and visible texts are printed without escapes and can contain any characters, including quotes and
/// brackets. Each is therefore assumed to end where the required continuation follows.
struct ConstraintTextParser {
    typealias Fault = PrintedConstraint.Fault

    var text: ByteCursor
    /// The end of the text without trailing white space.
    let endOfContent: Int
    var result = PrintedConstraint(className: "", address: "")
    /// Whether the text began with `<`: web pages drop text that looks like a tag.
    private var isBracketed = false
    /// Whether the tail was closed: only the last `>` can then be missing.
    var hasClosedTail = false

    /// - Parameter text: The text of the constraint; anything but another constraint can follow it.
    init(_ text: ByteCursor) {
        self.text = text
        var end = text.end
        while end > text.offset, text.bytes[end - 1].isWhiteSpace { end -= 1 }
        endOfContent = end
    }

    var index: Int { text.offset }

    mutating func constraint() throws(Fault) -> PrintedConstraint {
        text.skipWhiteSpace()
        isBracketed = text.skip("<")
        try head(isNested: isBracketed && text.skip("<"))
        if text.peek() == UInt8(ascii: "'") {
            try behindIdentifier()
        } else {
            try behindHead()
        }
        return result
    }

    /// Parses everything after the head and the identifier.
    private mutating func behindHead() throws(Fault) {
        text.skipWhiteSpace()
        try body()
        try tail()
        try end()
        guard result.constant.isFinite, result.terms.allSatisfy({ $0.multiplier.isFinite }) else {
            throw fault("a number of the text is too large", at: index - 1)
        }
        resolveNames()
    }

    /// Parses `'identifier'` and the rest. The identifier ends at a quote followed by a blank, but can itself contain
    /// such quotes: of the possible readings, the first one with the fewest doubts is chosen.
    private mutating func behindIdentifier() throws(Fault) {
        let opened = self
        var best: (parser: Self, doubts: Int)?
        var first: Fault?
        var readings = 0
        var offset = index + 1
        while let byte = opened.text.byte(at: offset), readings < Self.identifierLimit, best?.doubts != 0 {
            defer { offset += 1 }
            guard byte == UInt8(ascii: "'"), opened.text.byte(at: offset + 1)?.isWhiteSpace == true else {
                continue
            }
            readings += 1
            var parser = opened
            parser.result.identifier = opened.text.string(opened.index + 1..<offset)
            parser.text.move(to: offset + 1)
            do {
                try parser.behindHead()
                let doubts = parser.result.doubts
                if best.map({ doubts < $0.doubts }) ?? true { best = (parser, doubts) }
            } catch {
                if first == nil { first = error }
            }
        }
        guard let best else { throw first ?? cut(at: text.end) }
        self = best.parser
    }

    /// The number of possible ends of an identifier that are tried.
    private static let identifierLimit = 8

    // MARK: - Head

    private mutating func head(isNested: Bool) throws(Fault) {
        let start = index
        let endOfClass = text.run(from: start, while: { $0.isPartOfClassName })
        guard endOfClass > start else { throw expected("the class of a constraint") }
        guard text.byte(at: endOfClass) == UInt8(ascii: ":") else {
            throw expected("':' and an address after the class of the constraint", at: endOfClass)
        }
        result.className = PrintedConstraint.Object.plainClass(text.string(start..<endOfClass))
        text.move(to: endOfClass + 1)
        _ = text.skip(" ")
        try address()
        if isNested, !text.skip(">") { throw expected("'>' after the constraint's address") }
        location()
        text.skipWhiteSpace()
        mask()
    }

    /// The address; or the label or key that SnapKit and Masonry print in its place, up to a blank.
    private mutating func address() throws(Fault) {
        let start = index
        var word = endOfWord(from: start)
        if text.has("0x", at: start) {
            guard let end = text.endOfAddress(at: start), end == word else {
                if word == text.end { throw cut(at: word) }
                throw fault("the address \"\(text.string(start..<word))\" is not hexadecimal", at: start)
            }
        } else if word == start {
            throw text.isAtEnd ? cut(at: start) : expected("an address after the class of the constraint")
        } else if !Self.mayHaveLabel(result.className) {
            throw expected("an address", at: start)
        } else {
            // Labels can contain blanks. They are followed by a place or an item, which both libraries print with its
            // class.
            var next = text.run(from: word, while: { $0.isWhiteSpace })
            while text.byte(at: word)?.isWhiteSpace == true, next < text.end {
                let end = endOfWord(from: next)
                if text.byte(at: next) == UInt8(ascii: "<") || relation(at: next) != nil { break }
                if (next..<end).contains(where: { text.bytes[$0] == UInt8(ascii: ":") }) { break }
                word = end
                next = text.run(from: word, while: { $0.isWhiteSpace })
            }
        }
        result.address = text.string(start..<word)
        text.move(to: word)
    }

    private func endOfWord(from start: Int) -> Int {
        text.run(from: start) { byte in
            !byte.isWhiteSpace && byte != UInt8(ascii: "@") && byte != UInt8(ascii: ">")
        }
    }

    /// Whether the class belongs to a library that prints a label or key in place of the address.
    static func mayHaveLabel(_ className: String) -> Bool {
        className.begins(with: "MAS") || className.begins(with: "SnapKit.") || className.ends(with: ".LayoutConstraint")
            || className.begins(with: "Snap.")
    }

    /// `@file#line`. Paths can contain blanks: the line's digits and a blank end them.
    private mutating func location() {
        guard text.peek() == UInt8(ascii: "@") else { return }
        var mark = text.find("#", from: index)
        while let hash = mark {
            let digits = text.run(from: hash + 1, while: { $0.isDigit })
            if digits > hash + 1, digits == text.end || text.bytes[digits].isWhiteSpace {
                // Line 0 means no line; a dump does not allow it.
                let line = Int(text.string(hash + 1..<digits)).flatMap { $0 > 0 ? $0 : nil }
                result.location = Layout.SourceLocation(file: text.string(index + 1..<hash), line: line)
                text.move(to: digits)
                return
            }
            mark = text.find("#", from: hash + 1)
        }
    }

    /// `h=--& v=-&-`.
    private mutating func mask() {
        func marks(at start: Int) -> [Bool]? {
            var marks: [Bool] = []
            for offset in start..<start + 3 {
                switch text.byte(at: offset) {
                case UInt8(ascii: "-"): marks.append(false)
                case UInt8(ascii: "&"): marks.append(true)
                default: return nil
                }
            }
            return marks
        }
        guard text.has("h=", at: index), let horizontal = marks(at: index + 2) else { return }
        let next = text.run(from: index + 5, while: { $0.isWhiteSpace })
        guard text.has("v=", at: next), let vertical = marks(at: next + 2) else { return }
        result.mask = PrintedConstraint.Mask(horizontal: horizontal, vertical: vertical)
        text.move(to: next + 5)
        text.skipWhiteSpace()
    }

    // MARK: - Body

    private mutating func body() throws(Fault) {
        if text.isAtEnd { throw cut(at: index) }
        let isVisual = ["H:|", "H:[", "V:|", "V:["].contains { text.has($0, at: index) }
        if isVisual {
            result.isVisualFormat = true
            try visualFormat()
        } else {
            try equation()
        }
    }

    // MARK: - End

    private mutating func end() throws(Fault) {
        text.skipWhiteSpace()
        if text.skip(">") { return }
        if text.isAtEnd {
            if isBracketed, !hasClosedTail { throw cut(at: index) }
            return
        }
        if isBeginningOfTail(at: index) { throw cut(at: text.end) }
        let ends: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]")]
        if !isBracketed, let next = text.peek(), ends.contains(next) { return }
        throw expected("the end of the constraint")
    }

    // MARK: - Faults

    /// The fault for unexpected text here or at another offset.
    func expected(_ what: String, at offset: Int? = nil) -> Fault {
        let offset = offset ?? index
        guard offset < text.end else { return cut(at: offset) }
        let start = min(text.run(from: offset, while: { $0.isWhiteSpace }), text.end - 1)
        var end = min(start + 24, text.end)
        while end < text.end, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
        let shown = text.string(start..<min(max(text.run(from: start) { !$0.isWhiteSpace }, start + 1), end))
        return Fault(message: "expected \(what), found \"\(shown)\"", offset: offset)
    }

    func fault(_ message: String, at offset: Int) -> Fault {
        Fault(message: message, offset: offset)
    }

    func cut(at offset: Int) -> Fault {
        Fault(message: "the text is cut off", offset: offset, isCut: true)
    }
}

extension PrintedConstraint.Object {
    /// The class without the prefix that key-value observing adds, and as source writes it.
    static func plainClass(_ name: String) -> String {
        if name.begins(with: "_Tt") { return RuntimeClassName.plain(name) ?? name }
        guard name.begins(with: "NSKVONotifying_") else { return name }
        let rest = String(name.dropFirst("NSKVONotifying_".count))
        return rest.isEmpty ? name : RuntimeClassName.plain(rest) ?? rest
    }
}
