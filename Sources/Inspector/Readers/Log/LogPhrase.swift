import LayoutModel
import LayoutSyntax

/// The messages with which UIKit and AppKit begin and end their reports.
enum LogPhrase {
    private static let headers: [StaticString] = [
        "nable to simultaneously satisfy constraints", "onflicting constraints detected",
    ]
    private static let recoveries: [StaticString] = [
        "ttempt to recover by breaking constraint", "ill attempt to recover by breaking",
    ]
    private static let ambiguities: [StaticString] = ["iew has an ambiguous layout", "iew with an ambiguous layout"]
    private static let refusals: [(phrase: StaticString, sentence: LogRefusal.Sentence)] = [
        ("iew hierarchy is not prepared for the constraint", .unprepared),
        ("nable to install constraint on view", .notInstalled),
        ("nable to activate constraint with anchors", .notActivated),
        ("ierarchy unprepared for constraint", .exception),
    ]

    /// Every block that a message begins or ends contains one of these; capital letters are omitted.
    static let all = headers + recoveries + ambiguities + refusals.map(\.phrase)

    static func header(_ text: ByteCursor) -> Range<Int>? { first(of: headers, text) }

    static func recovery(_ text: ByteCursor) -> Range<Int>? { first(of: recoveries, text) }

    static func ambiguity(_ text: ByteCursor) -> Range<Int>? { first(of: ambiguities, text) }

    static func refusal(_ text: ByteCursor) -> (range: Range<Int>, sentence: LogRefusal.Sentence)? {
        for (phrase, sentence) in refusals {
            if let range = first(of: [phrase], text) { return (range, sentence) }
        }
        return nil
    }

    /// Whether a line reports an exception.
    static func isException(_ text: ByteCursor) -> Bool {
        let words: [StaticString] = [
            "Terminating app", "uncaught exception", "Exception", "Impossible to set up layout",
        ]
        return words.contains { text.find($0, from: 0) != nil }
    }

    private static func first(of phrases: [StaticString], _ text: ByteCursor) -> Range<Int>? {
        for phrase in phrases {
            guard let hit = text.find(phrase, from: 0) else { continue }
            // Starting at the capital letter.
            return max(hit - 1, 0)..<hit + phrase.utf8CodeUnitCount
        }
        return nil
    }
}

/// The lines of a layout trace that a log contains for an ambiguous view.
enum LogTrace {
    /// The views that a line reports as ambiguous, with their ambiguous attributes.
    static func ambiguous(
        in text: ByteCursor
    ) -> [(object: PrintedConstraint.Object, attributes: [FrameAttribute], offset: Int)]? {
        guard let mark = text.find("AMBIGUOUS LAYOUT", from: 0) else { return nil }
        var begin = text.run(from: 0) { !$0.isPartOfClassName || $0 >= 0x80 }
        // The bullet of a host is not part of the class.
        while begin < mark, text.bytes[begin] >= 0x80 { begin += 1 }
        let parser = ConstraintTextParser(ByteCursor(text.bytes, begin..<text.end))
        guard var (object, end) = parser.addressed(at: begin) else { return [] }
        if text.byte(at: end) == UInt8(ascii: "'") {
            var close = mark - 1
            while close > end, text.bytes[close] != UInt8(ascii: "'") { close -= 1 }
            if close > end { object.text = text.string(end + 1..<close) }
            end = close
        }
        var attributes: [FrameAttribute] = []
        let words: [(StaticString, FrameAttribute)] = [
            (".minX{", .minX), (".Width{", .width), (".minY{", .minY), (".Height{", .height),
        ]
        for (word, attribute) in words where text.find(word, from: mark) != nil { attributes.append(attribute) }
        return [(object, attributes, begin)]
    }
}
