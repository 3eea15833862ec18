import LayoutSyntax

/// Scans a text and classifies every line.
///
/// Each line is inspected a fixed number of times, independent of the depth of the hierarchy.
struct DebuggerTextScan {
    let bytes: UnsafeRawBufferPointer
    var result: DebuggerText
    let lines: [TextLines.Line]
    /// The ancestors of the next line, by the number of bars.
    private var ancestors: [(depth: Int, seen: Int)] = []
    /// The ancestors of the next line in AppKit's form, by indentation.
    private var subtreeAncestors: [(line: SubtreeLine, seen: Int)] = []
    /// A sequence of lines that were not understood.
    private var unknown: (first: TextLines.Line, count: Int)?
    /// The length of the longest line, in characters, and the number of lines with that length.
    private lazy var longest = {
        var longest = (length: 0, count: 0)
        for line in lines {
            let length = characters(line)
            if length > longest.length { longest = (length, 0) }
            if length == longest.length { longest.count += 1 }
        }
        return longest
    }()
    /// Where a constraint begins in the next line, after the end of a wrapped one.
    private var resumption: Int?

    /// Whether lines that were not understood become findings.
    private let tellsUnknownLines: Bool

    static func scan(
        _ bytes: UnsafeRawBufferPointer,
        number: Int,
        path: String?,
        tellsUnknownLines: Bool = true
    ) -> DebuggerText {
        var scan = DebuggerTextScan(bytes, number: number, path: path, tellsUnknownLines: tellsUnknownLines)
        scan.run()
        return scan.result
    }

    private init(_ bytes: UnsafeRawBufferPointer, number: Int, path: String?, tellsUnknownLines: Bool) {
        self.bytes = bytes
        self.tellsUnknownLines = tellsUnknownLines
        result = DebuggerText(number: number, path: path)
        var all: [TextLines.Line] = []
        // Room that stays empty takes no memory, but growing arrays of this length moves all of it.
        all.reserveCapacity(bytes.count / MemoryLayout<TextLines.Line>.stride)
        var lines = TextLines(bytes)
        while let line = lines.next() { all.append(line) }
        self.lines = all
        result.seen.reserveCapacity(all.count)
    }

    private mutating func run() {
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            if let start = resumption {
                resumption = nil
                index = readConstraints(from: start, line: line, next: index)
                continue
            }
            if line.isBlank { continue }
            result.lineCount += 1
            let cursor = DebuggerLine.content(line, bytes)
            switch DebuggerLine.kind(line, cursor, bytes) {
            case .description(let start): index = readDescription(start, line: line, next: index)
            case .trace(let trace): addTrace(trace, line)
            case .subtree: addSubtree(line, cursor)
            case .constraint(let start):
                understood()
                index = readConstraints(from: start, line: line, next: index)
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
        guard tellsUnknownLines else { return }
        result.unknownCount += run.count
        let shown = TextLines.excerpt(bytes, run.first)
        let what = run.count == 1 ? "this line is" : "\(run.count) lines from here on are"
        result.unparsed(
            "\(what) not a view, constraint or trace: \"\(shown)\"",
            place(run.first, run.first.content)
        )
    }

    // MARK: - recursiveDescription

    /// - Returns: The index of the line to continue with.
    private mutating func readDescription(_ start: ByteCursor, line: TextLines.Line, next: Int) -> Int {
        var depth = ByteCursor(bytes, line.content..<start.offset)
        let bars = TraceLine.skipBars(&depth)
        let place = place(line, start.offset)
        understood()
        guard var record = DescriptionRecord.read(start, place: place) else { return next }
        var index = next
        if record.fault != nil {
            // A text can contain line ends, and lldb wraps lines: everything up to the next line of a known form can be
            // the rest.
            var last = next
            while last < lines.count, lines[last].isBlank || DebuggerLine.isContinuation(lines[last], bytes) {
                last += 1
            }
            while last > next, lines[last - 1].isBlank { last -= 1 }
            if last > next {
                let whole = ByteCursor(bytes, start.offset..<lines[last - 1].range.upperBound)
                if let longer = DescriptionRecord.read(whole, place: place), longer.fault == nil {
                    record = longer
                    while index < last, lines[index].range.lowerBound < longer.end {
                        if !lines[index].isBlank {
                            result.lineCount += 1
                            result.understoodCount += 1
                        }
                        index += 1
                    }
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
        if record.view.isLayer { return index }
        add(record.view, depth: bars, kind: .description, at: line)
        return index
    }

    /// Adds a view below the last one with fewer bars.
    @discardableResult
    private mutating func add(
        _ view: ObservedView,
        depth: Int,
        kind: DebuggerText.Kind,
        at line: TextLines.Line
    ) -> Int {
        while let last = ancestors.last, last.depth >= depth { ancestors.removeLast() }
        var parent = ancestors.last?.seen
        if let last = ancestors.last, last.depth < depth - 1 {
            // A line is missing between the two: the superview is unknown.
            result.unparsed(
                "this line is \(depth - last.depth) levels below the one that contains it: its superview is missing",
                place(line, line.content)
            )
            parent = nil
        }
        let index = result.seen.count
        result.seen.append(DebuggerText.Seen(view: view, parent: parent, kind: kind))
        ancestors.append((depth, index))
        return index
    }

    // MARK: - _autolayoutTrace

    private mutating func addTrace(_ trace: TraceLine, _ line: TextLines.Line) {
        understood()
        var view = trace.view
        view.place.text = result.number
        let index = add(view, depth: trace.depth, kind: .trace, at: line)
        // The marks of iOS 6 and 7 have less information.
        result.seen[index].isOutsideEngine = !trace.isOld && (trace.mark == .none || trace.mark == .host)
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
        result.isAppKit = true
        while let last = subtreeAncestors.last, last.line.indentation >= indentation { subtreeAncestors.removeLast() }
        let superview = subtreeAncestors.last
        var view = subtree.view
        let placed = subtree.placed(in: superview?.line)
        view.frame = placed.frame
        view.autoresizingMask = placed.mask
        if let fault = subtree.fault { result.unparsed(fault.reason, self.place(line, fault.offset)) }
        let index = result.seen.count
        result.seen.append(DebuggerText.Seen(view: view, parent: superview?.seen, kind: .description))
        subtreeAncestors.append((subtree, index))
    }

    // MARK: - Constraints

    /// Reads the constraints that begin in a line; the last one can continue on the next lines.
    ///
    /// - Returns: The index of the line to continue with.
    private mutating func readConstraints(from start: Int, line: TextLines.Line, next: Int) -> Int {
        var starts = [start]
        var cursor = ByteCursor(bytes, DebuggerLine.behindOpening(start, bytes)..<line.range.upperBound)
        while let further = DebuggerLine.constraintStart(cursor) {
            starts.append(further)
            cursor.move(to: DebuggerLine.behindOpening(further, bytes))
        }
        result.constraintTextCount += starts.count
        var index = next
        for (position, start) in starts.enumerated() {
            let isLast = position == starts.count - 1
            let end = isLast ? line.range.upperBound : starts[position + 1]
            var isDone = false
            do throws(PrintedConstraint.Fault) {
                let (constraint, parsedEnd) = try PrintedConstraint.parse(ByteCursor(bytes, start..<end))
                result.constraints.append((constraint, place(line, start)))
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
            if !isDone { index = readWrapped(start..<end, line: line, next: next) }
        }
        return index
    }

    /// Reads a constraint that is wrapped over several lines: people and web pages wrap between words, terminals
    /// anywhere.
    private mutating func readWrapped(_ range: Range<Int>, line: TextLines.Line, next: Int) -> Int {
        // The constraint, its text, and the number of doubts.
        var best: (constraint: PrintedConstraint, end: Int, text: WrappedText, doubts: Int)?
        var first: (fault: PrintedConstraint.Fault, text: WrappedText)?
        // Terminals wrap lines at their width, at any character.
        let isFull = longest.count > 1 && characters(line) == longest.length
        let glues: [[UInt8]] = isFull ? [[], [0x20]] : [[0x20], []]
        for glue in glues where best?.doubts != 0 {
            let text = wrappedText(range, line: line, next: next, glue: glue)
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
            return next
        }
        result.constraints.append((best.constraint, place(line, range.lowerBound)))
        // If another constraint follows on the same line, continue with that line.
        let (last, offset) = best.text.locate(max(best.end - 1, 0))
        var following = next
        while following < lines.count, lines[following].number <= last.number {
            result.lineCount += 1
            result.understoodCount += 1
            following += 1
        }
        let cursor = ByteCursor(bytes, offset + 1..<max(offset + 1, last.range.upperBound))
        if last.number != line.number, let start = DebuggerLine.constraintStart(cursor) {
            resumption = start
            return following - 1
        }
        return following
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

    private func wrappedText(_ range: Range<Int>, line: TextLines.Line, next: Int, glue: [UInt8]) -> WrappedText {
        var text = WrappedText(bytes: Array(bytes[range]), pieces: [(0, line, range.lowerBound)])
        var index = next
        while index < lines.count {
            if PrintedConstraint.isEnd(bytes[lines[index].range]) {
                // Not the mark of a quotation.
                text.pieces.append((text.bytes.count, lines[index], lines[index].range.lowerBound))
                text.bytes += bytes[lines[index].range]
                break
            }
            if lines[index].isBlank {
                // A view's text can contain a blank line.
                guard index + 1 < lines.count, !lines[index + 1].isBlank,
                    DebuggerLine.endsText(lines[index + 1], bytes)
                else { break }
                index += 1
                continue
            }
            // After a number, an asterisk is not the mark of a trace.
            let isFactor = bytes[lines[index].range].first == UInt8(ascii: "*") && text.bytes.last?.isDigit == true
            guard isFactor || DebuggerLine.mayContinueConstraint(lines[index], bytes) else { break }
            var end = lines[index].range.upperBound
            let cursor = ByteCursor(bytes, lines[index].content..<end)
            let further = DebuggerLine.constraintStart(cursor)
            if let further { end = further }
            text.bytes += glue
            // A blank at the beginning can be one between words.
            let start = glue.isEmpty ? lines[index].range.lowerBound : lines[index].content
            text.pieces.append((text.bytes.count, lines[index], start))
            text.bytes += bytes[start..<end]
            index += 1
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
