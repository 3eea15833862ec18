import LayoutCode
import LayoutSyntax

/// A Swift file as its tokens, with the text of each part of it.
struct CodeText {
    let bytes: [UInt8]
    let tokens: SwiftCodeTokens

    init(_ bytes: [UInt8]) throws(ReadError) {
        self.bytes = bytes
        let read = bytes.withUnsafeBytes { bytes in Result { () throws(ReadError) in try SwiftCodeTokens(bytes) } }
        tokens = try read.get()
    }

    /// The bytes from the first to the last of some tokens.
    func byteRange(of range: Range<Int>) -> Range<Int> {
        guard let last = range.last else { return 0..<0 }
        return Int(tokens.tokens[range.lowerBound].start)..<Int(tokens.tokens[last].end)
    }

    /// What the file has from the first to the last of some tokens, on one line.
    func text(of range: Range<Int>) -> String {
        var text = ""
        for index in range {
            let token = tokens.tokens[index]
            if index > range.lowerBound, token.isSpaced || token.startsLine { text += " " }
            text += String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        }
        return text
    }

    func text(at index: Int) -> String { tokens.text(at: index) }
    func isWord(at index: Int) -> Bool { tokens.tokens.indices.contains(index) && tokens.tokens[index].kind == .word }

    func `is`(_ text: StaticString, at index: Int) -> Bool {
        tokens.tokens.indices.contains(index) && tokens.is(text, at: index)
    }

    /// A statement up to the next one, without the semicolon.
    func statement(_ start: Int, _ next: Int) -> Range<Int> {
        var end = max(start, next)
        while end > start, self.is(";", at: end - 1) { end -= 1 }
        return start..<end
    }

    /// The tokens of a range that are not within braces: those of closures and declarations are other blocks' statements.
    func outsideBraces(_ range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            found.append(index)
            index = self.is("{", at: index) ? tokens.end(at: index) : index + 1
        }
        return found
    }

    func isName(_ text: String, at index: Int) -> Bool { isWord(at: index) && tokens.name(at: index) == text }

    /// The path of names that a method is called on: `self.view` of `self.view.addSubview`; `self` where there is none.
    func receiver(before index: Int) -> String {
        guard self.is(".", at: index - 1) else { return "self" }
        var start = index - 1
        while isWord(at: start - 1) || self.is("!", at: start - 1) || self.is("?", at: start - 1) {
            start -= 1
            if !isWord(at: start) { continue }
            guard self.is(".", at: start - 1) else { break }
            start -= 1
        }
        return text(of: start..<index - 1)
    }

    /// The views whose constraints the code makes again, changes or removes: what SnapKit remembers of them stays SnapKit's.
    var receiversConstrainedAnew: [String] {
        let verbs = ["remakeConstraints", "updateConstraints", "removeConstraints", "prepareConstraints"]
        return (0..<tokens.count).compactMap { index in
            self.is("snp", at: index - 2) && verbs.contains { isName($0, at: index) }
                ? receiver(before: index - 2) : nil
        }
    }

    /// Whether the file has a variable or constant of a name.
    func declares(_ name: String) -> Bool {
        (0..<tokens.count).contains { index in
            (self.is("let", at: index) || self.is("var", at: index)) && isName(name, at: index + 1)
        }
    }

    /// The blanks before the first token of a token's line.
    func indentation(at index: Int) -> String {
        var start = Int(tokens.tokens[index].start)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blanks, as: UTF8.self)
    }

    /// An argument of a call: the tokens of its value.
    struct Argument {
        var label: String?
        var value: Range<Int>
    }

    /// The arguments between brackets.
    ///
    /// - Parameter open: The opening one.
    func arguments(at open: Int) -> [Argument] {
        split(open + 1..<Int(tokens.tokens[open].partner)).map { part in
            guard part.count > 1, isWord(at: part.lowerBound), self.is(":", at: part.lowerBound + 1) else {
                return Argument(label: nil, value: part)
            }
            return Argument(label: text(at: part.lowerBound), value: part.lowerBound + 2..<part.upperBound)
        }
    }

    /// The parts between the commas of a range.
    func split(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if self.is(",", at: index) {
                parts.append(start..<index)
                start = index + 1
            }
            index = tokens.end(at: index)
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }

    /// A name with members and calls, `view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: other)`, as its links.
    struct Chain {
        enum Kind {
            case name(String)
            /// The opening bracket.
            case call(Int)
            /// `{ … }`: the opening brace.
            case closure(Int)
        }

        var links: [(kind: Kind, tokens: Range<Int>)]

        func name(at place: Int) -> String? {
            guard links.indices.contains(place), case .name(let name) = links[place].kind else { return nil }
            return name
        }

        /// The tokens of the links before a place; none for the first.
        func tokens(before place: Int) -> Range<Int> {
            place == 0
                ? links[0].tokens.lowerBound..<links[0].tokens.lowerBound
                : links[0].tokens.lowerBound..<links[place - 1].tokens.upperBound
        }
    }

    /// The chain that a range of tokens is, from its first to its last; `nil` where it is something else.
    func chain(_ range: Range<Int>) -> Chain? {
        var links: [(kind: Chain.Kind, tokens: Range<Int>)] = []
        var index = range.lowerBound
        func extendLast(to end: Int) {
            let last = links.count - 1
            links[last].tokens = links[last].tokens.lowerBound..<end
        }
        guard !range.isEmpty, isWord(at: index) || self.is("(", at: index) else { return nil }
        if self.is("(", at: index) {
            links.append((.call(index), index..<tokens.end(at: index)))
            index = tokens.end(at: index)
        } else {
            links.append((.name(tokens.name(at: index)), index..<index + 1))
            index += 1
        }
        while index < range.upperBound {
            if self.is(".", at: index), isWord(at: index + 1) {
                links.append((.name(tokens.name(at: index + 1)), index..<index + 2))
                index += 2
            } else if self.is("(", at: index) {
                links.append((.call(index), index..<tokens.end(at: index)))
                index = tokens.end(at: index)
            } else if self.is("{", at: index) {
                links.append((.closure(index), index..<tokens.end(at: index)))
                index = tokens.end(at: index)
            } else if self.is("[", at: index) {
                extendLast(to: tokens.end(at: index))
                index = tokens.end(at: index)
            } else if self.is("!", at: index) || self.is("?", at: index), !tokens.tokens[index].isSpaced {
                extendLast(to: index + 1)
                index += 1
            } else {
                return nil
            }
        }
        return index == range.upperBound ? Chain(links: links) : nil
    }
}
