import LayoutInspector

/// A code quality report of GitLab: a JSON array in the form of Code Climate's issues.
package enum GitLabFormat: ReportFormat {
    package static let name = "gitlab"
    package static let summary = "a code quality report of GitLab"
    package static let fileMark: String? = #""engine_name": "draft-inspect""#

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        private var writer = JSONWriter()
        private var placement = FindingPlacement()

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            writer.openArray()
            return ""
        }

        mutating func add(_ file: CheckedFile) -> String {
            for placed in placement.placed(file) {
                writer.object { writer in
                    writer.member("engine_name", ReportRun.program)
                    writer.member("type", "issue")
                    writer.member("check_name", placed.finding.rule)
                    writer.member("description", placed.message)
                    writer.key("categories")
                    writer.array(isInline: true) { $0.string("Bug Risk") }
                    // GitLab drops all but one of equal fingerprints.
                    writer.member("fingerprint", placed.uniqueFingerprint)
                    writer.member("severity", Writer.severity(of: placed.finding))
                    writer.key("location")
                    writer.object(isInline: true) { writer in
                        writer.member("path", placed.path)
                        writer.key("lines")
                        writer.object(isInline: true) { $0.member("begin", placed.line) }
                    }
                }
            }
            return writer.takeText()
        }

        mutating func end(_ tally: CheckTally) -> String {
            writer.closeArray()
            return writer.takeText()
        }

        private static func severity(of finding: Finding) -> String {
            switch finding.severity {
            case .error: "critical"
            case .warning: "major"
            case .note: "info"
            }
        }
    }
}
