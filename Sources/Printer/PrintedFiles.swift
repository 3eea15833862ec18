/// A layout printed as one file for each of its classes, each proven to match it.
public struct PrintedFiles: Sendable, Equatable {
    public struct File: Sendable, Equatable {
        /// The name of the class, and of its file.
        public var className: String
        public var text: String
    }

    /// In file order.
    public var files: [File]
    public var tally: Tally
    public var report: MigrationReport
}
