extension Layout {
    /// What the source itself claimed, never what was concluded here.
    public struct Report: Sendable, Equatable {
        public enum Kind: String, Sendable, CaseIterable {
            case conflict, ambiguous, misplaced, muted
        }

        public var kind: Kind
        /// Ids, which may name constraints that the layout does not hold.
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
    /// What a trace prints for a host whose own frame nothing ties.
    package static let missingHostConstraints = "MISSING HOST CONSTRAINTS"

    /// What stands among a conflict's constraints for texts of a log that are missing.
    package static let beginningOfList = "the beginning of the list"
    package static let endOfList = "the end of the list"

    /// What stands among a conflict's constraints for a text that could not be read.
    package static func unreadText(_ number: Int) -> String { "unread text \(number)" }

    package static func isUnreadText(_ id: String) -> Bool { id.hasPrefix("unread text ") }
}
