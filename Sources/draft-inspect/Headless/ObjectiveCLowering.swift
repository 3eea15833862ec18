/// Swift source without what needs the Objective-C runtime, which only Apple's systems have.
///
/// Attributes that only export to Objective-C are blanked, and `#selector(name)` becomes a `Selector` of the name's text:
/// targets of controls and gesture recognizers are kept and never called. Lines and columns before a change stay.
struct ObjectiveCLowering {
    /// Something that cannot be lowered.
    struct Refusal: Error, Equatable {
        /// From 1.
        var line: Int
        var column: Int
        var message: String
    }

    /// Whose source it is.
    enum Owner {
        /// The user's, who can write it otherwise: what cannot be lowered is refused.
        case user
        /// A library's: members of extensions that override others are left out, and nothing is refused.
        case library
    }

    private(set) var text = ""
    private(set) var refusals: [Refusal] = []
    private var overriding = OverridingExtensions()

    init(_ source: String, of owner: Owner = .user) {
        var scanner = SwiftScanner(source)
        while let piece = scanner.next() {
            guard case .code(let word) = piece.kind else {
                text += piece.text
                if owner == .library { overriding.take(piece.text, &text) }
                continue
            }
            switch word {
            case "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBDesignable", "@IBInspectable",
                "@GKInspectable", "@nonobjc":
                text += String(repeating: " ", count: piece.text.count)
                // The name in Objective-C.
                if word == "@objc", scanner.isAtParenthesis, let name = scanner.parenthesized() {
                    text += String(repeating: " ", count: name.count + 2)
                }
            case "#selector":
                guard scanner.isAtParenthesis, let name = scanner.parenthesized() else {
                    text += piece.text
                    continue
                }
                text += "Selector(\"" + name.filter { !$0.isWhitespace && $0 != "\"" && $0 != "\\" } + "\")"
                text += String(repeating: "\n", count: name.count(where: \.isNewline))
            case "type":
                // The description of a class is a method of the runtime's.
                guard scanner.isAtParenthesis, let value = scanner.parenthesized() else {
                    text += piece.text
                    continue
                }
                let isDescribed = scanner.skip(".description()")
                text += isDescribed ? "String(describing: type(" + value + "))" : "type(" + value + ")"
            default:
                if owner == .library {
                    overriding.takeWord(word, &text)
                    text += piece.text
                    continue
                }
                if let reason = Self.refused[word] {
                    refusals.append(Refusal(line: piece.line, column: piece.column, message: reason))
                }
                text += piece.text
            }
        }
    }

    private static let refused = [
        "#keyPath": "'#keyPath' needs the Objective-C runtime; use a Swift key path",
        "@NSManaged": "'@NSManaged' needs the Objective-C runtime",
        "NSSelectorFromString": "'NSSelectorFromString' needs the Objective-C runtime; use '#selector'",
        "NSClassFromString": "'NSClassFromString' needs the Objective-C runtime; use the type",
        "objc_getAssociatedObject": "associated objects need the Objective-C runtime; use a stored property",
        "objc_setAssociatedObject": "associated objects need the Objective-C runtime; use a stored property",
    ]
}

/// Members of extensions that override others, which only the Objective-C runtime can: they become comments.
private struct OverridingExtensions {
    private var depth = 0
    /// The depths of the bodies of extensions around this place.
    private var extensions: [Int] = []
    private var isAtHead = false
    /// The depth at which the member stands that is being left out.
    private var member: Int?

    /// Takes what is no word, after it was added to the text.
    mutating func take(_ piece: Substring, _ text: inout String) {
        switch piece {
        case "{":
            depth += 1
            if isAtHead { extensions.append(depth) }
            isAtHead = false
        case "}":
            if extensions.last == depth { extensions.removeLast() }
            depth -= 1
            if member == depth {
                text += " */"
                member = nil
            }
        default: break
        }
    }

    /// Takes a word before it is added to the text.
    mutating func takeWord(_ word: String, _ text: inout String) {
        if word == "extension" { isAtHead = true }
        guard word == "override", member == nil, extensions.last == depth else { return }
        member = depth
        let line = text.lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let start = text[line...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        text.insert(contentsOf: "/* ", at: start)
    }
}

/// Splits Swift source into words, comments, strings and what is between them. Nothing is lost.
private struct SwiftScanner {
    enum Kind: Equatable {
        /// A word, with the `@` or `#` before it.
        case code(String)
        case other
    }

    struct Piece {
        var kind: Kind
        var text: Substring
        var line: Int
        var column: Int
    }

    private var rest: Substring
    private var line = 1
    private var column = 1

    init(_ source: String) {
        rest = source[...]
    }

    mutating func next() -> Piece? {
        guard let first = rest.first else { return nil }
        if rest.hasPrefix("//") { return take(.other, rest.prefix { !$0.isNewline }) }
        if rest.hasPrefix("/*") { return take(.other, comment()) }
        if let string = string() { return take(.other, string) }
        if first == "@" || first == "#" || Self.isWord(first) {
            let end = rest.dropFirst().prefix(while: Self.isWord).endIndex
            let word = rest[..<end]
            return take(.code(String(word)), word)
        }
        return take(.other, rest.prefix(1))
    }

    var isAtParenthesis: Bool { rest.first == "(" }

    /// Skips a pair of parentheses and returns what is in it; `nil` if it does not end.
    mutating func parenthesized() -> Substring? {
        var depth = 0
        var end = rest.startIndex
        while end < rest.endIndex {
            if rest[end] == "(" { depth += 1 }
            if rest[end] == ")" { depth -= 1 }
            end = rest.index(after: end)
            if depth == 0 { break }
        }
        guard depth == 0, end > rest.startIndex else { return nil }
        let text = take(.other, rest[..<end]).text
        return text.dropFirst().dropLast()
    }

    /// Skips a text if it comes next.
    mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        _ = take(.other, rest.prefix(text.count))
        return true
    }

    private mutating func take(_ kind: Kind, _ text: Substring) -> Piece {
        let piece = Piece(kind: kind, text: text, line: line, column: column)
        for character in text {
            if character.isNewline {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        rest = rest[text.endIndex...]
        return piece
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Comments are within comments.
    private func comment() -> Substring {
        var depth = 0
        var end = rest.startIndex
        while end < rest.endIndex {
            let tail = rest[end...]
            if tail.hasPrefix("/*") {
                depth += 1
                end = rest.index(end, offsetBy: 2)
            } else if tail.hasPrefix("*/") {
                depth -= 1
                end = rest.index(end, offsetBy: 2)
                if depth == 0 { break }
            } else {
                end = rest.index(after: end)
            }
        }
        return rest[..<end]
    }

    /// A whole string, whatever is in its interpolations.
    private func string() -> Substring? {
        let marks = rest.prefix { $0 == "#" }
        var tail = rest.dropFirst(marks.count)
        guard tail.first == "\"" else { return nil }
        let quotes = tail.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let closing = quotes + marks
        tail = tail.dropFirst(quotes.count)
        while !tail.isEmpty {
            if tail.hasPrefix(closing) { return rest[..<tail.index(tail.startIndex, offsetBy: closing.count)] }
            if marks.isEmpty, tail.first == "\\" {
                // An interpolation can have strings of its own.
                let isInterpolation = tail.dropFirst().first == "("
                tail = tail.dropFirst(2)
                if isInterpolation { tail = Self.afterInterpolation(tail) }
            } else if quotes.count == 1, tail.first?.isNewline == true {
                return rest[..<tail.startIndex]
            } else {
                tail = tail.dropFirst()
            }
        }
        return rest
    }

    private static func afterInterpolation(_ text: Substring) -> Substring {
        var depth = 1
        var isInString = false
        var tail = text
        while let character = tail.first, depth > 0 {
            if character.isNewline { return tail }
            if character == "\"" { isInString.toggle() }
            if !isInString, character == "(" { depth += 1 }
            if !isInString, character == ")" { depth -= 1 }
            tail = tail.dropFirst()
        }
        return tail
    }
}
