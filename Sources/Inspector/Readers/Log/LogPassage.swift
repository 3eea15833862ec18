import LayoutSyntax

/// The lines of a log that report no conflict and no ambiguous view, unchanged and in their order, as the log comes in.
///
/// What is held back is the line that has not ended yet, and blank lines behind a report. A list of constraints that neither
/// UIKit nor AppKit announced stays in the log: it may be what a test printed.
public struct LogPassage {
    /// The line that has not ended yet.
    private var unfinished: [UInt8] = []
    private var lineNumber = 1
    /// Blank lines behind a report, which belong to it if it goes on behind them.
    private var blank: [UInt8] = []
    /// How many lines there were since the last one of a report; `nil`: none of a report yet.
    private var linesBehind: Int?

    public init() {}

    /// Lets through what has ended of the piece that the scanner has just read.
    ///
    /// - Parameter reported: The lines of reports that the scanner has met, by number, ascending.
    /// - Complexity: Linear in the bytes.
    mutating func pass(_ piece: UnsafeRawBufferPointer, reported: [Int], emit: (UnsafeRawBufferPointer) -> Void) {
        var reported = reported[...]
        var start = 0
        // Lines that go through are given out together.
        var kept = 0
        func giveOut(before end: Int) {
            if kept < end { emit(UnsafeRawBufferPointer(rebasing: piece[kept..<end])) }
        }
        while let newline = LogLines.end(in: piece, from: start) {
            let end = newline + 1
            let line = UnsafeRawBufferPointer(rebasing: piece[start..<end])
            if !unfinished.isEmpty {
                unfinished.append(contentsOf: line)
                let whole = unfinished
                unfinished = []
                whole.withUnsafeBytes { line in if keeps(line, &reported, emit) { emit(line) } }
                kept = end
            } else if !keeps(line, &reported, emit) {
                giveOut(before: start)
                kept = end
            }
            lineNumber += 1
            start = end
        }
        giveOut(before: start)
        unfinished.append(contentsOf: piece[start...])
    }

    /// Lets the rest through.
    mutating func finish(reported: [Int], emit: (UnsafeRawBufferPointer) -> Void) {
        var reported = reported[...]
        let last = unfinished
        unfinished = []
        last.withUnsafeBytes { line in if !line.isEmpty, keeps(line, &reported, emit) { emit(line) } }
        if !blank.isEmpty { blank.withUnsafeBytes(emit) }
        blank = []
    }

    /// Whether a line goes through; blank lines that were held back before it do so first. Behind them is nothing else that
    /// waits, as they come right behind a line that does not go through.
    private mutating func keeps(
        _ line: UnsafeRawBufferPointer,
        _ reported: inout ArraySlice<Int>,
        _ emit: (UnsafeRawBufferPointer) -> Void
    ) -> Bool {
        var isReported = false
        while let next = reported.first, next <= lineNumber {
            isReported = isReported || next == lineNumber
            reported = reported.dropFirst()
        }
        if !isReported, let linesBehind {
            if linesBehind == 0, line.allSatisfy(\.isWhiteSpace) {
                blank.append(contentsOf: line)
                return false
            }
            isReported = linesBehind < Self.adviceDistance && Self.isAdvice(line)
        }
        if isReported {
            blank = []
            linesBehind = 0
            return false
        }
        if !blank.isEmpty {
            blank.withUnsafeBytes(emit)
            blank = []
        }
        linesBehind = linesBehind.map { $0 + 1 }
        return true
    }

    /// Lines of other processes between a report and its advice.
    private static let adviceDistance = 20

    /// What UIKit and AppKit say in every report.
    private static let advice: [StaticString] = [
        "robably at least one of the constraints in the following list is one you don't want", "Try this:",
        "(1) look at each constraint and try to figure out which you don't expect",
        "(2) find the code that added the unwanted constraint or constraints and fix it",
        "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand",
        "ake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints",
        "he methods in the UIConstraintBasedLayoutDebugging category on UIView",
        "et the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
    ]

    private static func isAdvice(_ line: UnsafeRawBufferPointer) -> Bool {
        let text = ByteCursor(line)
        return advice.contains { text.find($0, from: 0) != nil }
    }
}

extension LogScanner {
    /// Reads the next piece of a log, and lets through its lines that report nothing.
    public mutating func scan(
        _ bytes: UnsafeRawBufferPointer,
        passing passage: inout LogPassage,
        to pass: (UnsafeRawBufferPointer) -> Void,
        emit: (LogBlock) -> Void
    ) {
        notesLines = true
        scan(bytes, emit: emit)
        passage.pass(bytes, reported: takeReportedLines(), emit: pass)
    }

    /// Reads the rest, and lets it through where it reports nothing.
    public mutating func finish(
        passing passage: inout LogPassage,
        to pass: (UnsafeRawBufferPointer) -> Void,
        emit: (LogBlock) -> Void
    ) {
        finish(emit: emit)
        passage.finish(reported: takeReportedLines(), emit: pass)
    }
}
