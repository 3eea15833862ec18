import LayoutInspector

/// Findings for people, each under a headline, with its place, its reasons and its fixes.
public enum TextFormat: ReportFormat {
    /// A report of checked files.
    public static func text(of report: CheckReport, style: TextStyle = .plain) -> String {
        text(of: report, options: defaults, style: style)
    }

    package static let name = "text"
    package static let summary = "for people"

    package static let declarations = FindingDetails.declarations
    package static let defaults = FindingDetails()
    package static let hidesNotes = true

    package static func wrote(_ beginning: String) -> Bool {
        HeadlineMark.isIn(beginning, hasPlace: false) || HeadlineMark.saysNothingFound(beginning)
    }

    package static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
        switch kind {
        case .explain: ExplainWriter(style: style, details: options)
        case .check, .solve, .triage: TextWriter(style: style, details: options)
        }
    }

    /// Lines for the reasons and fixes of a finding below its headline and its place.
    static let linesBelowPlace = 6

    /// One finding: headline, place, reasons, fixes.
    ///
    /// - Parameter alike: What findings that are not shown for their likeness are about.
    static func text(
        of finding: Finding,
        path: String?,
        alike: [String] = [],
        style: TextStyle,
        details: FindingDetails
    ) -> String {
        var text = headline(finding, style: style) + "\n"
        if let where_ = place(of: finding, path: path) {
            text += style.text("  --> ", as: .faint) + printable(where_) + "\n"
        }
        return text
            + FindingText(finding: finding, style: style, details: details, lineLimit: linesBelowPlace, alike: alike)
            .text()
    }

    static func role(of severity: Finding.Severity) -> TextStyle.Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    /// Such as `error[conflict]: header needs …`.
    package static func headline(_ finding: Finding, style: TextStyle) -> String {
        let role: TextStyle.Role =
            switch finding.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        let doubt = finding.confidence == .possible ? " (possible)" : ""
        return style.text("\(finding.severity.rawValue)[\(finding.rule)]", as: role) + doubt + ": "
            + style.text(printable(finding.message), as: .emphasis)
    }

    /// `file:line:column`, and the original source where the layout knows it.
    static func place(of finding: Finding, path: String?) -> String? {
        var parts: [String] = []
        if let path {
            let shown = path == "-" ? "standard input" : path
            parts.append(shown + (finding.place.map { ":\($0.line):\($0.column)" } ?? ""))
        } else if let place = finding.place {
            parts.append("line \(place.line), column \(place.column)")
        }
        if let source = finding.source, let file = source.file {
            var origin = file
            if let line = source.line {
                origin += ":\(line)"
                if let column = source.column { origin += ":\(column)" }
            }
            if origin != parts.first { parts.append("written at \(origin)") }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

/// Writes findings one below the other, and behind those of a file which rules did not run.
private struct TextWriter: ReportWriter {
    let style: TextStyle
    let details: FindingDetails
    /// Not written yet: the next layout of the same file may have the same note.
    private var last: (path: String, isPart: Bool, notRun: [(rule: String, why: NotRunReason)], seconds: Double?)?

    init(style: TextStyle, details: FindingDetails) {
        self.style = style
        self.details = details
    }

    mutating func add(_ file: CheckedFile) -> String {
        var text = endOfLast(before: file)
        for group in file.groups(style, details).groups {
            let finding = file.findings[group.index]
            text += TextFormat.text(
                of: finding,
                path: file.path(of: finding),
                alike: file.names(of: group.alike),
                style: style,
                details: details
            )
            text += "\n"
        }
        last = (file.path, file.part != nil, file.notRun, file.seconds)
        return text
    }

    mutating func add(_ triage: TriageReport) -> String {
        // Why a file could not be read is reported elsewhere.
        triage.files.isEmpty ? "" : triage.text(style: style, details: details)
    }

    mutating func add(_ solved: SolvedFile) -> String {
        SolveText.text(of: solved.solved, layout: solved.layout, style: style)
    }

    mutating func end(_ tally: CheckTally) -> String { endOfLast(before: nil) }

    private mutating func endOfLast(before next: CheckedFile?) -> String {
        guard let last else { return "" }
        self.last = nil
        let isFollowed =
            next.map { next in
                last.isPart && next.part != nil && last.path == next.path
                    && last.notRun.elementsEqual(next.notRun, by: ==)
            } ?? false
        var text = isFollowed || !details.isVerbose ? "" : notRun(last.notRun, path: last.path)
        if let seconds = last.seconds {
            text += style.text("\(printable(last.path)): \(PointsText.rounded(seconds * 1000)) ms", as: .faint) + "\n"
        }
        return text
    }

    /// One line for each reason, with all the rules that it kept from running.
    private func notRun(_ notRun: [(rule: String, why: NotRunReason)], path: String) -> String {
        sentencesNotRun(notRun).map { style.text("\(printable(path)): \($0)", as: .faint) + "\n\n" }.joined()
    }
}

extension CheckedFile {
    /// The findings as people get them.
    func groups(_ style: TextStyle, _ details: FindingDetails) -> FindingGroups {
        FindingGroups(
            findings,
            layout: layout,
            recorded: recorded?.names,
            showsAll: details.showsAll,
            showsNotes: style.showsNotes
        )
    }

    /// What findings are about: their first views, or their lines and columns where they are about none.
    func names(of indices: [Int]) -> [String] {
        guard let layout, !indices.isEmpty else { return [] }
        let names = recorded == nil ? ItemNames(layout) : nil
        return indices.map { index in
            guard let id = findings[index].views.first else {
                return findings[index].place.map { "\($0.line):\($0.column)" } ?? "finding \(index + 1)"
            }
            if let recorded { return recorded.names.items[id]?.subject ?? id }
            return layout.item(id: id).flatMap { names?.subject($0) } ?? id
        }
    }
}
