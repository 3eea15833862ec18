import LayoutInspector

/// The findings of each file below its path, one a line.
package enum GroupedFormat: ReportFormat {
    package static let name = "grouped"
    package static let summary = "one line for each finding, below its file"

    package static let declarations = FindingDetails.all
    package static let defaults = FindingDetails()
    package static let hidesNotes = true

    package static func wrote(_ beginning: String) -> Bool { HeadlineMark.isIn(beginning, hasPlace: false) }

    package static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
        Writer(style: style, details: options)
    }

    private struct Writer: ReportWriter {
        let style: TextStyle
        let details: FindingDetails
        /// The path of the last heading: layouts of one file share one.
        private var heading: String?

        init(style: TextStyle, details: FindingDetails) {
            self.style = style
            self.details = details
        }

        mutating func add(_ file: CheckedFile) -> String {
            let lines = file.groups(style, details).groups.map { group in
                let finding = file.findings[group.index]
                let place = (finding.place ?? file.part?.place).map { "\($0.line):\($0.column)" } ?? ""
                return (path: file.path(of: finding), place, group, finding)
            }
            let width = lines.map { $0.1.count }.max() ?? 0
            var text = ""
            for (path, place, group, finding) in lines {
                if heading != path {
                    text += (heading == nil ? "" : "\n")
                    text += style.text(path == "-" ? "standard input" : printable(path), as: .emphasis) + "\n"
                    heading = path
                }
                text += "  " + String(repeating: " ", count: width - place.count) + style.text(place, as: .faint) + "  "
                text +=
                    TextFormat.headline(finding, style: style) + companions(of: finding, group, style, details) + "\n"
            }
            return text
        }
    }
}
