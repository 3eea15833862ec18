import LayoutSyntax

/// Scans a text and classifies every line.
///
/// Each line is inspected a fixed number of times, independent of the depth of the hierarchy. What the lines show of views
/// goes to a receiver line by line: of long texts, all of it would take more memory than the layout.
struct DebuggerTextScan<Receiver: SeenReceiver> {
    let bytes: UnsafeRawBufferPointer
    private var result: DebuggerText
    private var receiver: Receiver
    /// The lines that were not read yet.
    private var lines: TextLines
    /// The ancestors of the next line, by the number of bars.
    private var ancestors: [(depth: Int, seen: Int)] = []
    /// The ancestors of the next line in AppKit's form, by indentation.
    private var subtreeAncestors: [(line: SubtreeLine, seen: Int)] = []
    /// A sequence of lines that were not understood.
    private var unknown: (first: TextLines.Line, count: Int)?
    /// The length of the longest line, in characters, and the number of lines with that length.
    private lazy var longest = {
        var longest = (length: 0, count: 0)
        var lines = TextLines(bytes)
        while let line = lines.next() {
            let length = characters(line)
            if length > longest.length { longest = (length, 0) }
            if length == longest.length { longest.count += 1 }
        }
        return longest
    }()
    /// Where a constraint begins in the next line, after the end of a wrapped one.
    private var resumption: Int?

    /// Whether lines that were not understood become findings.
    private let reportsUnknownLines: Bool

    /// - Returns: What the text contains, except what it shows of views; and the receiver, which has that.
    static func scan(
        _ bytes: UnsafeRawBufferPointer,
        number: Int,
        path: String?,
        reportsUnknownLines: Bool = true,
        into receiver: consuming Receiver
    ) -> (text: DebuggerText, receiver: Receiver) {
        // Views and constraints take a line each, and no line that shows one is this short: blank lines ask for no room.
        let count = min(bytes.count { $0 == 0x0A } + 1, bytes.count / 16)
        receiver.reserve(count)
        var scan = DebuggerTextScan(bytes, number, path, reportsUnknownLines, receiver, lineCount: count)
        scan.run()
        return (scan.result, scan.receiver)
    }

    private init(
        _ bytes: UnsafeRawBufferPointer,
        _ number: Int,
        _ path: String?,
        _ reportsUnknownLines: Bool,
        _ receiver: consuming Receiver,
        lineCount: Int
    ) {
        self.bytes = bytes
        self.reportsUnknownLines = reportsUnknownLines
        self.receiver = receiver
        result = DebuggerText(number: number, path: path)
        lines = TextLines(bytes)
        // Nearly all are in lines of their own. Room that stays empty takes no memory, but growing moves all of them.
        result.constraints.reserveLargeCapacity(min(lineCount, bytes.count / 64))
    }

    private mutating func run() {
        while let line = lines.next() {
            if let start = resumption {
                resumption = nil
                readConstraints(from: start, line: line)
                continue
            }
            if line.isBlank { continue }
            result.lineCount += 1
            let cursor = DebuggerLine.content(line, bytes)
            switch DebuggerLine.kind(line, cursor, bytes) {
            case .description(let start): readDescription(start, line: line)
            case .trace(let trace): addTrace(trace, line)
            case .subtree: addSubtree(line, cursor)
            case .constraint(let start):
                understood()
                readConstraints(from: start, line: line)
            case .noise:
                result.understoodCount += 1
                endUnknown()
            case .cut:
                endUnknown()
                ancestors = []
                subtreeAncestors = []
                result.understoodCount += 1
                result.unparsed("text is missing here", place(line, line.content))
            case .other:
                if unknown == nil { unknown = (line, 0) }
                unknown?.count += 1
                ancestors = []
                subtreeAncestors = []
            }
        }
        endUnknown()
    }

    func place(_ line: TextLines.Line, _ offset: Int) -> Place {
        var place = line.place(of: offset)
        place.text = result.number
        return place
    }

    private mutating func understood() {
        result.understoodCount += 1
        endUnknown()
    }

    private mutating func endUnknown() {
        guard let run = unknown else { return }
        unknown = nil
        guard reportsUnknownLines else { return }
        result.unknownCount += run.count
        let shown = TextLines.excerpt(bytes, run.first)
        let what = run.count == 1 ? "this line is" : "\(run.count) lines from here on are"
        result.unparsed(
            "\(what) not a view, constraint or trace: \"\(shown)\"",
            place(run.first, run.first.content)
        )
    }

    // MARK: - recursiveDescription

    private mutating func readDescription(_ start: ByteCursor, line: TextLines.Line) {
        var depth = ByteCursor(bytes, line.content..<start.offset)
        let bars = TraceLine.skipBars(&depth)
        let place = place(line, start.offset)
        understood()
        guard var record = DescriptionRecord.read(start, place: place) else { return }
        if record.fault != nil, let end = endOfContinuation() {
            let whole = ByteCursor(bytes, start.offset..<end)
            if let longer = DescriptionRecord.read(whole, place: place), longer.fault == nil {
                record = longer
                var ahead = lines
                while let next = ahead.next(), next.range.lowerBound < longer.end {
                    lines = ahead
                    if next.isBlank { continue }
                    result.lineCount += 1
                    result.understoodCount += 1
                }
            }
        }
        if let fault = record.fault {
            let at = min(fault.offset, line.range.upperBound)
            result.unparsed(
                "\(fault.reason); the text before it was read",
                self.place(line, at)
            )
        }
        if record.view.isLayer { return }
        let parent = parent(depth: bars, at: line)
        ancestors.append((bars, add(DebuggerText.Seen(view: record.view, parent: parent, kind: .description))))
    }

    /// The end of the next lines that can be the rest of the last one; `nil` if there are none.
    ///
    /// A text can contain line ends, and lldb wraps lines: everything up to the next line of a known form can be the rest.
    private func endOfContinuation() -> Int? {
        var ahead = lines
        var end: Int?
        while let next = ahead.next() {
            if next.isBlank { continue }
            guard DebuggerLine.isContinuation(next, bytes) else { break }
            end = next.range.upperBound
        }
        return end
    }

    private mutating func add(_ seen: DebuggerText.Seen) -> Int {
        receiver.add(seen)
        return result.count(seen.kind)
    }

    /// The last view with fewer bars, which is no longer followed by one that lies in it.
    private mutating func parent(depth: Int, at line: TextLines.Line) -> Int? {
        while let last = ancestors.last, last.depth >= depth { ancestors.removeLast() }
        if let last = ancestors.last, last.depth < depth - 1 {
            // A line is missing between the two: the superview is unknown.
            result.unparsed(
                "this line is \(depth - last.depth) levels below the one that contains it: its superview is missing",
                place(line, line.content)
            )
            return nil
        }
        return ancestors.last?.seen
    }

    // MARK: - _autolayoutTrace

    private mutating func addTrace(_ trace: TraceLine, _ line: TextLines.Line) {
        understood()
        var view = trace.view
        view.place.text = result.number
        let parent = parent(depth: trace.depth, at: line)
        var seen = DebuggerText.Seen(view: view, parent: parent, kind: .trace)
        // The marks of iOS 6 and 7 have less information.
        seen.isOutsideEngine = !trace.isOld && (trace.mark == .none || trace.mark == .host)
        let index = add(seen)
        ancestors.append((trace.depth, index))
        if let fault = trace.fault { result.unparsed(fault.reason, place(line, fault.offset)) }
        if trace.ambiguity != nil || trace.isHostUntied {
            result.claims.append(
                DebuggerText.Claim(
                    seen: index,
                    variables: trace.ambiguity?.variables ?? [],
                    isHostUntied: trace.isHostUntied && trace.ambiguity == nil,
                    place: view.place
                )
            )
        }
    }

    // MARK: - _subtreeDescription

    private mutating func addSubtree(_ line: TextLines.Line, _ cursor: ByteCursor) {
        let place = place(line, cursor.offset)
        let indentation = cursor.offset - line.range.lowerBound
        guard let subtree = SubtreeLine.read(cursor, indentation: indentation, place: place) else {
            if unknown == nil { unknown = (line, 0) }
            unknown?.count += 1
            return
        }
        understood()
        while let last = subtreeAncestors.last, last.line.indentation >= indentation { subtreeAncestors.removeLast() }
        let superview = subtreeAncestors.last
        var view = subtree.view
        let placed = subtree.placed(in: superview?.line)
        view.frame = placed.frame
        view.autoresizingMask = placed.mask
        if let fault = subtree.fault { result.unparsed(fault.reason, self.place(line, fault.offset)) }
        let index = add(DebuggerText.Seen(view: view, parent: superview?.seen, kind: .subtree))
        subtreeAncestors.append((subtree, index))
    }

    // MARK: - Constraints

    /// Reads the constraints that begin in a line; the last one can continue on the next lines.
    private mutating func readConstraints(from start: Int, line: TextLines.Line) {
        var starts = [start]
        var cursor = ByteCursor(bytes, DebuggerLine.behindOpening(start, bytes)..<line.range.upperBound)
        while let further = DebuggerLine.constraintStart(cursor) {
            starts.append(further)
            cursor.move(to: DebuggerLine.behindOpening(further, bytes))
        }
        result.constraintTextCount += starts.count
        for (position, start) in starts.enumerated() {
            let isLast = position == starts.count - 1
            let end = isLast ? line.range.upperBound : starts[position + 1]
            var isDone = false
            do throws(PrintedConstraint.Fault) {
                let (constraint, parsedEnd) = try PrintedConstraint.parse(ByteCursor(bytes, start..<end))
                result.constraints.append(PrintedLayout.PlacedConstraint(constraint, place(line, start)))
                noteRest(parsedEnd..<end, line)
                isDone = true
            } catch {
                if !(isLast && (error.isCut || PrintedConstraint.isUnclosed(bytes[start..<end]))) {
                    isDone = true
                    result.unreadConstraintCount += 1
                    let at = place(line, min(error.offset, line.range.upperBound))
                    result.unparsed("cannot read a constraint: \(error.message)", at)
                }
            }
            if !isDone { readWrapped(start..<end, line: line) }
        }
    }

    /// Reads a constraint that is wrapped over several lines: people and web pages wrap between words, terminals
    /// anywhere.
    private mutating func readWrapped(_ range: Range<Int>, line: TextLines.Line) {
        // The constraint, its text, and the number of doubts.
        var best: (constraint: PrintedConstraint, end: Int, text: WrappedText, doubts: Int)?
        var first: (fault: PrintedConstraint.Fault, text: WrappedText)?
        // Terminals wrap lines at their width, at any character.
        let isFull = longest.count > 1 && characters(line) == longest.length
        let glues: [[UInt8]] = isFull ? [[], [0x20]] : [[0x20], []]
        for glue in glues where best?.doubts != 0 {
            let text = wrappedText(range, line: line, glue: glue)
            do throws(PrintedConstraint.Fault) {
                let (constraint, end) = try PrintedConstraint.parse(text.bytes)
                let doubts = constraint.doubts
                if best.map({ doubts < $0.doubts }) ?? true { best = (constraint, end, text, doubts) }
            } catch {
                if first == nil { first = (error, text) }
            }
        }
        guard let best else {
            let fault = first?.fault ?? PrintedConstraint.Fault(message: "the text is cut off", offset: 0)
            let at = first?.text.locate(fault.offset) ?? (line: line, offset: range.lowerBound)
            result.unreadConstraintCount += 1
            result.unparsed("cannot read a constraint: \(fault.message)", place(at.line, at.offset))
            return
        }
        result.constraints.append(PrintedLayout.PlacedConstraint(best.constraint, place(line, range.lowerBound)))
        // If another constraint follows on the same line, continue with that line.
        let (last, offset) = best.text.locate(max(best.end - 1, 0))
        var beforeLast = lines
        var ahead = lines
        while let next = ahead.next(), next.number <= last.number {
            result.lineCount += 1
            result.understoodCount += 1
            beforeLast = lines
            lines = ahead
        }
        let cursor = ByteCursor(bytes, offset + 1..<max(offset + 1, last.range.upperBound))
        if last.number != line.number, let start = DebuggerLine.constraintStart(cursor) {
            resumption = start
            lines = beforeLast
        }
    }

    /// The text of a line and of the lines that may continue it.
    private struct WrappedText {
        var bytes: [UInt8]
        /// The origin of each piece of the text.
        var pieces: [(start: Int, line: TextLines.Line, offset: Int)]

        func locate(_ offset: Int) -> (line: TextLines.Line, offset: Int) {
            let piece = pieces.last { $0.start <= offset } ?? pieces[0]
            return (piece.line, min(piece.offset + offset - piece.start, piece.line.range.upperBound))
        }
    }

    private func characters(_ line: TextLines.Line) -> Int { bytes[line.range].count { $0 & 0xC0 != 0x80 } }

    private func wrappedText(_ range: Range<Int>, line: TextLines.Line, glue: [UInt8]) -> WrappedText {
        var text = WrappedText(bytes: Array(bytes[range]), pieces: [(0, line, range.lowerBound)])
        var ahead = lines
        while let next = ahead.next() {
            if PrintedConstraint.isEnd(bytes[next.range]) {
                // Not the mark of a quotation.
                text.pieces.append((text.bytes.count, next, next.range.lowerBound))
                text.bytes += bytes[next.range]
                break
            }
            if next.isBlank {
                // A view's text can contain a blank line.
                var behind = ahead
                guard let end = behind.next(), !end.isBlank, DebuggerLine.endsText(end, bytes) else { break }
                continue
            }
            // After a number, an asterisk is not the mark of a trace.
            let isFactor = bytes[next.range].first == UInt8(ascii: "*") && text.bytes.last?.isDigit == true
            guard isFactor || DebuggerLine.mayContinueConstraint(next, bytes) else { break }
            var end = next.range.upperBound
            let cursor = ByteCursor(bytes, next.content..<end)
            let further = DebuggerLine.constraintStart(cursor)
            if let further { end = further }
            text.bytes += glue
            // A blank at the beginning can be one between words.
            let start = glue.isEmpty ? next.range.lowerBound : next.content
            text.pieces.append((text.bytes.count, next, start))
            text.bytes += bytes[start..<end]
            if further != nil { break }
        }
        return text
    }

    /// After a constraint, the list's punctuation and the engine's name for it are expected; everything else is
    /// reported.
    private mutating func noteRest(_ range: Range<Int>, _ line: TextLines.Line) {
        var cursor = ByteCursor(bytes, range)
        while let byte = cursor.peek(), !byte.isLetter, !byte.isDigit, byte != UInt8(ascii: "<") { cursor.advance() }
        if cursor.isAtEnd || cursor.isNext("Marker:") || cursor.isNext("posErrorMarker") || cursor.isNext("marker{")
            || DebuggerLine.isLogPrefix(cursor)
        {
            return
        }
        let shown = TextLines.excerpt(bytes, cursor.offset..<range.upperBound)
        result.unparsed("cannot read the text after a constraint: \"\(shown)\"", place(line, cursor.offset))
    }
}
