import LayoutInspector

/// Findings as an issue holds them, to be shared: each in full, without paths and addresses, which say nothing to others.
///
/// Equal conflicts of a log are one, and the system's own come last. Notes are not written: an issue is about what is wrong.
struct MarkdownExplanation: ReportWriter {
    private struct Item {
        var finding: Finding
        var count = 1
        var isSystemsOwn: Bool
    }

    private let limit: Int
    private var items: [Item] = []
    private var known: [FindingShape: Int] = [:]
    private var unreadable: [String] = []

    /// - Parameter limit: Of bytes, behind which findings are only counted.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ file: CheckedFile) -> String {
        guard let layout = file.layout else {
            unreadable += file.findings.map(\.message)
            return ""
        }
        let groups = FindingGroups(file.findings, layout: layout, showsAll: false, showsNotes: false).groups
        for group in groups {
            let finding = file.findings[group.index]
            if finding.severity == .note { continue }
            let shape = layout.source.holdsOnlyConflict ? FindingShape(finding, in: layout) : nil
            if let shape, let index = known[shape] {
                items[index].count += 1
                continue
            }
            if let shape { known[shape] = items.count }
            items.append(
                Item(finding: finding, count: 1 + group.alike.count, isSystemsOwn: finding.isSystemsOwn)
            )
        }
        return ""
    }

    mutating func end(_ tally: CheckTally) -> String {
        var text = ""
        // The line about what is omitted, whatever the number in it.
        let room = limit - 60
        var omitted = 0
        for item in items.filter({ !$0.isSystemsOwn }) + items.filter(\.isSystemsOwn) {
            let next = (text.isEmpty ? "" : "\n") + Self.text(of: item)
            if omitted > 0 || text.utf8.count + next.utf8.count > room {
                omitted += 1
            } else {
                text += next
            }
        }
        for message in unreadable {
            let next = (text.isEmpty ? "" : "\n") + MarkdownText.escaped(message) + "\n"
            if omitted > 0 || text.utf8.count + next.utf8.count > room {
                omitted += 1
            } else {
                text += next
            }
        }
        if omitted > 0 { text += "\nand \(counted(omitted, "more finding"))\n" }
        return text.isEmpty ? ExplainText.nothingFound(.plain) : text
    }

    // MARK: One finding

    private static func text(of item: Item) -> String {
        let finding = item.finding
        var text = "### \(MarkdownText.escaped(withoutAddresses(finding.message)))\n\n"
        let times = item.count == 1 ? "" : ", \(item.count) times"
        let certainty = finding.confidence == .possible ? ", possible" : ""
        let cause = finding.conflict?.cause.map { ", cause \(MarkdownText.code($0))" } ?? ""
        text += "\(finding.severity.rawValue) \(MarkdownText.code(finding.rule))\(cause)\(certainty)\(times)\n"
        text += block(FindingText.rows(of: finding, columns: columns), as: "text")
        let reasons = finding.notes.filter { !$0.isConstraint }
        if !reasons.isEmpty { text += "\n" }
        for note in reasons { text += "- \(MarkdownText.escaped(withoutAddresses(note.text)))\n" }
        text += constraints(of: finding.notes.filter(\.isConstraint))
        if !finding.fixes.isEmpty {
            text += "\nFixes, each tried on a copy of the layout:\n\n"
            for (index, fix) in finding.fixes.prefix(FindingText.mostFixes).enumerated() {
                text += self.text(of: fix, number: index + 1)
            }
            let hidden = finding.fixes.count - FindingText.mostFixes
            if hidden > 0 { text += "\nand \(hidden) more\n" }
        }
        return text
    }

    /// Columns of a block of code on the page of an issue.
    private static let columns = 80

    private static func constraints(of notes: [Finding.Note]) -> String {
        if notes.isEmpty { return "" }
        var text = "\n| constraint | |\n| --- | --- |\n"
        for note in notes {
            let code = MarkdownText.code(withoutAddresses(note.message)).replacing("|", with: "\\|")
            text += "| \(code) | \(MarkdownText.escaped(withoutAddresses(note.remark))) |\n"
        }
        return text
    }

    private static func text(of fix: Finding.Fix, number: Int) -> String {
        let label = "\(number). "
        let outcome = fix.remaining > 0 ? " (\(FixText.outcome(of: fix)))" : ""
        var text = label + MarkdownText.escaped(withoutAddresses(fix.title)) + outcome
        guard let instructions = fix.instructions, !instructions.isEmpty else { return text + "\n" }
        if let source = instructions.source, let file = source.file {
            text += ", at " + MarkdownText.code(file + (source.line.map { ":\($0)" } ?? ""))
        }
        text += "\n"
        for (lines, language) in [(instructions.steps, "text"), (instructions.code, "swift")] {
            text += block(lines.map { printable(withoutAddresses($0)) }, as: language, indentation: label.count)
        }
        return text + "\n"
    }

    /// Lines in a fence that none of them closes; empty where there are none.
    private static func block(_ lines: [String], as language: String, indentation: Int = 0) -> String {
        if lines.isEmpty { return "" }
        let margin = String(repeating: " ", count: indentation)
        let content = lines.map { margin + $0 + "\n" }.joined()
        var fence = "```"
        while content.contains(fence) { fence += "`" }
        return "\n\(margin)\(fence)\(language)\n\(content)\(margin)\(fence)\n"
    }

    /// `UILabel:0x7f1020` is `UILabel` to those who do not have the log.
    private static func withoutAddresses(_ text: String) -> String {
        StableNames.withoutAddresses(text).replacing(":0x…", with: "")
    }
}

extension Finding.Note {
    /// Whether it is the text of one constraint, and no sentence.
    var isConstraint: Bool { constraints.count == 1 && !message.contains(": ") }
}
