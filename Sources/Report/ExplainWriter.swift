import LayoutInspector

/// Writes findings one by one, in full; of a log, equal ones once.
struct ExplainWriter: ReportWriter {
    let style: TextStyle
    let details: FindingDetails
    /// A finding that none before is equal to, and the index of its group.
    private typealias Fresh = (shown: FindingGroups.Group, index: Int)
    private var isFirst = true
    private var explained = ExplainedConflicts()
    private var pages = CausePages.command
    /// The system's own conflicts: they come behind the user's.
    private var systems: [(file: CheckedFile, fresh: [Fresh])] = []

    init(style: TextStyle, details: FindingDetails) {
        self.style = style
        self.details = details
    }

    mutating func add(_ file: CheckedFile) -> String {
        if let layout = file.layout, layout.source.holdsOnlyConflict, !details.showsAll { return add(file, of: layout) }
        let groups = file.groups(style, details).groups.map { (group: $0, number: $0.index + 1) }
        return separated(
            heading(of: file)
                + (groups.isEmpty ? ExplainText.nothingFound(style) : text(of: groups, in: file)),
            of: file
        )
    }

    /// One conflict of a log.
    private mutating func add(_ file: CheckedFile, of layout: Layout) -> String {
        let groups = file.groups(style, details).groups
        if groups.isEmpty { return separated(heading(of: file) + ExplainText.nothingFound(style), of: file) }
        // A pipe that is still written to is watched: nothing waits, and what comes again is said.
        let isLive = file.part?.count == 0
        var fresh: [Fresh] = []
        var again = ""
        for group in groups {
            let finding = file.findings[group.index]
            switch explained.add(finding, of: file, in: layout) {
            case .first(let index): fresh.append((group, index))
            case .again(let number):
                guard isLive, let number, let line = (finding.place ?? file.part?.place)?.line else { continue }
                again += style.text("\(number). again, line \(line)", as: .faint) + "\n"
            }
        }
        if fresh.isEmpty { return again.isEmpty ? "" : separated(again, of: file) }
        if !isLive, fresh.allSatisfy({ file.findings[$0.shown.index].isSystemsOwn }) {
            systems.append((file, fresh))
            return ""
        }
        return text(of: fresh, in: file) + again
    }

    private mutating func text(of fresh: [Fresh], in file: CheckedFile) -> String {
        let numbered = fresh.map { (group: $0.shown, number: explained.show($0.index)) }
        return separated(heading(of: file) + text(of: numbered, in: file), of: file)
    }

    private mutating func text(of groups: [(group: FindingGroups.Group, number: Int)], in file: CheckedFile) -> String {
        ExplainText.text(of: groups, in: file, style: style, details: details, pages: &pages)
    }

    mutating func end(_ tally: CheckTally) -> String {
        var text = ""
        for (file, fresh) in systems { text += self.text(of: fresh, in: file) }
        let lines = explained.tally.enumerated().map { style.text($1, as: $0 == 0 ? .emphasis : .faint) + "\n" }
        return text + (lines.isEmpty ? "" : "\n" + lines.joined())
    }

    private func hasHeading(_ file: CheckedFile) -> Bool {
        file.isOneOfSeveral || file.part.map { $0.count != 1 } ?? false
    }

    private func heading(of file: CheckedFile) -> String {
        hasHeading(file) ? ExplainText.heading(of: file, style: style) : ""
    }

    private mutating func separated(_ text: String, of file: CheckedFile) -> String {
        defer { isFirst = false }
        return (isFirst || !hasHeading(file) ? "" : "\n") + text
    }
}
