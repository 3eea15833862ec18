import LayoutSyntax

/// A text with both logged conflicts and printed views, as copied from Xcode's console: the log's blocks are joined by
/// address with the printed views.
///
/// A log without a printed hierarchy is not mixed; it only has its blocks.
struct MixedText {
    /// Longer texts cover more than one moment; they are read as a log or as debugger output, not joined.
    static let mostBytes = 64 << 20

    /// The debugger output.
    private var printed: DebuggerText
    /// The log's blocks in order: those that name a printed view, and the others.
    private var related: [LogBlock]
    private var others: [LogBlock]

    /// - Returns: `nil` if the text has only one of the two kinds.
    /// - Complexity: O(bytes).
    init?(_ bytes: UnsafeRawBufferPointer, number: Int, path: String?) {
        guard bytes.count <= Self.mostBytes, Self.mayBeMixed(bytes) else { return nil }
        var blocks: [LogBlock] = []
        var scanner = LogScanner()
        scanner.notesLines = true
        scanner.scan(bytes) { blocks.append($0) }
        scanner.finish { blocks.append($0) }
        // A list of constraints without a log message is debugger output.
        blocks.removeAll { !$0.isAnnounced }
        guard !blocks.isEmpty else { return nil }
        let logged = Set(blocks.map(\.serial))
        let lines = scanner.blockLines.filter { logged.contains($0.serial) }.map(\.line)
        let rest = Self.blanked(bytes, lines: lines)
        // Lines that are neither belong to other output, as in every log.
        let printed = rest.withUnsafeBytes { buffer in
            DebuggerText.scan(buffer, number: number, path: path, reportsUnknownLines: false)
        }
        guard printed.hasHierarchy else { return nil }
        self.printed = printed
        (related, others) = Self.sorted(blocks, by: printed)
        // A single view that no conflict names is an ordinary log line.
        if related.isEmpty, printed.seen.allSatisfy({ $0.parent == nil }) { return nil }
    }

    /// The layouts of a mixed text: the printed views with the blocks that name one of them, and each other block.
    ///
    /// - Returns: `nil` if the text has only one of the two kinds.
    static func readings(_ bytes: UnsafeRawBufferPointer, path: String?) -> [Reading]? {
        MixedText(bytes, number: 0, path: path)?.readings(path: path)
    }

    /// The whole text as one.
    var joined: DebuggerText {
        var text = printed
        for block in (related + others).sorted(by: { $0.number < $1.number }) { text.add(block) }
        return text
    }

    private func readings(path: String?) -> [Reading] {
        var text = printed
        for block in related { text.add(block) }
        var moment = DebuggerMoment([text])
        var joined = moment.reading()
        if others.isEmpty { return [joined] }
        let places = text.seen.compactMap(\.view.place) + related.map(\.place)
        let first = places.min { ($0.line, $0.column) < ($1.line, $1.column) } ?? Place(line: 1, column: 1)
        joined.part = Reading.Part(number: 1, place: first)
        var memory = LogMemory()
        var readings = others.map { $0.reading(&memory, path: path) }
        // In the order of their first lines; blocks keep their numbers.
        let position = readings.firstIndex { $0.part.map { $0.place.line > first.line } ?? false }
        readings.insert(joined, at: position ?? readings.endIndex)
        let count = readings.count
        for index in readings.indices {
            readings[index].part?.number = index + 1
            readings[index].part?.count = count
        }
        return readings
    }

    /// The blocks that name a printed view, or a view that another such block names.
    private static func sorted(
        _ blocks: [LogBlock],
        by printed: DebuggerText
    ) -> (related: [LogBlock], others: [LogBlock]) {
        let names = blocks.map { block in
            var text = DebuggerText(number: 0, path: nil)
            text.add(block)
            return text.addresses
        }
        // The blocks that name each address, to visit each block once.
        var namedBy: [String: [Int]] = [:]
        for (index, addresses) in names.enumerated() {
            for name in addresses { namedBy[name, default: []].append(index) }
        }
        var isRelated = [Bool](repeating: false, count: blocks.count)
        var seen = printed.addresses
        var open = Array(seen)
        while let address = open.popLast() {
            for index in namedBy[address] ?? [] where !isRelated[index] {
                isRelated[index] = true
                for name in names[index] where seen.insert(name).inserted { open.append(name) }
            }
        }
        let indices = blocks.indices
        return (
            indices.filter { isRelated[$0] }.map { blocks[$0] }, indices.filter { !isRelated[$0] }.map { blocks[$0] }
        )
    }

    // MARK: - Bytes

    private static let sentences = LogPhrase.all.map { ByteSearch($0) }
    private static let views = [ByteSearch("; frame = ("), ByteSearch(" f=("), ByteSearch("|   ")]

    /// Whether the text contains a log message and the form of a view's line.
    private static func mayBeMixed(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func hasOne(of searches: [ByteSearch]) -> Bool {
            searches.contains { $0.first(in: bytes, 0..<bytes.count) != nil }
        }
        // The sentences are longer, which makes looking for them faster.
        return hasOne(of: sentences) && hasOne(of: views)
    }

    /// The text with some lines blanked; `lines` is sorted.
    private static func blanked(_ bytes: UnsafeRawBufferPointer, lines: [Int]) -> [UInt8] {
        var result = Array(bytes)
        var next = 0
        var number = 1
        for offset in result.indices {
            if next < lines.count, lines[next] < number { next += 1 }
            guard next < lines.count else { break }
            if result[offset] == 0x0A {
                number += 1
                while next < lines.count, lines[next] < number { next += 1 }
            } else if lines[next] == number {
                result[offset] = 0x20
            }
        }
        return result
    }
}

extension DebuggerTexts {
    /// Whether a text contains both logged conflicts and printed views, which are read together.
    public static func isMixed(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { MixedText($0, number: 0, path: nil) != nil }
    }
}

extension DebuggerText {
    /// Whether views were printed with their hierarchy, and not only inside a sentence.
    fileprivate var hasHierarchy: Bool {
        descriptionCount > 0 || seen.contains { $0.parent != nil }
    }
}
