extension Layout {
    /// A problem that the source itself reported; never a conclusion of this program.
    public struct Report: Sendable, Equatable {
        public enum Kind: String, Sendable, CaseIterable {
            case conflict, ambiguous, misplaced, muted
        }

        public var kind: Kind
        /// Ids; they may name constraints that are not in the layout.
        public var constraints: [String] = []
        /// The id of the constraint that UIKit broke.
        public var broken: String?
        /// The id of a view or guide.
        public var item: String?
        public var attributes: [FrameAttribute] = []
        public var text: String?
        public var location: SourceLocation?

        public init(kind: Kind) {
            self.kind = kind
        }
    }
}

extension Layout.Report {
    /// Printed by a trace for a host whose own frame has no constraints.
    package static let missingHostConstraints = "MISSING HOST CONSTRAINTS"

    /// A member of a conflict's constraints that represents texts missing from a log.
    package static let beginningOfList = "the beginning of the list"
    package static let endOfList = "the end of the list"

    /// A member of a conflict's constraints that represents a text that could not be parsed.
    package static func unreadText(_ number: Int) -> String { "unread text \(number)" }

    package static func isUnreadText(_ id: String) -> Bool { id.hasPrefix("unread text ") }
}
