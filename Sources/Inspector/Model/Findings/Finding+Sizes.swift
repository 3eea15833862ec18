extension Finding {
    /// Properties of `fragile-at-size` findings: where the layout fails, beyond the recorded size.
    public struct Sizes: Sendable, Equatable {
        public enum Kind: String, Sendable {
            /// Required constraints conflict.
            case conflict
            /// The layout is ambiguous.
            case ambiguous
            /// Content gets less space than it needs.
            case clipped
        }

        /// A range of one dimension of the root, with the other as recorded, in points. The layout fails inside; at the
        /// ends of a conflict it does not.
        public struct Interval: Sendable, Equatable {
            public var axis: Axis
            public var lowest: Double
            public var highest: Double

            public init(axis: Axis, lowest: Double, highest: Double) {
                self.axis = axis
                self.lowest = lowest
                self.highest = highest
            }
        }

        /// One of the settings under which the layout fails.
        public struct Occurrence: Sendable, Equatable {
            /// The language of the texts; `nil`: the document's own.
            public var language: String?
            /// The requested text size; `nil`: as recorded.
            public var textSize: String?
            /// The requested direction; `nil`: as recorded.
            public var direction: LayoutDirection?
            /// The name of a device; `nil`: at the recorded size, or over a range of sizes.
            public var device: String?
            public var interval: Interval?

            public init(
                language: String? = nil,
                textSize: String? = nil,
                direction: LayoutDirection? = nil,
                device: String? = nil,
                interval: Interval? = nil
            ) {
                self.language = language
                self.textSize = textSize
                self.direction = direction
                self.device = device
                self.interval = interval
            }
        }

        public var kind: Kind
        /// In the order in which they were requested.
        public var occurrences: [Occurrence]

        public init(kind: Kind, occurrences: [Occurrence]) {
            self.kind = kind
            self.occurrences = occurrences
        }
    }
}
