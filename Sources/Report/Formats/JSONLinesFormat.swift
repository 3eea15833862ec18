import LayoutInspector

/// One JSON object on one line for each file, or for each layout of a file: a record, from which every other report can
/// be written. Reports of several runs are joined by concatenation.
package enum JSONLinesFormat: ReportFormat {
    package static let name = "json-lines"
    package static let summary = "one JSON object for each file, on one line"
    package static let fileMark: String? = #"{"version": 1, "path": ""#

    package static let writesReplacements = true

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        mutating func add(_ file: CheckedFile) -> String {
            // Findings that notes in the file suppress are not reported.
            var file = file
            file.ignores = []
            return file.record()
        }
    }
}
