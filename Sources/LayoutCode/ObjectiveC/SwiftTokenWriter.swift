import LayoutSyntax

/// Writes tokens of Swift that have the places of another text's tokens.
struct SwiftTokenWriter {
    private let source: SwiftCodeTokens
    private var bytes: [UInt8] = []
    private var written: [SwiftCodeTokens.Token] = []
    private var marks: [(title: String, token: Int)] = []
    private var startsLine = true

    init(_ source: SwiftCodeTokens) {
        self.source = source
        bytes.reserveCapacity(source.count * 8)
        written.reserveCapacity(source.count * 2)
    }

    var count: Int { written.count }

    /// The next token begins a line.
    mutating func endLine() { startsLine = true }

    /// Removes what was written behind a number of tokens.
    mutating func cut(to count: Int) {
        written.removeLast(written.count - count)
        startsLine = true
    }

    mutating func mark(_ title: String) { marks.append((title, written.count)) }

    /// - Parameter place: The token of the source from which this one comes.
    mutating func write(
        _ text: String,
        _ kind: SwiftCodeTokens.Kind,
        at place: Int,
        isInterpolated: Bool = false
    ) {
        let start = bytes.count
        let isPrefix = kind == .operator && beginsOperand
        bytes += text.utf8
        let place = source.place(of: place)
        written.append(
            .init(
                kind: kind,
                startsLine: startsLine,
                // What follows a name without blanks could be something else.
                isSpaced: kind == .operator,
                isInterpolated: isInterpolated,
                fixity: isPrefix ? .prefix : .infix,
                start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: bytes.count),
                line: Int32(truncatingIfNeeded: place.line),
                column: Int32(truncatingIfNeeded: place.column)
            )
        )
        startsLine = false
    }

    /// Whether the token before is not the end of an operand.
    private var beginsOperand: Bool {
        guard !startsLine, let last = written.last else { return true }
        let first = bytes[Int(last.start)]
        return switch last.kind {
        case .operator: true
        case .mark: ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(first)
        case .word: bytes[Int(last.start)..<Int(last.end)].elementsEqual("return".utf8)
        default: false
        }
    }

    mutating func word(_ text: String, at place: Int) { write(text, .word, at: place) }

    /// A name that stays one if Swift has a keyword of that spelling.
    mutating func name(_ text: String, at place: Int) {
        write(ObjectiveCNames.reserved.contains(text) ? "`" + text + "`" : text, .word, at: place)
    }

    mutating func mark(_ text: String, at place: Int) { write(text, .mark, at: place) }

    mutating func symbol(_ text: String, at place: Int) { write(text, .operator, at: place) }

    /// `?` or `!` behind an operand or a type.
    mutating func postfix(_ text: String, at place: Int) {
        symbol(text, at: place)
        written[written.count - 1].isSpaced = false
        written[written.count - 1].fixity = .postfix
    }

    /// `.word`
    mutating func member(_ text: String, at place: Int) {
        mark(".", at: place)
        name(text, at: place)
    }

    /// What is parsed and never evaluated; the text names it.
    mutating func unread(_ text: String, at place: Int) {
        mark("(", at: place)
        write(text, .directive, at: place)
        mark(")", at: place)
    }

    /// What ends the reading of its block with a message.
    mutating func fault(_ error: ReadError, at place: Int) {
        let start = written.count
        write(error.message, .fault, at: place)
        if let place = error.place {
            written[start].line = Int32(truncatingIfNeeded: place.line)
            written[start].column = Int32(truncatingIfNeeded: place.column)
        }
    }

    func tokens() throws(ReadError) -> SwiftCodeTokens {
        guard bytes.count < Int(Int32.max) else { throw ReadError("the file is larger than 2 GB") }
        return try SwiftCodeTokens(bytes, tokens: written, marks: marks)
    }
}
