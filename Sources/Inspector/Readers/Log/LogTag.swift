import LayoutSyntax

/// The prefix of the messages of one process or worker, by which mixed lines are separated: words such as
/// `host Shop[4211]:` or `[worker-2]`, without times and thread numbers.
struct LogTag: Equatable {
    private static let longest = 200
    private static let mostWords = 8

    private(set) var words: [String] = []
    /// The name and number of a process among the words, such as `Shop[4211]`.
    private(set) var process: String?

    init() {}

    /// The words at the start of a line, up to an offset.
    ///
    /// - Complexity: O(1): at most the first few words are inspected.
    init(_ line: ByteCursor, before end: Int = .max) {
        let text = ByteCursor(line.bytes, 0..<min(end, line.end, Self.longest))
        var index = text.run(from: 0, while: { $0.isWhiteSpace })
        while index < text.end, words.count < Self.mostWords {
            let behind = text.run(from: index) { !$0.isWhiteSpace }
            // The message begins here.
            if "\"<('{".utf8.contains(text.bytes[index]) { break }
            let word = text.string(index..<behind)
            if let named = Self.process(text, index..<behind) {
                words.append(named)
                if process == nil { process = named }
            } else if !Self.isTime(text, index..<behind) {
                words.append(word)
            }
            index = text.run(from: behind, while: { $0.isWhiteSpace })
        }
    }

    /// The number of common words at the start.
    func common(with other: LogTag) -> Int {
        zip(words, other.words).prefix { $0 == $1 }.count
    }

    /// Whether two messages with these prefixes belong to different processes.
    func isOfOther(than other: LogTag) -> Bool {
        if let process, let its = other.process { return process != its }
        return common(with: other) < min(words.count, other.words.count)
    }

    /// `Shop[4211:99]` or `Shop[4211]:`, as `Shop[4211]`.
    private static func process(_ text: ByteCursor, _ range: Range<Int>) -> String? {
        guard let open = range.first(where: { text.bytes[$0] == UInt8(ascii: "[") }), open > range.lowerBound else {
            return nil
        }
        let digits = text.run(from: open + 1, while: { $0.isDigit })
        guard digits > open + 1, let next = text.byte(at: digits),
            next == UInt8(ascii: "]") || next == UInt8(ascii: ":")
        else { return nil }
        return text.string(range.lowerBound..<digits) + "]"
    }

    /// Whether a word is a date or a time, or a part of one: digits and separators.
    private static func isTime(_ text: ByteCursor, _ range: Range<Int>) -> Bool {
        let marks = Array("0123456789:.,-/+TZ[]".utf8)
        let bytes = text.bytes[range]
        guard bytes.allSatisfy(marks.contains), bytes.contains(where: { $0.isDigit }) else { return false }
        // "[2]" is a name.
        return bytes.first != UInt8(ascii: "[") || bytes.contains(UInt8(ascii: ":"))
    }
}
