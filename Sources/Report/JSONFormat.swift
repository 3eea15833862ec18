import LayoutInspector

/// Findings for programs: the keys of Documentation/Findings.md, in their order.
public enum JSONFormat: ReportFormat {
    /// A report of checked files.
    public static func text(of report: CheckReport, style: TextStyle = .plain) -> String {
        text(of: report, options: defaults, style: style)
    }

    package static let name = "json"
    package static let summary = "for programs: every id, number and fix"
    package static let fileMark: String? = "{\n  \"version\": 1,\n  \"files\": ["

    package static let declarations = FindingDetails.declarations
    package static let defaults = FindingDetails()

    package static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
        switch kind {
        case .check, .explain: JSONReportWriter()
        case .solve, .triage: JSONObjectWriter()
        }
    }
}

/// Writes the one object of `triage` or `solve`.
private struct JSONObjectWriter: ReportWriter {
    mutating func add(_ file: CheckedFile) -> String { "" }
    mutating func add(_ triage: TriageReport) -> String { triage.json() }
    mutating func add(_ solved: SolvedFile) -> String { SolveJSON.text(of: solved.solved, layout: solved.layout) }
}

/// Writes one object for all files: its beginning before the first file, its end after the last.
private struct JSONReportWriter: ReportWriter {
    private var writer = JSONWriter()

    mutating func begin() -> String {
        writer.openObject()
        writer.member("version", 1)
        writer.key("files")
        writer.openArray()
        return ""
    }

    mutating func add(_ file: CheckedFile) -> String {
        let names = file.findingNames
        writer.object { $0.checkedFileMembers(file, names: names) }
        return writer.takeText()
    }

    mutating func end(_ tally: CheckTally) -> String {
        writer.closeArray()
        writer.key("summary")
        writer.object(isInline: true) { writer in
            writer.member("errors", tally.count(.error))
            writer.member("warnings", tally.count(.warning))
            writer.member("notes", tally.count(.note))
        }
        writer.closeObject()
        return writer.takeText()
    }
}
