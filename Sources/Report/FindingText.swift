import LayoutInspector

/// What stands below the headline of a finding: why, which constraints, what fixes it.
///
/// `check` has eight lines for a finding. Where there is more to show, the constraints that say the most stand first, and
/// the last line of each kind says how many more there are.
struct FindingText {
    let finding: Finding
    let style: TextStyle
    let details: FindingDetails
    /// What stands before each line.
    var margin = "   "
    /// Lines for reasons and fixes together; `nil`: no limit.
    var lineLimit: Int?
    /// Whether fixes have the numbers that the session's `fix` takes.
    var numbersFixes = false
    /// Lines of other sorts that stand between the reasons and the fixes.
    var further: [String] = []

    static let mostFixes = 3
    private static let widestAlignedText = 56

    func text() -> String {
        let fixCount = details.showsAll ? finding.fixes.count : min(finding.fixes.count, Self.mostFixes)
        var shownFixes = fixCount
        var shownNotes = finding.notes.count
        let picture = chain()
        if !details.showsAll, let lineLimit = lineLimit.map({ picture.isEmpty ? $0 : max(3, $0 - picture.count + 1) }) {
            // One fix at least, then the reasons, then the other fixes.
            shownNotes = min(shownNotes, max(1, lineLimit - min(1, fixCount)))
            if shownNotes < finding.notes.count { shownNotes = max(1, shownNotes - 1) }
            shownFixes = min(fixCount, max(min(1, fixCount), lineLimit - shownNotes))
            if shownNotes < finding.notes.count { shownFixes = min(1, fixCount) }
        }
        var text = picture.map { margin + $0 + "\n" }.joined() + notes(shownNotes)
        for sentence in further { text += style.wrapped(printable(sentence), first: margin, indentation: margin.count) }
        if details.showsCertificates { text += multipliers() }
        return text + resolved() + fixes(shownFixes)
    }

    /// The row of sizes and gaps that does not fit, in two lines, where the conflict is one.
    private func chain() -> [String] {
        guard let chain = finding.conflict?.chain else { return [] }
        return ChainText.lines(of: chain, columns: (style.width ?? 80) - margin.count)
    }

    // MARK: Reasons

    private func notes(_ count: Int) -> String {
        let notes = chosen(count)
        let column =
            notes.filter { !$0.remark.isEmpty }.map { displayWidth(printable($0.message)) }
            .filter { $0 <= Self.widestAlignedText }.max() ?? 0
        var text = notes.map { line($0, remarksFrom: column + 2) }.joined()
        let hidden = finding.notes.count - notes.count
        if hidden > 0 {
            let what = finding.notes.filter { $0.role == .proof && !$0.constraints.isEmpty }.count >= hidden
            text +=
                margin + style.text("… \(counted(hidden, what ? "more constraint" : "more line")) (--all)", as: .faint)
                + "\n"
        }
        return text
    }

    /// Reasons before constraints, of which what UIKit broke and the first ones, in the order in which they stand.
    private func chosen(_ count: Int) -> [Finding.Note] {
        guard count < finding.notes.count else { return finding.notes }
        func rank(_ note: Finding.Note) -> Int {
            if note.role != .proof || note.constraints.isEmpty { return 0 }
            return note.constraints.count == 1 && note.constraints.first == finding.conflict?.broken ? 1 : 2
        }
        let places = finding.notes.indices.sorted { (rank(finding.notes[$0]), $0) < (rank(finding.notes[$1]), $1) }
        return places.prefix(count).sorted().map { finding.notes[$0] }
    }

    private func line(_ note: Finding.Note, remarksFrom column: Int) -> String {
        let message = printable(note.message)
        if note.remark.isEmpty { return style.wrapped(message, first: margin, indentation: margin.count) }
        let remark = printable(note.remark)
        let width = displayWidth(message)
        let gap = max(2, column - width)
        if let limit = style.width, margin.count + width + gap + displayWidth(remark) > limit {
            return style.wrapped(message, first: margin, indentation: margin.count)
                + style.wrapped(remark, first: margin + "    ", indentation: margin.count + 4)
        }
        return margin + message + String(repeating: " ", count: gap) + style.text(remark, as: .faint) + "\n"
    }

    /// The multipliers that prove a conflict, with the constraints that they belong to.
    private func multipliers() -> String {
        guard let conflict = finding.conflict, conflict.multipliers.count == finding.constraints.count else {
            return ""
        }
        return zip(finding.constraints, conflict.multipliers).map { id, multiplier in
            margin + style.text("* ", as: .faint) + "\(JSONNumberFormat.text(multiplier)) × \(printable(id))\n"
        }.joined()
    }

    // MARK: Fixes

    /// What else goes with the cause.
    private func resolved() -> String { "" }

    private func fixes(_ count: Int) -> String {
        var text = ""
        let hidden = finding.fixes.count - count
        for (index, fix) in finding.fixes.prefix(count).enumerated() {
            let mark = numbersFixes ? "fix \(index + 1): " : "fix: "
            var sentence = printable(fix.title)
            if fix.remaining > 0 { sentence += " (leaves \(counted(fix.remaining, "finding")))" }
            if hidden > 0, index == count - 1 { sentence += "  (\(hidden) more: --all)" }
            text += style.wrapped(
                sentence,
                first: margin + style.text(mark, as: .fix),
                indentation: margin.count + mark.count
            )
            text += FixText.text(of: fix, margin: margin + String(repeating: " ", count: mark.count))
        }
        return text
    }
}
