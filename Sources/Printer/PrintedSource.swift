/// Source printed from a layout and proven to match it.
public struct PrintedSource: Sendable, Equatable {
    public var text: String
    public var tally: Tally
    /// The constraints that the dialect could not express in its own form, with the reasons, in the order of the text.
    public var remainder: [Remaining]
    /// Requested properties of the views' configuration that are not set, with the names of the views.
    public var unset: [String]
    /// What became of each screen.
    public var report: MigrationReport
    /// The generated names, by view or guide id, in file order. Anonymous views have none.
    public var names: [Name]

    public struct Remaining: Sendable, Equatable {
        /// The constraint's id; `nil` for other objects, such as a guide to add.
        public var constraint: String?
        /// In lower case, without a full stop.
        public var reason: String
    }

    public struct Name: Sendable, Equatable {
        public var id: String
        /// The expression that names the object in the source.
        public var expression: String
    }
}
