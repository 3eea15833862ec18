extension Finding {
    /// Two rows of sizes and gaps between the same edges, one longer than the other: what a conflict is that no view contains.
    public struct Paths: Sendable, Equatable {
        /// One of the two rows.
        public struct Path: Sendable, Equatable {
            /// From left to right or from top to bottom, gaps of 0 left out; a gap that leads back is negative.
            public var segments: [Chain.Segment]
            /// Whether an inequality is on it: the longer row is at least so long, the shorter one at most.
            public var isBound: Bool

            public init(segments: [Chain.Segment] = [], isBound: Bool = false) {
                self.segments = segments
                self.isBound = isBound
            }

            /// In points.
            public var length: Double { segments.reduce(0) { $0 + $1.length } }

            /// How far it gets from where it begins, in points: at the ends of its segments and at its beginning.
            public var offsets: [Double] {
                segments.reduce(into: [0]) { offsets, segment in
                    offsets.append(offsets[offsets.count - 1] + segment.length)
                }
            }
        }

        public var axis: Axis
        /// Where both begin and end, such as `title.top`.
        public var start: String
        public var end: String
        public var longer: Path
        public var shorter: Path

        public init(axis: Axis, start: String, end: String, longer: Path, shorter: Path) {
            self.axis = axis
            self.start = start
            self.end = end
            self.longer = longer
            self.shorter = shorter
        }
    }
}
