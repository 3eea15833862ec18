import LayoutInspector

/// Writes findings one by one, in full; of a log, equal ones once.
struct ExplainWriter: ReportWriter {
    let style: TextStyle
    let details: FindingDetails
    private var isFirst = true
    private var explained = ExplainedConflicts()
    /// The system's own conflicts: they come behind the user's.
    private var systems = ""
    private var framework = "UIKit"

    init(style: TextStyle, details: FindingDetails) {
        self.style = style
        self.details = details
    }

    mutating func add(_ file: CheckedFile) -> String {
        if let layout = file.layout, layout.source.holdsOnlyConflict, !details.showsAll { return add(file, of: layout) }
        return separated(heading(of: file) + ExplainText.text(of: file, style: style, details: details), of: file)
    }

    /// One conflict of a log.
    private mutating func add(_ file: CheckedFile, of layout: Layout) -> String {
        let groups = file.groups(style, details).groups
        if groups.isEmpty { return separated(heading(of: file) + ExplainText.nothingFound(style), of: file) }
        framework = layout.frameworkName
        var fresh: [(group: FindingGroups.Group, number: Int)] = []
        for group in groups {
            guard let number = explained.add(file.findings[group.index], of: file, in: layout) else { continue }
            fresh.append((group, number))
        }
        if fresh.isEmpty { return "" }
        let text = heading(of: file) + ExplainText.text(of: fresh, in: file, style: style, details: details)
        guard fresh.allSatisfy({ file.findings[$0.group.index].isSystemsOwn }) else { return separated(text, of: file) }
        systems += "\n" + text
        return ""
    }

    mutating func end(_ tally: CheckTally) -> String {
        let counts = explained.tally(framework: framework)
        let own = isFirst ? String(systems.dropFirst()) : systems
        let lines = counts.enumerated().map { style.text($1, as: $0 == 0 ? .emphasis : .faint) + "\n" }
        return own + (lines.isEmpty ? "" : "\n" + lines.joined())
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
