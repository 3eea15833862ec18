import LayoutCode

extension CodeText {
    /// A comment line, without the blanks around it.
    struct Comment {
        var text: String
        /// Whether it is on the line of the token before it.
        var isTrailing: Bool
    }

    /// The comments between a token and the one before it.
    func comments(before index: Int) -> [Comment] {
        guard index > 0, index < tokens.count else { return [] }
        let gap = bytes[
            Int(tokens.tokens[index - 1].end)..<max(Int(tokens.tokens[index - 1].end), Int(tokens.tokens[index].start))
        ]
        if !gap.contains(UInt8(ascii: "/")) { return [] }
        let lines = gap.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { place, line in
            let text = String(decoding: line, as: UTF8.self).trimmed
            return text.isEmpty ? nil : Comment(text: text, isTrailing: place == 0)
        }
    }

    /// The comments of a statement by the parts of it that they are about.
    func remarks(of parts: [Range<Int>], within whole: Range<Int>) -> [[String]] {
        var remarks: [[String]] = Array(repeating: [], count: parts.count)
        if parts.isEmpty { return remarks }
        for index in whole.dropFirst() {
            for comment in comments(before: index) {
                let previous = parts.lastIndex { $0.lowerBound < index } ?? 0
                let next = parts.firstIndex { $0.lowerBound >= index } ?? parts.count - 1
                let isWithin = parts[previous].lowerBound < index && index < parts[previous].upperBound
                remarks[isWithin || comment.isTrailing ? previous : next].append(comment.text)
            }
        }
        return remarks
    }
}
