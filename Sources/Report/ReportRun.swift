import LayoutInspector

/// What a report says of the run that wrote it.
public struct ReportRun: Sendable {
    /// The version of the program.
    public var version: String
    /// What paths are relative to; `nil`: they are written as given.
    public var paths: PathBase?

    public init(version: String = "", paths: PathBase? = nil) {
        self.version = version
        self.paths = paths
    }

    /// The name of the program in reports.
    public static let program = "draft-inspect"
}
