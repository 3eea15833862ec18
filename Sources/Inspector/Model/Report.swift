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
