import LayoutSyntax

/// The places in some bytes at which something stands that every line of a block's beginning has.
///
/// What was found ahead is remembered, so that going through all of them is linear.
struct LogMentions {
    private static let words = [ByteSearch("onstraint"), ByteSearch("mbiguous layout")]

    private let bytes: UnsafeRawBufferPointer
    /// By word: the first offset from the last start on; the end where there is none.
    private var ahead: [Int]

    /// - Parameter bytes: They must outlive this.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        ahead = Self.words.map { _ in -1 }
    }

    /// The first of them at or behind an offset, which is never less than the one before; `nil` where there is none.
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
