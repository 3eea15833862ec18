/// Who gets what the lines of a text show of views, in the order of the text.
protocol SeenReceiver {
    /// Makes room for at most this number of views.
    mutating func reserve(_ count: Int)

    mutating func add(_ seen: DebuggerText.Seen)
}

/// Keeps it for later.
struct SeenList: SeenReceiver {
    private(set) var all: [DebuggerText.Seen] = []

    mutating func reserve(_ count: Int) { all.reserveCapacity(count) }

    mutating func add(_ seen: DebuggerText.Seen) { all.append(seen) }
}

extension DebuggerText {
    /// What a text contains, as a whole.
    ///
    /// - Parameter reportsUnknownLines: Whether lines that were not understood become findings.
    static func scan(
        _ bytes: UnsafeRawBufferPointer,
        number: Int,
        path: String?,
        reportsUnknownLines: Bool = true
    ) -> DebuggerText {
        var (text, list) = DebuggerTextScan.scan(
            bytes,
            number: number,
            path: path,
            reportsUnknownLines: reportsUnknownLines,
            into: SeenList()
        )
        text.seen = list.all
        return text
    }
}
