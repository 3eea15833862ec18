import LayoutSyntax

/// Finds the places in some bytes where a word occurs that every beginning of a block contains.
///
/// Matches ahead are remembered, which makes a complete pass linear.
struct LogMentions {
    private static let words = [ByteSearch("onstraint"), ByteSearch("mbiguous layout")]

    private let bytes: UnsafeRawBufferPointer
    /// By word: its first offset from the last start on; the end if there is none.
    private var ahead: [Int]

    /// - Parameter bytes: Must outlive this value.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        ahead = Self.words.map { _ in -1 }
    }

    /// The first match at or after an offset, which must not decrease between calls; `nil` if there is none.
    mutating func next(from start: Int) -> Int? {
        var first = bytes.count
        for (index, word) in Self.words.enumerated() {
            if ahead[index] < start {
                ahead[index] = word.first(in: bytes, min(start, bytes.count)..<bytes.count) ?? bytes.count
            }
            first = min(first, ahead[index])
        }
        return first < bytes.count ? first : nil
    }
}
