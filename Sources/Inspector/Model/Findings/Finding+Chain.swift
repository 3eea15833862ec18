extension Finding {
    /// The parts of an axis in a row, against the size that they do not fit: what a conflict of sizes and gaps
    /// looks like, and clipped content.
    public struct Chain: Sendable, Equatable {
        /// A part of the row.
        public struct Segment: Sendable, Equatable {
            /// The id and name of the view or guide whose size it is; `nil`: a gap.
            public var item: String?
            public var name: String?
            /// Points; not negative in a chain.
            public var length: Double

            public init(item: String? = nil, name: String? = nil, length: Double) {
                self.item = item
                self.name = name
                self.length = length
            }
        }

        public var axis: Axis
        /// From left to right or from top to bottom, gaps of 0 left out.
        public var segments: [Segment]
        /// What contains them: its id, its name, and its size in points.
        public var container: String
        public var containerName: String
        public var available: Double

        public init(
            axis: Axis,
            segments: [Segment],
            container: String,
            containerName: String,
            available: Double
        ) {
            self.axis = axis
            self.segments = segments
            self.container = container
            self.containerName = containerName
            self.available = available
        }

        /// What the segments come to, in points.
        public var needed: Double { segments.reduce(0) { $0 + $1.length } }
    }
}

extension Finding {
    /// The row of sizes and gaps that does not fit: of a conflict, or of clipped content.
    public var row: Chain? { conflict?.chain ?? overfullRow }
}
