import LayoutInspector

/// An output format, for people or for programs, of every command that reports.
///
/// A new format is a file with a conforming type and an entry in ``ReportFormatList/standard``.
package protocol ReportFormat: Sendable {
    /// The options of the format; ``NoReportOptions`` if it has none.
    associatedtype Options: Sendable

    /// The value of `--format`.
    static var name: String { get }
    /// Its purpose, in a few words.
    static var summary: String { get }
    /// The options of the format; the commands offer them beside their own.
    static var declarations: [OptionDeclaration<Options>] { get }
    /// The options without any argument.
    static var defaults: Options { get }

    /// A second report that belongs to this one; `nil` for most formats.
    static var companion: ReportCompanion? { get }
    /// Text near the beginning of every report of this format, by which the program knows its own files; `nil` if there is
    /// none.
    static var fileMark: String? { get }
    /// Whether a text that begins like this is a report of this format: what has ``fileMark``, unless the format has another
    /// sign.
    static func wrote(_ beginning: String) -> Bool
    /// Whether notes are written only where the style of the text asks for them.
    static var hidesNotes: Bool { get }
    /// Whether files are added with their ``CheckedFile/scenes``, which cost more layouts to be solved.
    static var draws: Bool { get }
    /// Whether fixes are added with their ``Finding/Fix/replacements``, for which documents are read again.
    static var writesReplacements: Bool { get }
    /// Whether files are added with their ``CheckedFile/base``, for which they are read at another revision, too.
    static var comparesWithBase: Bool { get }
    /// Whether columns count characters, by ``CheckedFile/scalarColumns``; others count bytes, as compilers do.
    static var countsCharacters: Bool { get }

    /// Begins a report.
    ///
    /// - Parameters:
    ///   - kind: The command that asks; most formats write all kinds alike.
    ///   - style: The style of text for people.
    static func writer(of kind: ReportKind, options: Options, style: TextStyle) -> any ReportWriter
}

extension ReportFormat {
    package static var companion: ReportCompanion? { nil }
    package static var fileMark: String? { nil }
    package static func wrote(_ beginning: String) -> Bool { fileMark.map { beginning.contains($0) } ?? false }
    package static var hidesNotes: Bool { false }
    package static var draws: Bool { false }
    package static var writesReplacements: Bool { false }
    package static var comparesWithBase: Bool { false }
    package static var countsCharacters: Bool { writesReplacements }
}

/// A report that a build server takes beside another, in a file of its own.
package struct ReportCompanion: Sendable {
    package var format: any ReportFormat.Type
    /// The environment variable that names the file; the report is appended to it.
    package var variable: String

    package init(format: any ReportFormat.Type, variable: String) {
        self.format = format
        self.variable = variable
    }
}

/// The options of a format without options.
package struct NoReportOptions: Sendable {
    package init() {}
}

extension ReportFormat where Options == NoReportOptions {
    package static var declarations: [OptionDeclaration<NoReportOptions>] { [] }
    package static var defaults: NoReportOptions { NoReportOptions() }
}

/// The content of a report, by the commands that write one.
package enum ReportKind: Sendable, CaseIterable {
    case check, explain, solve, triage
}

/// A report written piece by piece, to keep at most one file in memory. The report is the concatenation of all pieces.
///
/// `check` and `explain` add files; `triage` and `solve` add one combined result. A format that knows only findings
/// need not implement the latter two: they are then added as the files they consist of.
package protocol ReportWriter {
    /// The text before the first file.
    mutating func begin() -> String

    /// The same, for formats that report facts of the run, such as paths relative to a folder.
    mutating func begin(_ run: ReportRun) -> String

    /// The text for a file, or for one layout of a file.
    mutating func add(_ file: CheckedFile) -> String

    /// The text for a file that was deleted since the base, for formats that compare: its ``CheckedFile/base`` has what was
    /// found in it.
    mutating func add(deleted file: CheckedFile) -> String

    mutating func add(_ triage: TriageReport) -> String

    mutating func add(_ solved: SolvedFile) -> String

    /// The text after the last file.
    ///
    /// - Parameter tally: The counts of all files that were added.
    mutating func end(_ tally: CheckTally) -> String
}

extension ReportWriter {
    package mutating func begin() -> String { "" }

    package mutating func begin(_ run: ReportRun) -> String { begin() }

    package mutating func add(deleted file: CheckedFile) -> String { "" }

    package mutating func add(_ triage: TriageReport) -> String {
        triage.checkedFiles.map { add($0) }.joined()
    }

    package mutating func add(_ solved: SolvedFile) -> String {
        add(CheckedFile(path: solved.path, layout: solved.layout, findings: []))
    }

    package mutating func end(_ tally: CheckTally) -> String { "" }
}

extension ReportFormat {
    /// A whole report of `check`.
    package static func text(
        of report: CheckReport,
        options: Options = defaults,
        style: TextStyle = .plain,
        run: ReportRun = ReportRun()
    ) -> String {
        var writer = writer(of: .check, options: options, style: style)
        var text = writer.begin(run)
        for file in report.files { text += writer.add(file) }
        return text + writer.end(report.tally)
    }
}
