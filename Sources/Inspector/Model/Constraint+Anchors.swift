extension Layout.Constraint {
    /// What a constraint names, one after the other, without an array for it: validation asks this of every constraint
    /// several times.
    public struct Anchors: Sequence, IteratorProtocol, Sendable {
        private let sides: (first: Layout.Anchor?, second: Layout.Anchor?)
        private let terms: [Layout.Term]
        private var position = 0

        fileprivate init(_ sides: (Layout.Anchor?, Layout.Anchor?), _ terms: [Layout.Term]) {
            self.sides = sides
            self.terms = terms
        }

        /// What comes next, which is the first one as long as nothing was taken.
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

    /// What the constraint names: its sides, or those of its terms.
    public var anchors: Anchors { Anchors((first, second), terms) }

    /// Those of them that a multiplier of 0 does not leave out.
    var relatedAnchors: Anchors {
        Anchors((first, multiplier == 0 ? nil : second), terms.isEmpty ? [] : terms.filter { $0.multiplier != 0 })
    }
}
