import LayoutSyntax

/// A text with both what a log tells of conflicts and what a debugger prints of views, as one copies it from Xcode's
/// console: the blocks of the log are joined by address with what was printed.
///
/// A log without a printed hierarchy is none: what it holds is its blocks.
struct MixedText {
    /// Longer texts are of more than one moment; their parts are read by the reader of the one or the other.
    static let mostBytes = 64 << 20

    /// What a debugger printed.
    private var printed: DebuggerText
    /// What a log tells, in its order: the blocks that name a view that was printed, and those that do not.
    private var related: [LogBlock]
    private var others: [LogBlock]

    /// - Returns: `nil` where the text has only one of the two.
    /// - Complexity: O(bytes).
    init?(_ bytes: UnsafeRawBufferPointer, number: Int, path: String?) {
        guard bytes.count <= Self.mostBytes, Self.mayBeMixed(bytes) else { return nil }
        var blocks: [LogBlock] = []
        var scanner = LogScanner()
        scanner.notesLines = true
        scanner.scan(bytes) { blocks.append($0) }
        scanner.finish { blocks.append($0) }
        // A list of constraints that no sentence announces is one that was printed.
        blocks.removeAll { !$0.isLogged }
        guard !blocks.isEmpty else { return nil }
        let logged = Set(blocks.map(\.serial))
        let lines = scanner.blockLines.filter { logged.contains($0.serial) }.map(\.line)
        let rest = Self.blanked(bytes, lines: lines)
        // Lines that are neither are of others, as in every log.
        let printed = rest.withUnsafeBytes { buffer in
            DebuggerTextScan.scan(buffer, number: number, path: path, tellsUnknownLines: false)
        }
        guard printed.hasHierarchy else { return nil }
        self.printed = printed
        (related, others) = Self.sorted(blocks, by: printed)
        // A view by itself, of which no conflict speaks, is a line as others are in a log.
        if related.isEmpty, printed.seen.allSatisfy({ $0.parent == nil }) { return nil }
    }

    /// The layouts of such a text: what was printed with the blocks that name one of its views, and each other block.
    ///
    /// - Returns: `nil` where the text has only one of the two.
    static func readings(_ bytes: UnsafeRawBufferPointer, path: String?) -> [Reading]? {
        MixedText(bytes, number: 0, path: path)?.readings(path: path)
    }

    /// All of the text as one.
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
        // In the order of their first lines, so that the blocks keep theirs.
        let position = readings.firstIndex { $0.part.map { $0.place.line > first.line } ?? false }
        readings.insert(joined, at: position ?? readings.endIndex)
        let count = readings.count
        for index in readings.indices {
            readings[index].part?.number = index + 1
            readings[index].part?.count = count
        }
        return readings
    }

    /// The blocks that name a view that was printed, or one that another such block names.
    private static func sorted(
        _ blocks: [LogBlock],
        by printed: DebuggerText
    ) -> (related: [LogBlock], others: [LogBlock]) {
        let names = blocks.map { block in
            var text = DebuggerText(number: 0, path: nil)
            text.add(block)
            return text.addresses
        }
        // Which blocks name an address, so that each is followed once.
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

    /// Whether there is a sentence of a log, and something that stands in lines of views.
    private static func mayBeMixed(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func hasOne(of searches: [ByteSearch]) -> Bool {
            searches.contains { $0.first(in: bytes, 0..<bytes.count) != nil }
        }
        return hasOne(of: views) && hasOne(of: sentences)
    }

    /// The text with blanks in place of some lines, which are in order.
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
    /// Whether a text has both conflicts of a log and what a debugger printed of views, which are read together.
    public static func isMixed(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { MixedText($0, number: 0, path: nil) != nil }
    }
}

extension LogBlock {
    /// Whether a log tells of it, and not only a list that stands by itself.
    fileprivate var isLogged: Bool { isAnnounced }
}

extension DebuggerText {
    /// Whether views were printed with their place in the hierarchy, and not only in a sentence about one of them.
    fileprivate var hasHierarchy: Bool {
        seen.contains { $0.kind == .description } || seen.contains { $0.kind == .trace && $0.parent != nil }
    }
}
