/// A format of `check`'s results. A new one is a file with a type that conforms, and an entry in the list below.
public protocol ReportFormat: Sendable {
    /// The value of `--format`.
    static var name: String { get }
    /// What it is for, in a few words.
    static var summary: String { get }

    /// Begins a report.
    ///
    /// - Parameter showsCertificates: Whether multipliers of certificates are told.
    static func writer(style: TextStyle, showsCertificates: Bool) -> any ReportWriter
}

/// A report that is written file by file, so that no more than one is in memory. All pieces, one behind the other, are
/// the report.
public protocol ReportWriter {
    /// What is to be written for a file.
    mutating func add(_ file: CheckedFile) -> String

    /// What is to be written behind the last file.
    ///
    /// - Parameter tally: Of all files that were added.
    mutating func finish(_ tally: CheckTally) -> String
}

extension ReportFormat {
    /// A whole report.
    public static func text(of report: CheckReport, style: TextStyle) -> String {
        var writer = writer(style: style, showsCertificates: report.showsCertificates)
        var text = ""
        for file in report.files { text += writer.add(file) }
        return text + writer.finish(report.tally)
    }
}

public enum ReportFormats {
    /// In the order in which help lists them; the first is the default.
    public static let all: [any ReportFormat.Type] = [TextFormat.self, JSONFormat.self]
}
