import LayoutSyntax

extension Finding {
    /// A sentence of the reasoning behind a finding, with the objects it is about: every format can show what the text
    /// shows.
    public struct Note: Sendable, Equatable {
        /// The role of the sentence in the reasoning.
        public enum Role: String, Sendable, CaseIterable {
            /// The reason.
            case cause
            /// A member of the set, or a number of the arithmetic.
            case proof
            /// A consequence.
            case consequence
            /// Advice or background for the reader.
            case hint
        }

        public var role: Role
        /// In lower case, without a full stop.
        public var message: String
        /// A remark on a constraint beside its text: its owner, or that UIKit broke it. Empty: none.
        public var remark = ""
        /// Ids of the views and guides that the sentence is about, if they are only some of the finding's.
        public var views: [String] = []
        /// Ids of the constraints that the sentence is about, including made ones.
        public var constraints: [String] = []
        /// The place of the object in the file.
        public var place: Place?

        /// The message with its remark, on one line.
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
