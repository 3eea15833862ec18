import LayoutInspector
import LayoutReport

/// The reports of a run beside the one on standard output.
struct ReportDelivery: Sendable, Equatable {
    var reports: [ReportRequest] = []
    /// Whether standard output gets these reports alone, and no tally is printed.
    var isQuiet = false
    /// Whether files are overwritten that this program did not write.
    var isForced = false
    /// Of a page that follows its inputs.
    var stamp: PageStamp?

    static let declarations: [OptionDeclaration<ReportDelivery>] = [
        OptionDeclaration(
            "report",
            "also write a report in this format, to a file if one is given",
            value: .text(placeholder: "format[=file]", expectation: ReportRequest.expectation),
            count: .many
        ) { delivery in
            delivery.reports.map(\.text)
        } write: { delivery, values throws(OptionFault) in
            delivery.reports = try values.map { (text) throws(OptionFault) in
                guard let request = ReportRequest(text) else {
                    throw OptionFault(
                        "report",
                        text,
                        expected: ReportRequest.expectation,
                        candidates: ReportFormatList.standard.formats.map { $0.name }
                    )
                }
                return request
            }
        },
        .flag("quiet", "write only the reports requested with --report, and no summary", \.isQuiet),
        .flag("force", "overwrite a report's file even if draft-inspect did not write it", \.isForced),
    ]
}

/// A report that was asked for: `sarif=out.sarif`, `github`.
struct ReportRequest: Sendable, Equatable {
    var format: any ReportFormat.Type
    /// `nil`: standard output.
    var file: String?

    init(_ format: any ReportFormat.Type, file: String?) {
        self.format = format
        self.file = file
    }

    /// - Returns: `nil` if there is no such format, or the name of the file is empty.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormatList.standard.formats.first(where: { $0.name == parts[0] }) else { return nil }
        self.format = format
        if parts.count == 2 {
            if parts[1].isEmpty { return nil }
            file = parts[1] == "-" ? nil : String(parts[1])
        }
    }

    var text: String { format.name + (file.map { "=" + $0 } ?? "") }

    static let expectation =
        "FORMAT or FORMAT=FILE, with one of "
        + ReportFormatList.standard.formats.map { $0.name }.joined(separator: ", ")

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
}

/// The reports beside the one on standard output.
enum DeliveryTable: OptionTable {
    static let declarations = ReportDelivery.declarations
    static let defaults = ReportDelivery()
}
