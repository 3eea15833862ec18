import LayoutInspector

/// One line for each finding: `path:line:column: error[rule]: message`.
public enum ConciseFormat: ReportFormat {
    public static let name = "concise"
    public static let summary = "one line for each finding"

    public static let declarations = FindingDetails.all
    public static let defaults = FindingDetails()

    public static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
        Writer(style: style, details: options)
    }

    private struct Writer: ReportWriter {
        let style: TextStyle
        let details: FindingDetails

        mutating func add(_ file: CheckedFile) -> String {
            file.groups(style, details).groups.map { group in
                let finding = file.findings[group.index]
                let path = file.path(of: finding)
                let place = (finding.place ?? file.part?.place).map { ":\($0.line):\($0.column)" } ?? ""
                return (path == "-" ? "standard input" : printable(path)) + place + ": "
                    + TextFormat.headline(finding, style: style) + likeness(group, style) + "\n"
            }.joined()
        }
    }
}

/// ` (and 5 more like this)`; empty for a finding of its own.
func likeness(_ group: FindingGroups.Group, _ style: TextStyle) -> String {
    group.alike.isEmpty ? "" : style.text(" (and \(group.alike.count) more like this: --all)", as: .faint)
}
