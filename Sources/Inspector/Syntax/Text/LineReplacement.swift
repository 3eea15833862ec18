/// Whole lines of a text that are replaced by others, as reviewers commit them.
public struct LineReplacement: Sendable, Equatable {
    /// Counted from 1.
    public var first: Int
    public var last: Int
    /// Without the end of the last line; empty if the lines are deleted.
    public var text: String

    public init(first: Int, last: Int, text: String) {
        self.first = first
        self.last = last
        self.text = text
    }

    /// The lines that all replacements are in.
    ///
    /// - Parameters:
    ///   - replacements: What differs between the texts, in the order of the places; at least one.
    ///   - limit: Of lines that are replaced.
    /// - Returns: `nil` if the replacements are further apart.
    package init?(_ replacements: [TextReplacement], from old: [UInt8], to new: [UInt8], limit: Int) {
        guard let start = replacements.first?.start.line,
            let end = replacements.map(\.end.line).max(), end - start < limit
        else { return nil }
        let newline = UInt8(ascii: "\n")
        let count = old.split(separator: newline, omittingEmptySubsequences: false).count
        let lines = new.split(separator: newline, omittingEmptySubsequences: false)
        let after = lines.count - (count - end)
        guard start >= 1, start - 1 <= after, after <= lines.count else { return nil }
        let text = Array(lines[(start - 1)..<after].joined(separator: [newline]))
        self.init(first: start, last: end, text: String(decoding: text, as: UTF8.self))
    }
}
