import LayoutInspector

/// One JSON object on one line for each file, or for each layout of a file: reports of several runs are joined by
/// concatenation.
public enum JSONLinesFormat: ReportFormat {
    public static let name = "json-lines"
    public static let summary = "one JSON object for each file, on one line"
    public static let fileMark: String? = #"{"version": 1, "path": ""#

    public static let declarations = FindingDetails.certificates
    public static let defaults = FindingDetails()

    public static func writer(of kind: ReportKind, options: FindingDetails, style: TextStyle) -> any ReportWriter {
        Writer(showsCertificates: options.showsCertificates)
    }

    private struct Writer: ReportWriter {
        let showsCertificates: Bool

        mutating func add(_ file: CheckedFile) -> String {
            var writer = JSONWriter()
            writer.object(isInline: true) { writer in
                writer.member("version", 1)
                writer.checkedFileMembers(file, showsCertificates: showsCertificates)
            }
            return writer.takeText()
        }
    }
}
