/// Insets inferred from recorded frames, because the file does not contain them: a view pinned to another's safe area
/// with constant 10 that is 30 points below its top shows a safe area of 20.
struct InsetEvidence {
    enum Kind: Int, CaseIterable {
        case safeArea, margins
    }

    enum Edge: Int, CaseIterable {
        case top, left, bottom, right
    }

    /// Stronger evidence comes first; weaker evidence is used only if there is no stronger one.
    enum Weight: Int, Comparable {
        /// Xcode marks a view as not being where its constraints put it: most often by half a point, or on the other
        /// axis.
        case misplaced
        case optional
        case required

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Witness {
        var value: Double
        var weight: Weight
        /// The next one for the same edge; -1: none.
        var next = -1
    }

    /// What is known of one edge of a view, by places among ``witnesses``.
    private struct Known {
        var first = -1
        var last = -1
        var offCentre: Double?
    }

    /// In file order.
    private var witnesses: [Witness] = []
    /// By view, kind and edge.
    private var known: [Known]

    init(viewCount: Int) {
        known = Array(repeating: Known(), count: viewCount * Kind.allCases.count * Edge.allCases.count)
    }

    private func index(_ kind: Kind, _ edge: Edge, of view: Int) -> Int {
        (view * Kind.allCases.count + kind.rawValue) * Edge.allCases.count + edge.rawValue
    }

    mutating func add(_ value: Double, _ kind: Kind, _ edge: Edge, of view: Int, weight: Weight = .required) {
        // Values outside the range of real devices and designs come from outdated frames.
        guard value > -0.75, value <= 400 else { return }
        let index = index(kind, edge, of: view)
        let witness = witnesses.count
        witnesses.append(Witness(value: max(value, 0), weight: weight))
        if known[index].last < 0 { known[index].first = witness } else { witnesses[known[index].last].next = witness }
        known[index].last = witness
    }

    /// Records that something is centered `points` below or to the right of the middle: the insets differ by twice
    /// that.
    mutating func addOffCentre(_ points: Double, _ kind: Kind, _ edge: Edge, of view: Int) {
        guard abs(points) <= 200 else { return }
        let index = index(kind, edge, of: view)
        if known[index].offCentre == nil { known[index].offCentre = points }
    }

    /// By how much the inset of `edge` (`.top` or `.left`) exceeds the opposite one, if there is evidence.
    func excess(_ kind: Kind, _ edge: Edge, of view: Int) -> Double? {
        known[index(kind, edge, of: view)].offCentre.map { 2 * $0 }
    }

    /// The value that most witnesses agree on within half a point; in a tie, `usual` if it is one of them, else the
    /// first in the file.
    func settled(_ kind: Kind, _ edge: Edge, of view: Int, usual: Double?) -> Double? {
        var next = known[index(kind, edge, of: view)].first
        if next < 0 { return nil }
        var all: [Witness] = []
        while next >= 0 {
            all.append(witnesses[next])
            next = witnesses[next].next
        }
        let strongest = all.map(\.weight).max()
        let values = all.filter { $0.weight == strongest }.map(\.value)
        var best: (value: Double, count: Int)?
        for value in (usual.map { [$0] } ?? []) + values {
            let count = values.count { abs($0 - value) <= 0.5 }
            if count > (best?.count ?? 0) { best = (value, count) }
        }
        return best?.value
    }
}
