import LayoutInspector

/// The counts of a run of `check`: all that is kept of files whose findings were already written.
package struct CheckTally: Sendable {
    /// By severity: the number of all findings, and of the certain ones.
    private var counts: [Finding.Severity: (all: Int, certain: Int)] = [:]
    /// The paths of all files: a log has several layouts, and `triage` takes them out of order.
    private var paths: Set<String> = []
    /// By rule: how many notes there are.
    private var notes: [String: Int] = [:]
    /// Whether a file could not be read.
    package private(set) var hasUnreadable = false

    /// Whether a layout has texts of another language than its file.
    package private(set) var hasLocalization = false

    package init() {}

    /// Counts a file, or one of a file's layouts.
    package mutating func add(_ file: CheckedFile) {
        paths.insert(file.path)
        if file.isUnreadable { hasUnreadable = true }
        if let layout = file.layout, layout.source.localization != nil || !layout.translations.isEmpty {
            hasLocalization = true
        }
        for finding in file.findings {
            var count = counts[finding.severity] ?? (0, 0)
            count.all += 1
            if finding.confidence == .certain { count.certain += 1 }
            counts[finding.severity] = count
            if finding.isHiddenNote(unless: false) { notes[finding.rule, default: 0] += 1 }
        }
    }

    /// The number of findings of a severity.
    package func count(_ severity: Finding.Severity) -> Int { counts[severity]?.all ?? 0 }

    /// Whether a finding is at or above a severity; `nil`: no finding is. Findings that are `possible` count only on request.
    package func fails(at severity: Finding.Severity?, countingPossible: Bool) -> Bool {
        guard let severity else { return false }
        return Finding.Severity.allCases.contains { candidate in
            guard candidate >= severity, let count = counts[candidate] else { return false }
            return countingPossible ? count.all > 0 : count.certain > 0
        }
    }

    /// Such as `3 notes not shown: 2 unparsed-text, 1 set-aside (--notes shows them)`; `nil` where there are none.
    package func sentenceOfNotes(style: TextStyle) -> String? {
        if notes.isEmpty { return nil }
        let rules = notes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        return "\(counted(notes.values.reduce(0, +), "note")) not shown: \(rules.joined(separator: ", "))"
            + style.option(" (--notes shows them)")
    }

    /// ` (possible)`, or ` (2 possible)` where others are certain: possible findings do not fail a run.
    private func doubt(_ severity: Finding.Severity) -> String {
        guard severity > .note, let count = counts[severity], count.certain < count.all else { return "" }
        return count.certain == 0 ? " (possible)" : " (\(count.all - count.certain) possible)"
    }

    /// Such as `2 errors, 1 warning in 3 files`.
    package var sentence: String {
        var parts: [String] = []
        for (severity, word) in [(Finding.Severity.error, "error"), (.warning, "warning"), (.note, "note")] {
            let number = count(severity)
            if number > 0 { parts.append(counted(number, word) + doubt(severity)) }
        }
        let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
        return found + " in " + counted(paths.count, "file")
    }
}
