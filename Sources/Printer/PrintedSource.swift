/// Source printed from a layout, proven to say what the layout says.
public struct PrintedSource: Sendable, Equatable {
    public var text: String
    public var tally: Tally
    /// What the dialect could not say in its own form, with the reasons, in the order of the text.
    public var remainder: [Remaining]
    /// What of the views' configuration is not set though that was asked for, with the names of the views.
    public var unset: [String]
    /// The names chosen, by view or guide id, in file order. Anonymous views have none.
    public var names: [Name]

    public struct Remaining: Sendable, Equatable {
        /// The constraint's id; `nil` for other things than constraints, such as a guide to add.
        public var constraint: String?
        /// Lower case, without a full stop.
        public var reason: String
    }

    public struct Name: Sendable, Equatable {
        public var id: String
        /// How the source names the object.
        public var expression: String
    }
}
