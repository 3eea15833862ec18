extension Layout.Constraint {
    /// The anchors of a constraint, without allocating an array: validation iterates them several times per constraint.
    public struct Anchors: Sequence, IteratorProtocol, Sendable {
        private let sides: (first: Layout.Anchor?, second: Layout.Anchor?)
        private let terms: [Layout.Term]
        private var position = 0

        fileprivate init(_ sides: (Layout.Anchor?, Layout.Anchor?), _ terms: [Layout.Term]) {
            self.sides = sides
            self.terms = terms
        }

        /// The next anchor; before iteration starts, the first one.
        public var first: Layout.Anchor? {
            var rest = self
            return rest.next()
        }

        public var isEmpty: Bool { first == nil }

        public mutating func next() -> Layout.Anchor? {
            defer { position += 1 }
            if !terms.isEmpty { return position < terms.count ? terms[position].anchor : nil }
            if position == 0 {
                if let first = sides.first { return first }
                position = 1
            }
            return position == 1 ? sides.second : nil
        }
    }

    /// The anchors of the constraint: both sides, or those of its terms.
    public var anchors: Anchors { Anchors((first, second), terms) }

    /// The anchors that affect the layout: without a second item or term whose multiplier is 0.
    var relatedAnchors: Anchors {
        Anchors((first, multiplier == 0 ? nil : second), terms.isEmpty ? [] : terms.filter { $0.multiplier != 0 })
    }
}
