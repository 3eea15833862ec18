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

extension Layout.Doubt {
    /// What is not known, and where: `the constant "Theme.spacing" is not known (line 12)`.
    ///
    /// - Parameter file: The file whose name goes without saying.
    package func text(besides file: String?) -> String {
        guard let line = location?.line else { return text }
        guard let other = location?.file, other != file else { return "\(text) (line \(line))" }
        return "\(text) (\(other):\(line))"
    }
}

extension Layout {
    /// The first doubt, and how many more there are; `nil` where all is known. What passes a layout on must refuse it then.
    package var openDoubt: String? {
        guard let first = doubts.first else { return nil }
        var text = first.text(besides: source.file)
        if case .view(let id) = first.subject, case .view(let index)? = item(id: id) {
            text = "\(views[index].name ?? id): \(text)"
        }
        return doubts.count == 1 ? text : text + ", and \(doubts.count - 1) more"
    }
}
