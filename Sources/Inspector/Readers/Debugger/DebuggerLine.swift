import LayoutModel
import LayoutSyntax

/// The kind of a line in a debugger's output.
enum DebuggerLine {
    /// A view as `recursiveDescription` prints it, from this cursor on.
    case description(ByteCursor)
    case trace(TraceLine)
    /// A view as AppKit's `_subtreeDescription` prints it.
    case subtree
    /// A constraint that begins at this offset.
    case constraint(Int)
    /// Prompts, headings, legends and brackets of lists.
    case noise
    /// A mark that somebody omitted something here.
    case cut
    case other

    /// The content of a line after a log prefix.
    static func content(_ line: TextLines.Line, _ bytes: UnsafeRawBufferPointer) -> ByteCursor {
        let cursor = line.cursor(bytes)
        guard let end = logPrefixEnd(cursor) else { return cursor }
        var rest = cursor
        rest.move(to: end)
        rest.skipBlanks()
        return rest
    }

    static func kind(_ line: TextLines.Line, _ cursor: ByteCursor, _ bytes: UnsafeRawBufferPointer) -> DebuggerLine {
        if cursor.isAtEnd { return .noise }
        if let trace = plainTrace(line, cursor) { return .trace(trace) }
        if isCommand(cursor) { return .noise }
        if let start = constraintStart(cursor) { return .constraint(start) }
        if SubtreeLine.begins(at: cursor) { return .subtree }
        if let start = description(cursor) { return .description(start) }
        if isHeading(cursor) { return .noise }
        if let trace = TraceLine.read(cursor, place: line.place(of: cursor.offset)) { return .trace(trace) }
        return isCut(cursor) ? .cut : .other
    }

    /// A line of a trace that begins with its bars or its mark and has nothing of other forms: most lines of a trace.
    private static func plainTrace(_ line: TextLines.Line, _ cursor: ByteCursor) -> TraceLine? {
        switch cursor.peek() {
        case UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
        case 0xE2 where cursor.isNext("•"): break
        default: return nil
        }
        if cursor.find("<") != nil || isLegend(cursor) { return nil }
        return TraceLine.read(cursor, place: line.place(of: cursor.offset))
    }

    /// Whether somebody asked the debugger for what follows: with its prompt, or without, as posts quote it.
    private static func isCommand(_ cursor: ByteCursor) -> Bool {
        if cursor.isNext("(lldb)") || cursor.isNext("(gdb)") { return true }
        guard cursor.peek() == UInt8(ascii: "p") || cursor.peek() == UInt8(ascii: "e") else { return false }
        let commands: [StaticString] = ["po ", "p ", "expr ", "expression "]
        guard commands.contains(where: { cursor.isNext($0) }) else { return false }
        let answers: [StaticString] = [
            "_autolayoutTrace", "recursiveDescription", "constraintsAffectingLayout", "_subtreeDescription",
        ]
        return answers.contains { cursor.find($0) != nil }
    }

    // MARK: - Descriptions

    /// The `<` of a view: after bars, or after the name that lldb gives to a result.
    private static func description(_ cursor: ByteCursor) -> ByteCursor? {
        var cursor = cursor
        if cursor.skip("("), let close = cursor.find(") $") { cursor.move(to: close + 2) }
        if cursor.skip("$") {
            cursor.skip { $0.isLetter || $0.isDigit }
            guard cursor.skip(" = ") else { return nil }
            // The address, or a number in its place.
            cursor.skip { $0.isLetter || $0.isDigit }
            cursor.skipBlanks()
        }
        _ = TraceLine.skipBars(&cursor)
        cursor.skipBlanks()
        return DescriptionRecord.begins(at: cursor) ? cursor : nil
    }

    /// Whether a line can be the rest of a description that began on the line before.
    static func isContinuation(_ line: TextLines.Line, _ bytes: UnsafeRawBufferPointer) -> Bool {
        let cursor = content(line, bytes)
        switch kind(line, cursor, bytes) {
        case .other, .cut: return true
        case .noise: return !isCommand(cursor)
        case .description, .trace, .subtree, .constraint: return false
        }
    }

    // MARK: - Constraints

    /// The next `<` that begins a constraint: a class with a constraint's name, a colon, and an address or a line end.
    static func constraintStart(_ cursor: ByteCursor) -> Int? {
        var cursor = cursor
        while let open = cursor.find("<") {
            cursor.move(to: open + 1)
            _ = cursor.skip("<")
            let start = cursor.offset
            cursor.skip { $0.isPartOfClassName }
            let end = cursor.offset
            guard end > start, cursor.peek() == UInt8(ascii: ":") else { continue }
            if ByteCursor(cursor.bytes, start..<end).find("Constraint") != nil { return open }
        }
        return nil
    }

    /// The offset after the `<` (early SnapKit: two of them) that begins a constraint.
    static func behindOpening(_ start: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
        let isNested = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "<")
        return min(start + (isNested ? 2 : 1), bytes.count)
    }

    /// Whether a constraint that began on the line before can continue on this one.
    static func mayContinueConstraint(_ line: TextLines.Line, _ bytes: UnsafeRawBufferPointer) -> Bool {
        let cursor = content(line, bytes)
        if constraintStart(cursor) != nil { return !isStartOfLine(cursor) }
        switch kind(line, cursor, bytes) {
        case .other, .cut: return true
        // A line that looks like the root of a trace can be an item.
        case .trace(let trace): return trace.depth == 0 && trace.mark == .none
        case .description, .subtree, .noise, .constraint: return false
        }
    }

    /// Whether a line can end a view's text that began on earlier lines.
    static func endsText(_ line: TextLines.Line, _ bytes: UnsafeRawBufferPointer) -> Bool {
        content(line, bytes).find("'") != nil && mayContinueConstraint(line, bytes)
    }

    private static func isStartOfLine(_ cursor: ByteCursor) -> Bool {
        cursor.peek() == UInt8(ascii: "<") || cursor.peek() == UInt8(ascii: "-")
    }

    // MARK: - Noise

    /// The offset after `YYYY-MM-DD HH:MM:SS.mmm Process[1:2] `; `nil` if there is no such prefix.
    private static func logPrefixEnd(_ start: ByteCursor) -> Int? {
        guard isLogPrefix(start) else { return nil }
        guard let close = start.find("] ", before: start.offset + 200) else {
            // The message can be empty.
            return start.bytes[start.end - 1] == UInt8(ascii: "]") ? start.end : nil
        }
        var cursor = start
        cursor.move(to: close + 2)
        if !cursor.skip("[LayoutConstraints] ") { _ = cursor.skip("[Layout] ") }
        return cursor.offset
    }

    /// Whether a date and a time come next.
    static func isLogPrefix(_ cursor: ByteCursor) -> Bool {
        func digit(_ ahead: Int) -> Bool { cursor.peek(ahead)?.isDigit ?? false }
        return digit(0) && digit(3) && cursor.peek(4) == UInt8(ascii: "-") && digit(5) && digit(6)
            && cursor.peek(7) == UInt8(ascii: "-") && digit(8) && digit(9) && cursor.peek(10) == 0x20 && digit(11)
            && cursor.peek(13) == UInt8(ascii: ":")
    }

    private static func isHeading(_ cursor: ByteCursor) -> Bool {
        if SubtreeLine.isLegend(cursor) || cursor.isNext("Legend:") || cursor.isNext("View has an ambiguous layout") {
            return true
        }
        if isLegend(cursor) { return true }
        // `▿ 3 elements`, `0 elements`, `<__NSArrayM 0x…>(`, `Constraints:`, and brackets.
        var cursor = cursor
        _ = cursor.skip("▿ ")
        let number = cursor.offset
        cursor.skip { $0.isDigit }
        if cursor.offset > number, cursor.isNext(" element") { return true }
        if cursor.offset > number { return false }
        if cursor.isNext("<__NSArray") || cursor.isNext("<NSArray") || cursor.isNext("<__NSSingleObjectArray") {
            return true
        }
        if cursor.isNext("Constraints:"), cursor.offset + 12 >= cursor.end { return true }
        if cursor.isNext("nil"), cursor.offset + 3 >= cursor.end { return true }
        while let byte = cursor.peek(), "()[]{},; `*/".utf8.contains(byte) { cursor.advance() }
        return cursor.isAtEnd
    }

    /// Whether the line explains a mark.
    private static func isLegend(_ cursor: ByteCursor) -> Bool {
        var legend = cursor
        while let dash = legend.find("- ") {
            if legend.has("- is laid out with auto layout", at: dash) || legend.has("- is laid out manually", at: dash)
                || legend.has("- layout engine host", at: dash)
            {
                return true
            }
            legend.move(to: dash + 1)
        }
        return false
    }

    private static func isCut(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        _ = TraceLine.skipBars(&cursor)
        cursor.skipBlanks()
        if cursor.isNext("[snip") || cursor.isNext("<snip") || cursor.isNext("(snip") || cursor.isNext("snip") {
            return true
        }
        let isDots = cursor.skip("...") || cursor.skip("…")
        while let byte = cursor.peek(), "]). ".utf8.contains(byte) { cursor.advance() }
        return isDots && cursor.isAtEnd
    }
}

extension TextLines {
    /// The beginning of a line's content, for messages.
    static func excerpt(_ bytes: UnsafeRawBufferPointer, _ line: Line) -> String {
        excerpt(bytes, line.content..<line.range.upperBound)
    }

    /// At most about 60 bytes, cut between characters.
    static func excerpt(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
        guard range.count > 60 else { return String(decoding: bytes[range], as: UTF8.self) }
        var end = range.lowerBound + 57
        while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
    }
}
