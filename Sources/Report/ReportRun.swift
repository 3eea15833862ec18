import LayoutInspector

/// What a report says of the run that wrote it.
public struct ReportRun: Sendable {
    /// The version of the program.
    public var version: String
    /// What paths are relative to; `nil`: they are written as given.
    public var paths: PathBase?
    /// The address of a line of a file; `nil`: places are no links.
    public var sourceLink: SourceLink?

    public init(version: String = "", paths: PathBase? = nil, sourceLink: SourceLink? = nil) {
        self.version = version
        self.paths = paths
        self.sourceLink = sourceLink
    }

    /// The name of the program in reports.
    public static let program = "draft-inspect"
}
