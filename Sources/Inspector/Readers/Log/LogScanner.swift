/// Goes through a log, piece by piece, and gives out each conflict and each ambiguous view as soon as it is complete.
///
/// Only the block at hand is in memory. A block begins with UIKit's or AppKit's sentence, or with the first constraint
/// that stands alone; it ends with the constraint that was broken, the next beginning, or after ``patience`` lines that
/// have nothing to do with it.
public struct LogScanner {
    /// Lines of others that may stand between those of one block.
    static let patience = 100
    /// Longer lines are read in pieces of this many bytes.
    static let lineLimit = 1 << 20
    /// A block has no more texts and ambiguous views: what goes on behind them is a block of its own.
    static let longestBlock = 100_000
    private let blockLimit: Int
    /// Lines over which one constraint's text may be wrapped.
    private static let wrapLimit = 8
    private static let candidateLimit = 4

    private var rest: [UInt8] = []
    /// The number of the line that comes next, and the bytes of it that went before.
    private var lineNumber = 1
    private var lineOffset = 0
    private var block: LogBlock?
    private var awaitsBroken = false
    private var idleLines = 0
    private var blockCount = 0
    private var wrapped: Wrapped?
    /// Whether the line before was nothing but the bracket that opens a list.
    private var isBehindOpening = false
    /// The longest of the lines that matter, in characters, and how many are as long.
    private var longest = (length: 0, count: 0)
    private var isLineFull = false
    /// How many lines went by.
    public private(set) var lineCount = 0
    /// Whether ``blockLines`` is kept.
    var notesLines = false
    /// The lines of blocks, with the numbers of these.
    private(set) var blockLines: [(line: Int, block: Int)] = []

    /// A text that its line cuts off.
    private struct Wrapped {
        var bytes: [UInt8]
        /// What the lines so far may have been, put together with blanks or without.
        var candidates: [[UInt8]]
        var isQuoted: Bool
        var place: Place
        var fault: PrintedConstraint.Fault
        var faultPlace: Place
        var isBroken: Bool
        /// Whether its last line is as long as lines get here.
        var isFull: Bool
        var lines = 1
    }

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
            if rest.isEmpty, block == nil, wrapped == nil, lineOffset == 0 {
                // Nothing is open: go on to the next line that matters.
                let next = mentions.next(from: start)
                let skipped = LogLines.skip(bytes, from: start, to: next ?? bytes.count)
                if skipped.lines > 0 {
                    let passed = UnsafeRawBufferPointer(rebasing: bytes[start..<skipped.end - 1])
                    isBehindOpening = LogLines.isOpening(passed)
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

    /// Reads what is left, and gives out the last block.
    public mutating func finish(emit: (LogBlock) throws -> Void) rethrows {
        if !rest.isEmpty {
            try takeRest(isWhole: true, emit)
            lineCount += 1
        }
        giveUpWrapped()
        try close(emit)
    }

    private mutating func takeRest(isWhole: Bool, _ emit: (LogBlock) throws -> Void) rethrows {
        let line = rest
        rest = []
        try take(line, emit)
        lineOffset = isWhole ? 0 : lineOffset + line.count
    }

    // MARK: - Lines

    private mutating func take(_ bytes: [UInt8], _ emit: (LogBlock) throws -> Void) rethrows {
        defer { isBehindOpening = bytes.withUnsafeBytes { LogLines.isOpening($0) } }
        var line = bytes
        while line.last == 0x0D { line.removeLast() }
        // A whole block may stand in one line, its line breaks written out.
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
        var isOfBlock = false
        var from = 0
        if let phrase = LogPhrase.header(text) {
            giveUpWrapped()
            try close(emit)
            var opened = LogBlock(place: line.place(text.run(from: 0, while: { $0.isWhiteSpace })))
            opened.hasHeader = true
            opened.process = LogPrefix.process(text, before: phrase.lowerBound)
            block = opened
            from = phrase.upperBound
            isOfBlock = true
            if text.byte(at: text.end - 1) == UInt8(ascii: "(") { block?.isOpened = true }
        } else if let phrase = LogPhrase.recovery(text) {
            giveUpWrapped()
            // Behind a finished block, a recovery has lost its own beginning.
            if awaitsBroken || block?.hasRecovery == true { try close(emit) }
            openBlock(at: line.place(phrase.lowerBound))
            block?.hasRecovery = true
            let hasList = block?.texts.isEmpty == false
            if hasList { block?.isClosed = true }
            awaitsBroken = true
            from = phrase.upperBound
            isOfBlock = true
        } else if let phrase = LogPhrase.ambiguity(text) {
            giveUpWrapped()
            try close(emit)
            var opened = LogBlock(place: line.place(text.run(from: 0, while: { $0.isWhiteSpace })))
            opened.kind = .ambiguity
            opened.hasHeader = true
            opened.process = LogPrefix.process(text, before: phrase.lowerBound)
            block = opened
            isOfBlock = true
        }
        if block?.kind == .ambiguity, let ambiguous = LogTrace.ambiguous(in: text) {
            try splitLongBlock(at: line.place(0), emit)
            for (object, attributes, offset) in ambiguous {
                block?.ambiguous.append(.init(object: object, attributes: attributes, place: line.place(offset)))
            }
            isOfBlock = true
        }
        let found = try takeTexts(line, text, from: from, emit)
        isOfBlock = isOfBlock || found
        if !found { isOfBlock = try takeMarks(text, emit) || isOfBlock }
        if isOfBlock, notesLines { blockLines.append((lineNumber, block == nil ? blockCount : blockCount + 1)) }
        idleLines = isOfBlock ? 0 : idleLines + 1
        if idleLines > Self.patience {
            giveUpWrapped()
            try close(emit)
        }
    }

    /// `(`, `)` and `<private>`.
    private mutating func takeMarks(_ text: ByteCursor, _ emit: (LogBlock) throws -> Void) rethrows -> Bool {
        guard block != nil else { return false }
        let start = text.run(from: 0) { LogLines.marks.contains($0) }
        if text.find("<private>", from: 0) != nil {
            block?.isPrivate = true
            if awaitsBroken { try close(emit) }
            return true
        }
        switch text.byte(at: start) {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard text.run(from: start + 1, while: { $0.isWhiteSpace }) == text.end else { return false }
            if block?.texts.isEmpty == false, block?.isClosed == true, !awaitsBroken {
                // A list without a sentence before it.
                try close(emit)
                openBlock(at: Place(line: lineNumber, column: start + 1))
            }
            block?.isOpened = true
            return true
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            guard block?.texts.isEmpty == false || block?.isOpened == true else { return false }
            giveUpWrapped()
            block?.isClosed = true
            return true
        default: return false
        }
    }

    // MARK: - Texts

    /// - Returns: Whether the line has a text, or the rest of one.
    private mutating func takeTexts(
        _ line: LogText,
        _ text: ByteCursor,
        from: Int,
        _ emit: (LogBlock) throws -> Void
    ) rethrows -> Bool {
        let isInList = block.map { $0.kind == .conflict && $0.isOpened && !$0.isClosed } ?? false
        let starts = line.starts(takesAnyClass: isInList).filter { $0.inner >= from }
        if wrapped != nil {
            let limit = starts.first?.outer ?? text.end
            if joinWrapped(line, before: limit) {
                if wrapped == nil { try afterText(emit) }
                if starts.isEmpty { return true }
            }
        }
        for (index, start) in starts.enumerated() {
            let isLast = index + 1 == starts.count
            let end = isLast ? text.end : starts[index + 1].outer
            try splitLongBlock(at: line.place(start.outer), emit)
            openBlock(at: line.place(start.outer))
            if block?.isClosed == true, !awaitsBroken {
                // Texts behind a list that was closed belong to a list of their own.
                try close(emit)
                openBlock(at: line.place(start.outer))
            }
            switch line.read(start, before: end) {
            case .read(let constraint, let behind):
                add(constraint, isQuoted: start.isQuoted, at: line.place(start.inner))
                try afterText(emit)
                if isLast { noteClosing(text, from: behind) }
            case .fault(let fault, let place):
                let bytes = Array(line.line[start.inner..<end])
                if isLast, fault.isCut || PrintedConstraint.isUnclosed(bytes[...]) {
                    wrapped = Wrapped(
                        bytes: bytes,
                        candidates: [bytes],
                        isQuoted: start.isQuoted,
                        place: line.place(start.inner),
                        fault: fault,
                        faultPlace: place,
                        isBroken: awaitsBroken,
                        isFull: isLineFull
                    )
                } else {
                    report(fault, at: place, bytes, isBroken: awaitsBroken)
                    try afterText(emit)
                }
            }
        }
        return !starts.isEmpty
    }

    /// `)` behind the last text of a list in one line.
    private mutating func noteClosing(_ text: ByteCursor, from behind: Int) {
        let next = text.run(from: behind) { $0 == UInt8(ascii: "\"") || $0.isWhiteSpace }
        if let byte = text.byte(at: next), byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
            block?.isClosed = true
        }
    }

    private mutating func openBlock(at place: Place) {
        idleLines = 0
        guard block == nil else { return }
        block = LogBlock(place: place)
        block?.isOpened = isBehindOpening
    }

    private mutating func add(_ constraint: PrintedConstraint, isQuoted: Bool, at place: Place) {
        if awaitsBroken {
            block?.broken = LogBlock.Text(constraint: constraint, place: place)
        } else {
            block?.texts.append(LogBlock.Text(constraint: constraint, place: place))
            if isQuoted { block?.isQuoted = true }
        }
    }

    private mutating func report(
        _ fault: PrintedConstraint.Fault,
        at place: Place,
        _ bytes: [UInt8],
        isBroken: Bool
    ) {
        let excerpt = String(String(decoding: bytes.prefix(160), as: UTF8.self).prefix(100))
        block?.unread.append(LogBlock.Unread(fault: fault, place: place, excerpt: excerpt, isBroken: isBroken))
    }

    /// The constraint that was broken is the last of its block.
    private mutating func afterText(_ emit: (LogBlock) throws -> Void) rethrows {
        if awaitsBroken { try close(emit) }
    }

    /// Begins another block of the same kind where the one at hand has become too long to be kept.
    private mutating func splitLongBlock(at place: Place, _ emit: (LogBlock) throws -> Void) rethrows {
        guard let long = block, long.texts.count + long.unread.count + long.ambiguous.count >= blockLimit else {
            return
        }
        let wasAwaitingBroken = awaitsBroken
        block?.goesOn = true
        try close(emit)
        var next = LogBlock(place: place)
        next.kind = long.kind
        next.process = long.process
        next.isOpened = long.isOpened
        next.isClosed = long.isClosed
        next.hasRecovery = long.hasRecovery
        block = next
        awaitsBroken = wasAwaitingBroken
    }

    private mutating func close(_ emit: (LogBlock) throws -> Void) rethrows {
        awaitsBroken = false
        idleLines = 0
        guard var closed = block else { return }
        block = nil
        guard !closed.isEmpty || !closed.unread.isEmpty || closed.isPrivate || closed.hasHeader || closed.hasRecovery
        else {
            // What had nothing was no block.
            while let last = blockLines.last, last.block > blockCount { blockLines.removeLast() }
            return
        }
        blockCount += 1
        closed.number = blockCount
        try emit(closed)
    }

    // MARK: - Wrapped texts

    /// Tries the text that the line before cut off with this line behind it.
    ///
    /// - Returns: Whether the line belongs to that text, which may be complete then, or go on.
    private mutating func joinWrapped(_ line: LogText, before end: Int) -> Bool {
        guard var text = wrapped else { return false }
        let end = min(max(end, 0), line.line.count)
        let starts = Self.starts(ofRest: line.line, before: end)
        guard !starts.isEmpty, text.lines < Self.wrapLimit, text.candidates[0].count < 1 << 16 else {
            giveUpWrapped()
            return false
        }
        // Terminals break lines at their width, whatever stands there.
        let glues: [[UInt8]] = text.isFull ? [[], [UInt8(ascii: " ")]] : [[UInt8(ascii: " ")], []]
        // A text was broken at a blank or within a word: the reading that leaves fewer doubts is the one that was meant.
        var best: (constraint: PrintedConstraint, joined: [UInt8], behind: Int, doubts: Int)?
        var candidates: [(bytes: [UInt8], progress: Int)] = []
        for candidate in text.candidates {
            for (start, glue) in starts.flatMap({ start in glues.map { (start, $0) } }) {
                let joined = candidate + glue + line.line[start..<end]
                let whole = LogText(joined, number: line.number)
                let begin = LogText.Start(
                    outer: 0,
                    inner: 0,
                    isQuoted: text.isQuoted,
                    isEscaped: joined.contains(UInt8(ascii: "\\"))
                )
                switch whole.read(begin, before: joined.count) {
                case .read(let constraint, let behind):
                    let doubts = constraint.doubts
                    if best.map({ doubts < $0.doubts }) ?? true { best = (constraint, joined, behind, doubts) }
                case .fault(let fault, _):
                    guard fault.isCut || PrintedConstraint.isUnclosed(joined[...]) else { continue }
                    candidates.append((joined, fault.isCut ? joined.count : fault.offset))
                }
            }
        }
        if let best {
            let wasBroken = awaitsBroken
            awaitsBroken = text.isBroken
            add(best.constraint, isQuoted: text.isQuoted, at: text.place)
            awaitsBroken = wasBroken
            wrapped = nil
            best.joined.withUnsafeBytes { noteClosing(ByteCursor($0), from: best.behind) }
            return true
        }
        // Those that were understood the farthest go on.
        var kept: [[UInt8]] = []
        for progress in Set(candidates.map(\.progress)).sorted(by: >) {
            kept += candidates.lazy.filter { $0.progress == progress }.map(\.bytes).prefix(
                Self.candidateLimit - kept.count
            )
        }
        guard !kept.isEmpty else {
            giveUpWrapped()
            return false
        }
        text.candidates = kept
        text.isFull = isLineFull
        text.lines += 1
        wrapped = text
        return true
    }

    /// Where the rest of a wrapped text may begin in a line: behind the marks of a page, and before those that may be the
    /// text's own, as in `-|` broken before the bar.
    private static func starts(ofRest line: [UInt8], before end: Int) -> [Int] {
        line.withUnsafeBytes { buffer in
            let text = ByteCursor(buffer, 0..<end)
            let start = text.run(from: 0) { LogLines.marks.contains($0) }
            let blanks = text.run(from: 0) { $0.isWhiteSpace }
            let isQuoted = blanks < start && text.byte(at: blanks) == UInt8(ascii: ">")
            let isOwn = !isQuoted || text.has(">=", at: blanks) || PrintedConstraint.isEnd(line[blanks..<end])
            return (blanks < start && isOwn ? [start, blanks] : [start]).filter { $0 < end }
        }
    }

    private mutating func giveUpWrapped() {
        guard let text = wrapped else { return }
        wrapped = nil
        report(text.fault, at: text.faultPlace, text.bytes, isBroken: text.isBroken)
    }
}
