import LayoutInspector

/// What a report says of the run that wrote it.
package struct ReportRun: Sendable {
    /// The version of the program.
    package var version: String
    /// What paths are relative to; `nil`: they are written as given.
    package var paths: PathBase?
    /// The address of a line of a file; `nil`: places are no links.
    package var sourceLink: SourceLink?
    /// What makes the run fail.
    package var failure = FailurePolicy()
    /// The revision that files are compared with; `nil`: they are not compared.
    package var base: String?
    /// Of a page that follows what it shows; `nil` for all that stay as they are.
    package var stamp: PageStamp?

    package init(version: String = "", paths: PathBase? = nil, sourceLink: SourceLink? = nil) {
        self.version = version
        self.paths = paths
        self.sourceLink = sourceLink
    }

    /// The name of the program in reports.
    package static let program = "draft-inspect"
}
