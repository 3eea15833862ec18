import LayoutCode
import LayoutSyntax

/// A Swift file of a project, and what its text has become.
package struct ProjectFile: Sendable {
    /// As the user knows it.
    package let path: String
    package private(set) var bytes: [UInt8]
    /// `nil` for what is no Swift.
    package private(set) var tokens: SwiftCodeTokens?

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        tokens = Self.tokens(of: bytes)
    }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private static func tokens(of bytes: [UInt8]) -> SwiftCodeTokens? {
        bytes.withUnsafeBytes { try? SwiftCodeTokens($0) }
    }

    package mutating func apply(_ edits: [SourceEdit]) {
        if edits.isEmpty { return }
        bytes = SourceEdit.applied(edits, to: bytes)
        tokens = Self.tokens(of: bytes)
    }

    /// The token at a place, or the last one before it.
    ///
    /// - Complexity: O(log n) in the tokens.
    package func token(line: Int, column: Int) -> Int? {
        guard let tokens else { return nil }
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            let token = tokens.tokens[middle]
            if (Int(token.line), Int(token.column)) <= (line, column) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : (tokens.count > 0 ? 0 : nil)
    }

    /// The bytes of a range of tokens.
    package func bytes(of range: Range<Int>) -> Range<Int> {
        guard let tokens, let last = range.last, range.lowerBound < tokens.count else { return 0..<0 }
        let start = Int(tokens.tokens[range.lowerBound].start)
        let end = tokens.tokens[range.lowerBound...min(last, tokens.count - 1)].map { Int($0.end) }.max() ?? start
        return start..<max(start, end)
    }

    package func text(of range: Range<Int>) -> String {
        String(decoding: bytes[bytes(of: range)], as: UTF8.self)
    }
}
