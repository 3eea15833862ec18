/// A text with places where lines may break, laid out for a line width.
///
/// The document is a flat run of tokens, so that neither building nor laying it out needs stack in proportion to its
/// nesting. A group prints on one line where it fits; otherwise each of its own breaks becomes a line break, while the
/// groups inside decide for themselves.
///
/// - Complexity: Laying out is linear in the number of tokens.
package struct Document: Sendable {
    private enum Token: Sendable {
        case text(String)
        case textIfBroken(String)
        /// A line break, or `flat` where the group fits on its line.
        case `break`(flat: String)
        case newline
        case indent
        case outdent
        case beginGroup
        case endGroup
    }

    private var tokens: [Token] = []

    package init() {}

    package var isEmpty: Bool { tokens.isEmpty }

    package mutating func text(_ string: String) { tokens.append(.text(string)) }

    /// A place to break the enclosing group; nothing is printed there where the group fits.
    package mutating func softBreak() { tokens.append(.break(flat: "")) }

    /// A place to break the enclosing group; a space where the group fits.
    package mutating func spaceOrBreak() { tokens.append(.break(flat: " ")) }

    /// Text that is printed only where the enclosing group is broken, such as the comma after the last element of a list.
    package mutating func textIfBroken(_ string: String) { tokens.append(.textIfBroken(string)) }

    package mutating func newline() { tokens.append(.newline) }

    package mutating func append(_ other: Document) { tokens += other.tokens }

    package mutating func dropLeadingNewline() {
        if case .newline? = tokens.first { tokens.removeFirst() }
    }

    package mutating func line(_ string: String) {
        text(string)
        newline()
    }

    package mutating func group(_ content: (inout Document) -> Void) {
        tokens.append(.beginGroup)
        content(&self)
        tokens.append(.endGroup)
    }

    package mutating func indented(_ content: (inout Document) -> Void) {
        tokens.append(.indent)
        content(&self)
        tokens.append(.outdent)
    }

    package mutating func indent() { tokens.append(.indent) }

    package mutating func outdent() { tokens.append(.outdent) }

    /// The text, lines at most `width` characters long where the breaks allow it, without space at the ends of lines.
    package func laidOut(width: Int, indentWidth: Int) -> String {
        let (widths, size) = measured()
        var result = ""
        result.reserveCapacity(size)
        var level = 0
        var column = 0
        var isAtLineStart = true
        var groups: [Bool] = []
        let unit = String(repeating: " ", count: indentWidth)
        for index in tokens.indices {
            switch tokens[index] {
            case .text(let string):
                if string.isEmpty { continue }
                if isAtLineStart {
                    column = level * indentWidth
                    for _ in 0..<level { result += unit }
                    isAtLineStart = false
                }
                result += string
                column += Int(widths[index])
            case .textIfBroken(let string):
                if groups.last != true { continue }
                result += string
                column += Int(widths[index])
            case .newline:
                result += "\n"
                isAtLineStart = true
            case .break(let flat):
                if groups.last == true {
                    result += "\n"
                    isAtLineStart = true
                } else {
                    result += flat
                    column += Int(widths[index])
                }
            case .indent: level += 1
            case .outdent: level -= 1
            case .beginGroup:
                let start = isAtLineStart ? level * indentWidth : column
                // A group inside a group that fits, fits.
                let isBroken = groups.last != false && start + Int(widths[index]) > width
                groups.append(groups.isEmpty || groups.last == true ? isBroken : false)
            case .endGroup:
                groups.removeLast()
            }
        }
        return result
    }

    /// For each token with text: how wide that is; for each that begins a group: how wide the group is when flat, with
    /// what must follow it on the line. And about how many bytes the text has.
    private func measured() -> (widths: [Int32], size: Int) {
        var widths = [Int32](repeating: 0, count: tokens.count)
        var size = 0
        /// Flat width from here to the end of the document.
        var total = 0
        /// Flat width from here to the next place where the line may end.
        var tail = 0
        var ends: [(total: Int, tail: Int)] = []
        for index in tokens.indices.reversed() {
            switch tokens[index] {
            case .text(let string):
                let width = Self.width(of: string)
                widths[index] = Int32(clamping: width)
                total += width
                tail += width
                size += string.utf8.count
            case .break(let flat):
                let width = Self.width(of: flat)
                widths[index] = Int32(clamping: width)
                total += width
                tail = 0
                size += 8
            case .newline:
                tail = 0
                size += 8
            // As `swift format` counts: the comma that a broken list would get has to fit, too.
            case .textIfBroken(let string):
                let width = Self.width(of: string)
                widths[index] = Int32(clamping: width)
                total += width
            case .indent, .outdent: break
            case .endGroup: ends.append((total, tail))
            case .beginGroup:
                guard let end = ends.popLast() else { continue }
                widths[index] = Int32(clamping: total - end.total + end.tail)
            }
        }
        return (widths, size)
    }

    /// The characters of a text, which are its bytes where these are of ASCII and no line ends.
    private static func width(of text: String) -> Int {
        for byte in text.utf8 where byte >= 0x80 || byte == UInt8(ascii: "\r") { return text.count }
        return text.utf8.count
    }
}
