extension Layout {
    /// Something that the source leaves open of a constraint or view, so that what is found about it is `possible` only: a
    /// constant that depends on the run of the app, or a view that code places which nobody knows.
    ///
    /// Readers of code add them. Dumps have none: code with doubts is not converted.
    public struct Doubt: Sendable, Equatable {
        public enum Subject: Sendable, Equatable {
            /// The id of a constraint.
            case constraint(String)
            /// The id of a view, which may be placed in ways that the layout does not have.
            case view(String)
            /// All of the layout: it is a state that may not come about.
            case whole
        }

        public var subject: Subject
        /// What is not known, as a clause: `the constant "Theme.spacing" is not known`.
        public var text: String
        /// Where the code says it.
        public var location: SourceLocation?

        public init(_ subject: Subject, text: String, location: SourceLocation?) {
            self.subject = subject
            self.text = text
            self.location = location
        }
    }
}
