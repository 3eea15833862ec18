import LayoutSyntax

extension Finding {
    /// A sentence of the reasoning behind a finding, with what it is about: every format shows what the text shows.
    public struct Note: Sendable, Equatable {
        /// What the sentence does in the reasoning.
        public enum Role: String, Sendable, CaseIterable {
            /// Why it is so.
            case cause
            /// A member of the set, a number of the arithmetic.
            case proof
            /// What becomes of it.
            case consequence
            /// What a reader should know or do.
            case hint
        }

        public var role: Role
        /// Lower case, without a full stop.
        public var message: String
        /// What is to be said of a constraint beside its text: who made it, that UIKit broke it. Empty: nothing.
        public var remark = ""
        /// Ids of the views and guides that the sentence is about, where it is about some of the finding's.
        public var views: [String] = []
        /// Ids of the constraints that it is about, made ones included.
        public var constraints: [String] = []
        /// Where in the file what it is about stands.
        public var place: Place?

        /// The message with its remark, where both stand in one line.
        public var text: String { remark.isEmpty ? message : "\(message) (\(remark))" }

        public init(
            _ role: Role,
            _ message: String,
            views: [String] = [],
            constraints: [String] = [],
            place: Place? = nil
        ) {
            self.role = role
            self.message = message
            self.views = views
            self.constraints = constraints
            self.place = place
        }
    }
}
