import LayoutSyntax

/// Scans a log piece by piece, and emits each conflict and each ambiguous view as soon as it is complete.
///
/// Only the current blocks are in memory. A block begins with UIKit's or AppKit's message, or with the first constraint
/// without one; it ends with the broken constraint, the next beginning, or after ``patience`` unrelated lines. If lines
/// of several processes are mixed, each process has its own block, identified by the prefix of its lines (``LogTag``).
public struct LogScanner {
    /// The largest number of unrelated lines inside a block.
    static let patience = 100
    /// Longer lines are read in pieces of this many bytes.
    static let lineLimit = 1 << 20
    /// The largest number of texts and ambiguous views in a block; the rest becomes another block.
    static let longestBlock = 100_000
    private let blockLimit: Int
    /// The largest number of lines of one wrapped constraint.
    static let wrapLimit = 8
    static let candidateLimit = 4
    /// With more open processes than this, the oldest one is closed.
    static let mostParked = 15
    /// Members of longer lists are not stored.
    private static let mostRemembered = 200

    private var rest: [UInt8] = []
    /// The number of the next line, and how many of its bytes were already scanned.
    private var lineNumber = 1
    private var lineOffset = 0
    /// The strand of the current line.
    var strand = LogStrand()
    /// The strands of other processes that are still open.
    var parked: [LogStrand] = []
    /// The block that the current line interrupts.
    var interrupted: Int?
    var blockCount = 0
    /// Blocks are emitted in the order in which they begin: these wait for an earlier one.
    var waiting: [LogBlock] = []
    /// The constraints of the last closed block, and its process.
    private var lastMembers: (process: String?, addresses: Set<String>) = (nil, [])
    /// The length of the longest relevant line, in characters, and the number of lines with that length.
    private var longest = (length: 0, count: 0)
    private(set) var isLineFull = false
    /// The number of lines scanned.
    public private(set) var lineCount = 0
    /// Whether ``blockLines`` is recorded.
    var notesLines = false
    /// The lines of blocks, with the blocks' serial numbers, and whether a message had announced the block by then.
    private(set) var blockLines: [(line: Int, serial: Int, isAnnounced: Bool)] = []
    private var serial = 0

    public init() {
        self.init(blockLimit: Self.longestBlock)
    }

    init(blockLimit: Int) {
        self.blockLimit = blockLimit
    }

    /// Reads the next piece of a log, of any length.
    public mutating func scan(_ bytes: UnsafeRawBufferPointer, emit: (LogBlock) throws -> Void) rethrows {
        var mentions = LogMentions(bytes)
        var start = 0
        while start < bytes.count {
            if rest.isEmpty, !strand.isOpen, parked.isEmpty, lineOffset == 0 {
                // No block is open: skip to the next relevant line.
                let next = mentions.next(from: start)
                let skipped = LogLines.skip(bytes, from: start, to: next ?? bytes.count)
                if skipped.lines > 0 {
                    let passed = UnsafeRawBufferPointer(rebasing: bytes[start..<skipped.end - 1])
                    strand.isBehindOpening = LogLines.isOpening(passed)
                }
                lineNumber += skipped.lines
                lineCount += skipped.lines
                start = skipped.end
            }
            guard let newline = LogLines.end(in: bytes, from: start) else {
                rest.append(contentsOf: bytes[start...])
                if rest.count > Self.lineLimit { try takeRest(isWhole: false, emit) }
                return
            }
            if rest.isEmpty {
                try take(Array(bytes[start..<newline]), emit)
            } else {
                rest.append(contentsOf: bytes[start..<newline])
                try takeRest(isWhole: true, emit)
            }
            lineNumber += 1
            lineCount += 1
            lineOffset = 0
            start = newline + 1
        }
    }

    /// Reads the rest, and emits the last block.
    public mutating func finish(emit: (LogBlock) throws -> Void) rethrows {
        if !rest.isEmpty {
            try takeRest(isWhole: true, emit)
            lineCount += 1
        }
        giveUpWrapped()
        try close(emit)
        while !parked.isEmpty {
            strand = parked.removeFirst()
            giveUpWrapped()
            try close(emit)
        }
    }

    private mutating func takeRest(isWhole: Bool, _ emit: (LogBlock) throws -> Void) rethrows {
        let line = rest
        rest = []
        try take(line, emit)
        lineOffset = isWhole ? 0 : lineOffset + line.count
    }

    /// The lines of announced blocks since the last call, ascending.
    mutating func takeReportedLines() -> [Int] {
        defer { blockLines.removeAll(keepingCapacity: true) }
        return blockLines.filter(\.isAnnounced).map(\.line)
    }

    // MARK: - Lines

    private mutating func take(_ bytes: [UInt8], _ emit: (LogBlock) throws -> Void) rethrows {
        if strand.isOpen || !parked.isEmpty { try turn(to: bytes.withUnsafeBytes { LogTag(ByteCursor($0)) }, emit) }
        defer { strand.isBehindOpening = bytes.withUnsafeBytes { LogLines.isOpening($0) } }
        var line = bytes
        while line.last == 0x0D { line.removeLast() }
        // A whole block can be on one line, with escaped line breaks.
        let breaks = line.withUnsafeBytes { buffer in
            let text = ByteCursor(buffer)
            return LogPhrase.header(text) == nil ? [] : LogLines.writtenBreaks(text)
        }
        guard !breaks.isEmpty else {
            return try takeLine(LogText(line, number: lineNumber, firstColumn: lineOffset), emit)
        }
        var start = 0
        for (offset, length) in breaks + [(line.count, 0)] {
            let piece = LogLines.withoutBackslashes(line[start..<offset])
            try takeLine(LogText(piece, number: lineNumber, firstColumn: lineOffset + start), emit)
            start = offset + length
        }
    }

    private mutating func takeLine(_ line: LogText, _ emit: (LogBlock) throws -> Void) rethrows {
        try line.line.withUnsafeBytes { try takeLine(line, ByteCursor($0), emit) }
    }

    private mutating func takeLine(
        _ line: LogText,
        _ text: ByteCursor,
        _ emit: (LogBlock) throws -> Void
    ) rethrows {
        let length = line.line.count { $0 & 0xC0 != 0x80 }
        if length > longest.length { longest = (length, 0) }
        if length == longest.length { longest.count += 1 }
        isLineFull = length == longest.length && longest.count > 1
        let wasAnnounced = strand.block?.isAnnounced ?? false
        var isOfBlock = false
        var from = 0
        if let phrase = LogPhrase.header(text) {
            try begin(.conflict, line, text, phrase, emit)
            from = phrase.upperBound
            isOfBlock = true
            if text.byte(at: text.end - 1) == UInt8(ascii: "(") { strand.block?.isOpened = true }
        } else if let phrase = LogPhrase.recovery(text) {
            giveUpWrapped()
            // After a finished block, this is a recovery message without its own beginning.
            if strand.awaitsBroken || strand.block?.hasRecovery == true || strand.block?.kind == .refusal {
                try close(emit)
            }
            openBlock(at: line.place(phrase.lowerBound))
            strand.block?.hasRecovery = true
            let hasList = strand.block?.texts.isEmpty == false
            if hasList { strand.block?.isClosed = true }
            strand.awaitsBroken = true
            from = phrase.upperBound
            isOfBlock = true
        } else if let phrase = LogPhrase.ambiguity(text) {
            try begin(.ambiguity, line, text, phrase, emit)
            isOfBlock = true
        } else if let (phrase, sentence) = LogPhrase.refusal(text) {
            if strand.block?.refusal != nil, sentence == .exception || isOfSameConstraint(line) {
                strand.block?.refusal?.complete(text)
            } else {
                try begin(.refusal, line, text, phrase, emit)
                strand.block?.refusal = LogRefusal(sentence, text, from: phrase.upperBound)
            }
            from = phrase.upperBound
            isOfBlock = true
        }
        if strand.block?.kind == .ambiguity, let ambiguous = LogTrace.ambiguous(in: text) {
            try splitLongBlock(at: line.place(0), emit)
            for (object, attributes, offset) in ambiguous {
                strand.block?.ambiguous.append(.init(object: object, attributes: attributes, place: line.place(offset)))
            }
            isOfBlock = true
        }
        let found = try takeTexts(line, text, from: from, emit)
        isOfBlock = isOfBlock || found
        if !found { isOfBlock = try takeMarks(text, emit) || isOfBlock }
        if isOfBlock { interrupted = nil } else { turnBack() }
        if isOfBlock, notesLines {
            let isAnnounced = wasAnnounced || strand.block?.isAnnounced == true
            blockLines.append((lineNumber, strand.block?.serial ?? serial, isAnnounced))
        }
        strand.idleLines = isOfBlock ? 0 : strand.idleLines + 1
        if strand.idleLines > Self.patience {
            giveUpWrapped()
            try close(emit)
        }
    }

    /// Begins a block with its message.
    private mutating func begin(
        _ kind: LogBlock.Kind,
        _ line: LogText,
        _ text: ByteCursor,
        _ phrase: Range<Int>,
        _ emit: (LogBlock) throws -> Void
    ) rethrows {
        let tag = LogTag(text, before: phrase.lowerBound)
        if strand.isOpen, strand.tag.isOfOther(than: tag) {
            parked.append(strand)
            strand = LogStrand()
        } else {
            giveUpWrapped()
            if let open = strand.block, open.kind == .conflict, open.hasHeader, !open.isClosed {
                strand.block?.isInterrupted = true
            }
            try close(emit)
        }
        openBlock(at: line.place(text.run(from: 0, while: { $0.isWhiteSpace })))
        strand.tag = tag
        strand.block?.isOpened = false
        strand.block?.kind = kind
        strand.block?.hasHeader = true
        strand.block?.process = LogPrefix.process(text, before: phrase.lowerBound)
    }

    /// Whether the line also names the refused constraint: an exception repeats it.
    private func isOfSameConstraint(_ line: LogText) -> Bool {
        guard let address = strand.block?.texts.first?.constraint.address else { return false }
        return line.line.contains(Array((":" + address).utf8))
    }

    /// `(`, `)` and `<private>`.
    private mutating func takeMarks(_ text: ByteCursor, _ emit: (LogBlock) throws -> Void) rethrows -> Bool {
        guard strand.block != nil else { return false }
        let start = mark(in: text)
        if text.find("<private>", from: 0) != nil {
            strand.block?.isPrivate = true
            if strand.awaitsBroken { try close(emit) }
            return true
        }
        switch text.byte(at: start) {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard text.run(from: start + 1, while: { $0.isWhiteSpace }) == text.end else { return false }
            if strand.block?.texts.isEmpty == false, strand.block?.isClosed == true, !strand.awaitsBroken {
                // A list without a message before it.
                try close(emit)
                openBlock(at: Place(line: lineNumber, column: start + 1))
            }
            strand.block?.isOpened = true
            return true
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            guard strand.block?.texts.isEmpty == false || strand.block?.isOpened == true else { return false }
            giveUpWrapped()
            strand.block?.isClosed = true
            return true
        default: return false
        }
    }

    /// The start of a line that may consist of a single bracket, after the line's prefix.
    private func mark(in text: ByteCursor) -> Int {
        let start = text.run(from: 0) { LogLines.marks.contains($0) }
        var last = text.end
        while last > start, text.bytes[last - 1].isWhiteSpace { last -= 1 }
        guard last - 1 > start, "()[]".utf8.contains(text.bytes[last - 1]), text.bytes[last - 2].isWhiteSpace else {
            return start
        }
        let tag = LogTag(text, before: last - 1)
        return !tag.words.isEmpty && tag.common(with: strand.tag) == tag.words.count ? last - 1 : start
    }

    // MARK: - Texts

    /// - Returns: Whether the line contains a text, or the rest of one.
    private mutating func takeTexts(
        _ line: LogText,
        _ text: ByteCursor,
        from: Int,
        _ emit: (LogBlock) throws -> Void
    ) rethrows -> Bool {
        let isInList = strand.block.map { $0.kind == .conflict && $0.isOpened && !$0.isClosed } ?? false
        let starts = line.starts(takesAnyClass: isInList).filter { $0.inner >= from }
        if strand.wrapped != nil {
            let limit = starts.first?.outer ?? text.end
            if joinWrapped(line, before: limit) {
                if strand.wrapped == nil { try afterText(emit) }
                if starts.isEmpty { return true }
            }
        }
        if starts.isEmpty, isInList, let unread = line.quotedWithoutAddress() {
            strand.block?.unread.append(unread)
            return true
        }
        for (index, start) in starts.enumerated() {
            let isLast = index + 1 == starts.count
            let end = isLast ? text.end : starts[index + 1].outer
            try splitLongBlock(at: line.place(start.outer), emit)
            if strand.block == nil { strand.tag = LogTag(text, before: start.outer) }
            openBlock(at: line.place(start.outer))
            if strand.block?.isClosed == true, !strand.awaitsBroken {
                // Texts after a closed list belong to another list.
                try close(emit)
                openBlock(at: line.place(start.outer))
            }
            switch line.read(start, before: end) {
            case .read(let constraint, let behind):
                if let block = strand.block, block.kind == .refusal, block.names {
                    // An exception repeats the constraint of the warning before it.
                    if block.texts.first?.constraint.address == constraint.address { continue }
                    try close(emit)
                    openBlock(at: line.place(start.outer))
                }
                add(constraint, isQuoted: start.isQuoted, at: line.place(start.inner))
                try afterText(emit)
                if isLast { noteEnd(text, from: behind) }
            case .fault(let fault, let place):
                let bytes = Array(line.line[start.inner..<end])
                if isLast, fault.isCut || PrintedConstraint.isUnclosed(bytes[...]) {
                    strand.wrapped = LogStrand.Wrapped(
                        bytes: bytes,
                        candidates: [bytes],
                        isQuoted: start.isQuoted,
                        place: line.place(start.inner),
                        fault: fault,
                        faultPlace: place,
                        isBroken: strand.awaitsBroken,
                        isFull: isLineFull
                    )
                } else {
                    report(fault, at: place, bytes, isBroken: strand.awaitsBroken)
                    try afterText(emit)
                }
            }
        }
        return !starts.isEmpty
    }

    /// Handles `)` after the last text of a list on one line, or the comma before another text.
    mutating func noteEnd(_ text: ByteCursor, from behind: Int) {
        let next = text.run(from: behind) { $0 == UInt8(ascii: "\"") || $0.isWhiteSpace }
        let byte = text.byte(at: next)
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { strand.block?.isClosed = true }
        strand.block?.expectsMore = byte == UInt8(ascii: ",")
    }

    mutating func openBlock(at place: Place) {
        strand.idleLines = 0
        guard strand.block == nil else { return }
        serial += 1
        strand.block = LogBlock(place: place, serial: serial)
        strand.block?.isOpened = strand.isBehindOpening
    }

    mutating func add(_ constraint: PrintedConstraint, isQuoted: Bool, at place: Place) {
        if strand.awaitsBroken {
            strand.block?.broken = LogBlock.Text(constraint: constraint, place: place)
        } else {
            strand.block?.texts.append(LogBlock.Text(constraint: constraint, place: place))
            if isQuoted { strand.block?.isQuoted = true }
        }
    }

    mutating func report(
        _ fault: PrintedConstraint.Fault,
        at place: Place,
        _ bytes: [UInt8],
        isBroken: Bool
    ) {
        let excerpt = String(String(decoding: bytes.prefix(160), as: UTF8.self).prefix(100))
        var unread = LogBlock.Unread(fault: fault, place: place, excerpt: excerpt, isBroken: isBroken)
        unread.address = LogText.address(bytes)
        strand.block?.unread.append(unread)
    }

    /// The broken constraint is the last text of its block.
    private mutating func afterText(_ emit: (LogBlock) throws -> Void) rethrows {
        if strand.awaitsBroken { try close(emit) }
    }

    /// Begins another block of the same kind if the current one is too long.
    private mutating func splitLongBlock(at place: Place, _ emit: (LogBlock) throws -> Void) rethrows {
        guard let long = strand.block, long.texts.count + long.unread.count + long.ambiguous.count >= blockLimit else {
            return
        }
        let wasAwaitingBroken = strand.awaitsBroken
        strand.block?.goesOn = true
        try close(emit)
        serial += 1
        var next = LogBlock(place: place, serial: serial)
        next.kind = long.kind
        next.process = long.process
        next.isOpened = long.isOpened
        next.isClosed = long.isClosed
        next.hasRecovery = long.hasRecovery
        strand.block = next
        strand.awaitsBroken = wasAwaitingBroken
    }

    mutating func close(_ emit: (LogBlock) throws -> Void) rethrows {
        strand.awaitsBroken = false
        strand.idleLines = 0
        guard var closed = strand.block else { return }
        strand.block = nil
        // A block without content is discarded.
        if !closed.isEmpty || !closed.unread.isEmpty || closed.isPrivate || closed.isAnnounced {
            if closed.texts.isEmpty, let broken = closed.broken,
                lastMembers.process == closed.process || closed.process == nil
            {
                closed.isOfEarlierList = lastMembers.addresses.contains(broken.constraint.address)
            }
            if !closed.texts.isEmpty, closed.texts.count <= Self.mostRemembered {
                lastMembers = (closed.process, Set(closed.texts.map(\.constraint.address)))
            }
            waiting.append(closed)
        }
        try giveOut(emit)
    }
}
