import LayoutInspector

/// One JSON object on one line for each file, or for each layout of a file: a record, from which every other report can
/// be written. Reports of several runs are joined by concatenation.
public enum JSONLinesFormat: ReportFormat {
    public static let name = "json-lines"
    public static let summary = "one JSON object for each file, on one line"
    public static let fileMark: String? = #"{"version": 1, "path": ""#

    public static let declarations = FindingDetails.certificates
    public static let defaults = FindingDetails()

    public static let writesReplacements = true

    public static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
        Writer(showsCertificates: options.showsCertificates)
    }

    private struct Writer: ReportWriter {
        let showsCertificates: Bool

        mutating func add(_ file: CheckedFile) -> String {
            // Findings that notes in the file suppress are not reported.
            var file = file
            file.ignores = []
            return file.record(showsCertificates: showsCertificates)
        }
    }
}
