import LayoutSyntax

/// Texts that web pages, terminals and people wrapped over several lines.
extension LogScanner {
    /// Tries to continue the unfinished text of the line before with this line.
    ///
    /// - Returns: Whether the line belongs to that text, which can then be complete, or continue.
    mutating func joinWrapped(_ line: LogText, before end: Int) -> Bool {
        guard var text = strand.wrapped else { return false }
        let end = min(max(end, 0), line.line.count)
        let starts = Self.starts(ofRest: line.line, before: end)
        guard !starts.isEmpty, text.lines < Self.wrapLimit, text.candidates[0].count < 1 << 16 else {
            giveUpWrapped()
            return false
        }
        // Terminals wrap lines at their width, at any character.
        let glues: [[UInt8]] = text.isFull ? [[], [UInt8(ascii: " ")]] : [[UInt8(ascii: " ")], []]
        // A text was wrapped at a blank or within a word: the reading with fewer doubts is chosen.
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
            let wasBroken = strand.awaitsBroken
            strand.awaitsBroken = text.isBroken
            add(best.constraint, isQuoted: text.isQuoted, at: text.place)
            strand.awaitsBroken = wasBroken
            strand.wrapped = nil
            best.joined.withUnsafeBytes { noteEnd(ByteCursor($0), from: best.behind) }
            return true
        }
        // The candidates that could be parsed farthest are continued.
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
        strand.wrapped = text
        return true
    }

    /// Where the rest of a wrapped text can begin in a line: after the marks of a web page, and before marks that can
    /// belong to the text, as in `-|` wrapped before the bar.
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

    mutating func giveUpWrapped() {
        guard let text = strand.wrapped else { return }
        strand.wrapped = nil
        if text.fault.isCut, let constraint = LogText.withoutCutTail(text.bytes) {
            let wasBroken = strand.awaitsBroken
            strand.awaitsBroken = text.isBroken
            add(constraint, isQuoted: text.isQuoted, at: text.place)
            strand.awaitsBroken = wasBroken
            strand.block?.cutTails.append(text.faultPlace)
            return
        }
        report(text.fault, at: text.faultPlace, text.bytes, isBroken: text.isBroken)
    }
}
