import LayoutInspector

/// The text below the headline of a finding: why, which constraints, what fixes it.
///
/// `check` has eight lines for a finding. Where there is more to show, the constraints that say the most come first, and the last
/// line of each kind says how many more there are.
struct FindingText {
    let finding: Finding
    let style: TextStyle
    let details: FindingDetails
    /// The beginning of each line.
    var margin = "   "
    /// Lines for reasons and fixes together; `nil`: no limit.
    var lineLimit: Int?
    /// Whether fixes have the numbers that the session's `fix` takes.
    var numbersFixes = false
    /// Sentences between the reasons and the fixes.
    var further: [String] = []
    /// What the findings that are alike are about.
    var alike: [String] = []

    static let mostFixes = 3
    /// Columns of a line where no terminal says how many it has.
    static let ordinaryWidth = 100
    private static let widestAlignedText = 56

    func text() -> String {
        let fixCount = details.showsAll ? finding.fixes.count : min(finding.fixes.count, Self.mostFixes)
        var shownFixes = fixCount
        let picture = Self.rows(of: finding, columns: (style.width ?? 80) - margin.count)
        let reasons = reasons(beside: picture)
        var shownNotes = reasons.count
        var showsInstructions = true
        if !details.showsAll, var lineLimit {
            if !picture.isEmpty { lineLimit = max(3, lineLimit - picture.count + 1) }
            lineLimit -= (finding.resolves.isEmpty ? 0 : 1) + (alike.isEmpty ? 0 : 1)
            // One fix at least, then the reasons, then the other fixes.
            var costs = finding.fixes.prefix(fixCount).map { 1 + FixText.lines(of: $0).count }
            // How a fix is made is for `explain` where it would push the reasons away.
            if shownNotes + (costs.first ?? 0) > lineLimit {
                showsInstructions = false
                costs = costs.map { _ in 1 }
            }
            lineLimit -= costs.first ?? 0
            if shownNotes > max(1, lineLimit) { shownNotes = max(1, lineLimit - 1) }
            lineLimit -= shownNotes < reasons.count ? shownNotes + 1 : shownNotes
            shownFixes = min(1, fixCount)
            for cost in costs.dropFirst() {
                if cost > lineLimit { break }
                lineLimit -= cost
                shownFixes += 1
            }
        }
        var text = picture.map { margin + $0 + "\n" }.joined() + notes(shownNotes, of: reasons)
        for sentence in further { text += wrapped(printable(sentence), first: margin, indentation: margin.count) }
        return text + fixes(shownFixes, showsInstructions: showsInstructions || numbersFixes) + resolved()
    }

    private func wrapped(_ sentence: String, first: String, indentation: Int) -> String {
        var style = style
        style.width = style.width ?? Self.ordinaryWidth
        return style.wrapped(sentence, first: first, indentation: indentation)
    }

    /// The row of sizes and gaps that does not fit, or the two that differ, in two lines, where the conflict is one.
    static func rows(of finding: Finding, columns: Int) -> [String] {
        if let paths = finding.conflict?.paths {
            let lines = PathsText.lines(of: paths, columns: columns, hasBars: false)
            // A headline about what is between the two edges need not name them.
            let isNamed = finding.message.contains(paths.start) || finding.message.contains(paths.end)
            return lines.isEmpty || isNamed ? lines : ["from \(paths.start) to \(paths.end):"] + lines
        }
        // Beside nothing there is nothing to compare; UIKit's smallest size is the smallest number above 0.
        guard let chain = finding.row, chain.available >= 0.5 else { return [] }
        return ChainText.lines(of: chain, columns: columns)
    }

    // MARK: Reasons

    /// The notes of the finding without the sum that the picture shows.
    private func reasons(beside picture: [String]) -> [Finding.Note] {
        if picture.isEmpty || details.showsAll { return finding.notes }
        return finding.notes.filter { $0.role != .proof || !$0.constraints.isEmpty || !$0.views.isEmpty }
    }

    private func notes(_ count: Int, of reasons: [Finding.Note]) -> String {
        let notes = chosen(count, of: reasons)
        let column =
            notes.filter { !$0.remark.isEmpty }.map { displayWidth(printable($0.message)) }
            .filter { $0 <= Self.widestAlignedText }.max() ?? 0
        var text = notes.map { line($0, remarksFrom: column + 2) }.joined()
        let hidden = reasons.count - notes.count
        if hidden > 0 {
            let what = reasons.filter { $0.role == .proof && !$0.constraints.isEmpty }.count >= hidden
            text +=
                margin
                + style.text(
                    "… \(counted(hidden, what ? "more constraint" : "more line"))\(style.option(" (--all)"))",
                    as: .faint
                )
                + "\n"
        }
        return text
    }

    /// Reasons before constraints, of which what UIKit broke and the first ones, in their order.
    private func chosen(_ count: Int, of reasons: [Finding.Note]) -> [Finding.Note] {
        guard count < reasons.count else { return reasons }
        func rank(_ note: Finding.Note) -> Int {
            if note.role != .proof || note.constraints.isEmpty { return 0 }
            return note.constraints.count == 1 && note.constraints.first == finding.conflict?.broken ? 1 : 2
        }
        let places = reasons.indices.sorted { (rank(reasons[$0]), $0) < (rank(reasons[$1]), $1) }
        return places.prefix(count).sorted().map { reasons[$0] }
    }

    private func line(_ note: Finding.Note, remarksFrom column: Int) -> String {
        let message = printable(note.message)
        // What a constraint goes on with is no other constraint.
        let indentation = margin.count + (note.role == .proof && !note.constraints.isEmpty ? 4 : 0)
        if note.remark.isEmpty { return wrapped(message, first: margin, indentation: indentation) }
        let remark = printable(note.remark)
        let width = displayWidth(message)
        let gap = max(2, column - width)
        if margin.count + width + gap + displayWidth(remark) > style.width ?? Self.ordinaryWidth {
            return wrapped(message, first: margin, indentation: indentation)
                + wrapped(remark, first: margin + "    ", indentation: margin.count + 4)
        }
        return margin + message + String(repeating: " ", count: gap) + style.text(remark, as: .faint) + "\n"
    }

    // MARK: Fixes

    /// What else goes with the cause, and what else has the same fault.
    private func resolved() -> String {
        var text = ""
        if !alike.isEmpty {
            let sentence =
                "\(alike.count) more like this: \(PointsText.list(alike, limit: 4))" + style.option("  (--all)")
            text += wrapped(printable(sentence), first: margin, indentation: margin.count)
        }
        if !finding.resolves.isEmpty, !details.showsAll {
            var counts: [(rule: String, count: Int)] = []
            for other in finding.resolves {
                if let index = counts.firstIndex(where: { $0.rule == other.rule }) {
                    counts[index].count += 1
                } else {
                    counts.append((other.rule, 1))
                }
            }
            let rules = counts.map { $0.count == 1 ? $0.rule : "\($0.rule) × \($0.count)" }
            let sentence =
                "also resolves \(counted(finding.resolves.count, "finding")): \(PointsText.list(rules))"
                + style.option("  (--all)")
            text += wrapped(sentence, first: margin, indentation: margin.count)
        }
        return text
    }

    private func fixes(_ count: Int, showsInstructions: Bool) -> String {
        var text = ""
        let hidden = finding.fixes.count - count
        for (index, fix) in finding.fixes.prefix(count).enumerated() {
            let mark = numbersFixes ? "fix \(index + 1): " : "fix: "
            var sentence = printable(fix.title)
            if fix.remaining > 0 { sentence += " (leaves \(counted(fix.remaining, "finding")))" }
            // Behind the code of the last one, what else there is would be read as part of it.
            if hidden > 0, index == count - 1, !showsInstructions {
                sentence += "  (\(hidden) more\(style.option(": --all")))"
            }
            text += wrapped(
                sentence,
                first: margin + style.text(mark, as: .fix),
                indentation: margin.count + mark.count
            )
            guard showsInstructions else { continue }
            text += FixText.text(of: fix, margin: margin + String(repeating: " ", count: mark.count))
        }
        if hidden > 0, showsInstructions {
            text +=
                margin
                + style.text("\(hidden) more \(hidden == 1 ? "fix" : "fixes")\(style.option(": --all"))", as: .faint)
                + "\n"
        }
        return text
    }
}
