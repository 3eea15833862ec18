import LayoutInspector

/// Reviewdog's diagnostics as one JSON object, for `reviewdog -f=rdjson`.
package enum ReviewdogFormat: ReportFormat {
    package static let name = "rdjson"
    package static let summary = "diagnostics for reviewdog"
    package static let fileMark: String? = #""source": {"name": "draft-inspect"}"#

    package static let writesReplacements = true
    package static let countsCharacters = false

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        private var writer = JSONWriter()
        private var placement = FindingPlacement()

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            writer.openObject()
            writer.key("source")
            writer.object(isInline: true) { $0.member("name", ReportRun.program) }
            writer.key("diagnostics")
            writer.openArray()
            return ""
        }

        mutating func add(_ file: CheckedFile) -> String {
            for placed in placement.placed(file) {
                writer.object { writer in
                    writer.member("message", ([placed.message] + placed.details).joined(separator: "\n"))
                    writer.key("location")
                    writer.object(isInline: true) { writer in
                        writer.member("path", placed.path)
                        guard let place = placed.place else { return }
                        writer.key("range")
                        writer.object(isInline: true) { writer in
                            writer.position("start", line: place.line, column: place.column)
                            writer.position("end", line: place.line, column: place.column + 1)
                        }
                    }
                    writer.member("severity", Writer.severity(of: placed.finding))
                    writer.key("code")
                    writer.object(isInline: true) { $0.member("value", placed.finding.rule) }
                    // Others would be alternatives: a reviewer is offered the best one.
                    if let lines = placed.finding.fixes.first?.lines { writer.suggestion(lines) }
                }
            }
            return writer.takeText()
        }

        mutating func end(_ tally: CheckTally) -> String {
            writer.closeArray()
            writer.closeObject()
            return writer.takeText()
        }

        private static func severity(of finding: Finding) -> String {
            switch finding.severity {
            case .error: "ERROR"
            case .warning: "WARNING"
            case .note: "INFO"
            }
        }
    }
}

extension JSONWriter {
    /// Whole lines have no columns.
    fileprivate mutating func suggestion(_ lines: LineReplacement) {
        key("suggestions")
        array { writer in
            writer.object { writer in
                writer.key("range")
                writer.object(isInline: true) { writer in
                    writer.key("start")
                    writer.object(isInline: true) { $0.member("line", lines.first) }
                    writer.key("end")
                    writer.object(isInline: true) { $0.member("line", lines.last) }
                }
                writer.member("text", lines.text)
            }
        }
    }

    fileprivate mutating func position(_ name: String, line: Int, column: Int) {
        key(name)
        object(isInline: true) { writer in
            writer.member("line", line)
            writer.member("column", column)
        }
    }
}
