import LayoutInspector

/// One line for each finding: `path:line:column: error[rule]: message`.
package enum ConciseFormat: ReportFormat {
    package static let name = "concise"
    package static let summary = "one line for each finding"

    package static let declarations = FindingDetails.all
    package static let defaults = FindingDetails()
    package static let hidesNotes = true

    package static func wrote(_ beginning: String) -> Bool { HeadlineMark.isIn(beginning, hasPlace: true) }

    package static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
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
                    + TextFormat.headline(finding, style: style) + companions(of: finding, group, style, details) + "\n"
            }.joined()
        }
    }
}

/// What a line of its own leaves out, such as ` (and 5 more like this: --all)`; empty for a finding that stands for itself.
func companions(
    of finding: Finding,
    _ group: FindingGroups.Group,
    _ style: TextStyle,
    _ details: FindingDetails
) -> String {
    var parts: [String] = []
    if !group.alike.isEmpty { parts.append("\(group.alike.count) more like this") }
    if !finding.resolves.isEmpty, !details.showsAll { parts.append("\(finding.resolves.count) that its fixes resolve") }
    return parts.isEmpty
        ? "" : style.text(" (and \(parts.joined(separator: ", "))\(style.option(": --all")))", as: .faint)
}
