import LayoutInspector

/// A report in the form of Checkstyle, which most build servers read.
package enum CheckstyleFormat: ReportFormat {
    package static let name = "checkstyle"
    package static let summary = "a report in Checkstyle's XML"
    package static let countsCharacters = true
    package static let fileMark: String? = "<!-- draft-inspect -->\n<checkstyle"

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        private var placement = FindingPlacement()

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <!-- \(ReportRun.program) -->
                <checkstyle version="4.3">

                """
        }

        mutating func add(_ file: CheckedFile) -> String {
            var text = ""
            var path: String?
            for placed in placement.placed(file) {
                // Findings of joined texts can be about several files.
                if path != placed.path {
                    if path != nil { text += "  </file>\n" }
                    text += "  <file name=\"\(escapedForXML(placed.path))\">\n"
                    path = placed.path
                }
                text +=
                    "    <error line=\"\(placed.line)\" column=\"\(placed.place.map(placed.position)?.column ?? 1)\""
                text += " severity=\"\(severity(of: placed.finding))\" message=\"\(escapedForXML(placed.message))\""
                text += " source=\"\(ReportRun.program).\(escapedForXML(placed.finding.rule))\"/>\n"
            }
            if path == nil { return "  <file name=\"\(escapedForXML(placement.path(file.path)))\"/>\n" }
            return text + "  </file>\n"
        }

        mutating func end(_ tally: CheckTally) -> String { "</checkstyle>\n" }

        private func severity(of finding: Finding) -> String {
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "info"
            }
        }
    }
}
