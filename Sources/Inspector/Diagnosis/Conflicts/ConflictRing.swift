import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The ring of a conflict cut into two paths that should be equally long.
struct ConflictRing {
    typealias Edge = ConflictWalk.Edge
    typealias Way = ConflictWalk.Way

    /// Ways from the first cut to the second.
    struct Path {
        var ways: [Way]
        /// In points.
        var length: Double
        /// Whether an inequality is on it.
        var isBound: Bool

        init(_ ways: [Way], _ story: ConflictStory) {
            self.ways = ways
            length = ways.reduce(0) { $0 + $1.length }
            isBound = ConflictRing.bounds(in: ways, story.members).contains(true)
        }

        /// The parts of its sum.
        var lengths: [Double] { ways.map(\.length).filter { abs($0) > 1e-9 } }
    }

    let axis: Axis
    let start: Edge
    private(set) var end: Edge
    /// The longer path, which is at least so long, and the shorter one, which is at most so long.
    private(set) var longer: Path
    private(set) var shorter: Path
    /// What contains the rest and has a size of its own, which is then one of the paths.
    let container: Layout.Item?
    /// What gives the container its size: itself, or what it fills.
    let sized: Layout.Item?

    var excess: Double { longer.length - shorter.length }
    var paths: [Path] { [longer, shorter] }
    /// Whether the paths run from one edge of an item to the other one.
    var isSize: Bool { start.item == end.item && start.place == .near && end.place == .far }

    /// - Returns: `nil` where the paths have no lengths by themselves, or go in circles.
    init?(_ story: ConflictStory, in examination: Examination) {
        let axes: [Axis] = [story.mainAxis] + (story.axis == nil ? Axis.allCases.filter { $0 != story.mainAxis } : [])
        guard let walk = axes.lazy.compactMap({ ConflictWalk(story, along: $0, in: examination) }).first else {
            return nil
        }
        let cut = RingCut(walk, story, in: examination)
        let (first, second) = cut.paths
        let isFirstLonger = first.reduce(0) { $0 + $1.length } > second.reduce(0) { $0 + $1.length }
        let (one, other) = (Path(first, story), Path(second, story))
        (longer, shorter) = isFirstLonger ? (one, other) : (other, one)
        // An inequality on both sides is true of neither by itself.
        let bounds = [one, other].map { Self.bounds(in: $0.ways, story.members) }
        if zip(bounds[0], bounds[1]).contains(where: { $0 && $1 }) { return nil }
        let difference = longer.length - shorter.length
        // A difference that no change of one constant makes up for would not be the conflict's.
        let isAmount = story.members.contains { member in
            abs(abs(story.excess / member.multiplier) - difference) <= 1e-6 * max(1, difference)
        }
        guard isAmount else { return nil }
        axis = walk.axis
        (start, end, container, sized) = (cut.start, cut.end, cut.container, cut.sized)
    }

    /// The size of the container, and what it should be equal to; `nil`: there is no container.
    var sizeAndParts: (size: Path, parts: Path)? {
        func isSize(_ path: Path) -> Bool {
            path.ways.allSatisfy { $0.isSize || abs($0.length) < 1e-9 } && path.ways.count(where: \.isSize) == 1
                && path.ways.contains { $0.isSize && $0.from.item == sized }
        }
        if container == nil { return nil }
        return isSize(longer) ? (longer, shorter) : isSize(shorter) ? (shorter, longer) : nil
    }

    /// The same ring cut before the last way of the shorter path instead.
    func ending(at edge: Edge, without last: Way) -> ConflictRing {
        var ring = self
        ring.end = edge
        ring.shorter.ways.removeLast()
        ring.shorter.length -= last.length
        ring.longer.ways.append(last.reversed)
        ring.longer.length -= last.length
        return ring
    }

    /// The same ring cut within the longer path, behind one of its ways.
    func ending(after place: Int, _ story: ConflictStory) -> ConflictRing {
        var ring = self
        let rest = longer.ways[(place + 1)...]
        ring.end = longer.ways[place].to
        ring.longer = Path(Array(longer.ways[...place]), story)
        ring.shorter = Path(shorter.ways + rest.reversed().map(\.reversed), story)
        return ring
    }

    /// Of each member, whether it is an inequality that the sum of the ways depends on.
    private static func bounds(in ways: [Way], _ members: [ConflictStory.Member]) -> [Bool] {
        members.enumerated().map { place, member in
            guard member.constraint.relation != .equal else { return false }
            return abs(ways.reduce(0) { $0 + $1.shares[place] }) > 1e-9
        }
    }
}

/// Where a ring is cut: at the edges of what contains all else on it, else at the edge that is lowest or rightmost.
private struct RingCut {
    typealias Edge = ConflictWalk.Edge
    typealias Way = ConflictWalk.Way

    private(set) var start: Edge
    private(set) var end: Edge
    private(set) var container: Layout.Item?
    /// What gives the container its size: itself, or what it fills.
    private(set) var sized: Layout.Item?
    private let ring: [Way]
    private let examination: Examination

    init(_ walk: ConflictWalk, _ story: ConflictStory, in examination: Examination) {
        ring = walk.ring
        self.examination = examination
        let edges = Set(ring.map(\.from))
        let items = Set(edges.map(\.item)).sorted(by: examination.isOrderedBefore)
        let offsets = ring.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.length) }
        start = ring[0].from
        end = ring[0].to
        (container, sized) = (nil, nil)
        let outer = items.first { candidate in items.allSatisfy { examination.isInside($0, candidate) } }
        let sizes = ring.filter { $0.isSize && !story.isImplied($0) }.map(\.from.item)
        if let outer, sizes.contains(outer) {
            cut(at: outer)
        } else if let guessed = outer == nil ? guessedContainer(sizes, story) : nil {
            cut(at: guessed)
        } else if let outer, let nothing = collapsed(outer, sizes) {
            sized = nothing
            container = outer
            (start, end) = (Edge(outer, .near), Edge(outer, .far))
        } else {
            let low = ring.indices.min { offsets[$0] < offsets[$1] } ?? 0
            let high = ring.indices.max { offsets[$0] < offsets[$1] } ?? 0
            if let item = items.first(where: { item in isSqueezed(item, story) }) {
                start = Edge(item, .near)
                end = Edge(item, .far)
            } else if let outer {
                let hasNear = edges.contains(Edge(outer, .near))
                let hasFar = edges.contains(Edge(outer, .far))
                start = hasNear ? Edge(outer, .near) : ring[low].from
                end = hasFar ? Edge(outer, .far) : ring[high].from
            } else {
                (start, end) = (ring[low].from, ring[high].from)
            }
            if start == end { (start, end) = (ring[0].from, ring[0].to) }
        }
    }

    private mutating func cut(at item: Layout.Item) {
        sized = item
        let inner = innermost(in: item)
        start = Edge(inner, .near)
        end = Edge(inner, .far)
        container = inner
    }

    /// What fills a container and holds the rest: its parts are in the way.
    private func innermost(in outer: Layout.Item) -> Layout.Item {
        let items = Set(ring.map(\.from.item)).subtracting([outer]).sorted(by: examination.isOrderedBefore)
        let inner = items.first { candidate in
            guard items.count > 1, items.allSatisfy({ examination.isInside($0, candidate) }) else { return false }
            let (first, second) = Self.paths(of: ring, from: Edge(candidate, .near), to: Edge(candidate, .far))
            let around = first.contains { $0.isSize && $0.from.item == outer } ? first : second
            return !first.isEmpty && !second.isEmpty && around.count == 3
                && around.allSatisfy { $0.isSize || abs($0.length) < 1e-9 }
        }
        return inner ?? outer
    }

    /// What has a size of 0 and reaches from one edge of a container to the other, which has none by itself; `nil`: nothing does.
    private func collapsed(_ container: Layout.Item, _ sizes: [Layout.Item]) -> Layout.Item? {
        let (first, second) = Self.paths(of: ring, from: Edge(container, .near), to: Edge(container, .far))
        for path in [first, second] where !first.isEmpty && !second.isEmpty {
            let own = path.filter(\.isSize)
            if own.count == 1, sizes.contains(own[0].from.item), path.allSatisfy({ abs($0.length) < 1e-9 }) {
                return own[0].from.item
            }
        }
        return nil
    }

    /// Whether the ring has the item only as a size that is not negative.
    private func isSqueezed(_ item: Layout.Item, _ story: ConflictStory) -> Bool {
        let sizes = ring.filter(\.isSize)
        return sizes.count == 1 && sizes[0].from.item == item && story.isImplied(sizes[0])
    }

    /// A log does not always show the hierarchy. The gaps do: they run inwards from the edges of the container.
    private func guessedContainer(_ sizes: [Layout.Item], _ story: ConflictStory) -> Layout.Item? {
        // Where the hierarchy is known, what is not in a view is beside it.
        guard examination.layout.coverage != .complete else { return nil }
        return sizes.first { candidate in
            // A view that another one on the ring contains is none.
            guard !ring.contains(where: { $0.from.item != candidate && examination.isInside(candidate, $0.from.item) }),
                ring.count(where: { $0.isSize && $0.from.item == candidate }) == 1
            else { return false }
            let (first, second) = Self.paths(
                of: ring,
                from: Edge(candidate, .near),
                to: Edge(candidate, .far)
            )
            let parts = first.count == 1 && first[0].isSize ? second : first
            // One size beside several others is that of what they fill.
            return parts.allSatisfy { $0.length >= 0 }
                && (parts.contains { !$0.isSize && $0.length > 0 } || parts.count(where: \.isSize) > 1)
        }
    }

    /// Both ways round from the start to the end.
    var paths: (first: [Way], second: [Way]) { Self.paths(of: ring, from: start, to: end) }

    private static func paths(of ring: [Way], from start: Edge, to end: Edge) -> (first: [Way], second: [Way]) {
        guard let begin = ring.firstIndex(where: { $0.from == start }) else { return (ring, []) }
        let turned = Array(ring[begin...] + ring[..<begin])
        guard let middle = turned.firstIndex(where: { $0.to == end }) else { return (turned, []) }
        return (Array(turned[...middle]), turned[(middle + 1)...].reversed().map(\.reversed))
    }
}

extension Examination {
    /// Whether an item is another one or inside it, as far as the layout shows.
    func isInside(_ item: Layout.Item, _ container: Layout.Item) -> Bool {
        if item == container { return true }
        guard let inner = layout.view(of: item), let outer = layout.view(of: container) else { return false }
        // A guide is inside its owner.
        if case .guide = container, inner == outer { return false }
        return (outer..<subtreeEnds[outer]).contains(inner)
    }
}

extension ConflictStory {
    /// The member that a way is made of.
    func member(of way: ConflictWalk.Way) -> Member? { way.member.map { members[$0] } }

    /// Whether a way says only that a size is not negative.
    func isImplied(_ way: ConflictWalk.Way) -> Bool { member(of: way)?.isNonnegative ?? false }
}
