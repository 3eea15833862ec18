import LayoutInspector

/// A format of results: for people or for programs, of every command that reports.
///
/// A new one is a file with a type that conforms, and an entry in ``ReportFormatList/standard``.
public protocol ReportFormat: Sendable {
    /// What steers the format; ``NoReportOptions`` where nothing does.
    associatedtype Options: Sendable

    /// The value of `--format`.
    static var name: String { get }
    /// What it is for, in a few words.
    static var summary: String { get }
    /// The options of the format, which the commands offer beside their own.
    static var declarations: [OptionDeclaration<Options>] { get }
    /// What holds where no option is given.
    static var defaults: Options { get }

    /// Begins a report.
    ///
    /// - Parameters:
    ///   - kind: What asks for it; most formats write all kinds alike.
    ///   - style: How text for people looks.
    static func writer(of kind: ReportKind, options: Options, style: TextStyle) -> any ReportWriter
}

/// The options of a format that has none.
public struct NoReportOptions: Sendable {
    public init() {}
}

extension ReportFormat where Options == NoReportOptions {
    public static var declarations: [OptionDeclaration<NoReportOptions>] { [] }
    public static var defaults: NoReportOptions { NoReportOptions() }
}

/// What a report is of, by the commands that write one.
public enum ReportKind: Sendable, CaseIterable {
    case check, explain, solve, triage
}

/// A report that is written piece by piece, so that no more than one file is in memory. All pieces, one behind the other,
/// are the report.
///
/// `check` and `explain` add files, `triage` and `solve` what they made of all. A format that knows findings only need not
/// write the latter two: they are added as the files that they hold.
public protocol ReportWriter {
    /// What is to be written before the first file.
    mutating func begin() -> String

    /// What is to be written for a file, or for one of the layouts of a file.
    mutating func add(_ file: CheckedFile) -> String

    mutating func add(_ triage: TriageReport) -> String

    mutating func add(_ solved: SolvedFile) -> String

    /// What is to be written behind the last file.
    ///
    /// - Parameter tally: Of all files that were added.
    mutating func end(_ tally: CheckTally) -> String
}

extension ReportWriter {
    public mutating func begin() -> String { "" }

    public mutating func add(_ triage: TriageReport) -> String {
        triage.checkedFiles.map { add($0) }.joined()
    }

    public mutating func add(_ solved: SolvedFile) -> String {
        add(CheckedFile(path: solved.path, layout: solved.layout, findings: []))
    }

    public mutating func end(_ tally: CheckTally) -> String { "" }
}

extension ReportFormat {
    /// A whole report of `check`.
    public static func text(of report: CheckReport, options: Options = defaults, style: TextStyle = .plain) -> String {
        var writer = writer(of: .check, options: options, style: style)
        var text = writer.begin()
        for file in report.files { text += writer.add(file) }
        return text + writer.end(report.tally)
    }
}
