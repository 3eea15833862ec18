/// A format of `check`'s results. A new one is a file with a type that conforms, and an entry in the list below.
public protocol ReportFormat: Sendable {
    /// The value of `--format`.
    static var name: String { get }
    /// What it is for, in a few words.
    static var summary: String { get }

    static func text(of report: CheckReport, style: TextStyle) -> String
}

public enum ReportFormats {
    /// In the order in which help lists them; the first is the default.
    public static let all: [any ReportFormat.Type] = [TextFormat.self, JSONFormat.self]
}
