import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Whether a conflict is a row of sizes and gaps against the size of what contains them.
///
/// Constraints that say how far two edges are apart are steps from edge to edge, and an irreducible set of nothing but these
/// is a ring: along the parts from one edge of the container to the other, and back by its size.
struct ConflictChain {
    /// An edge of an item.
    private struct Edge: Hashable {
        var item: Layout.Item
        var isFar: Bool
    }

    /// A way from one edge to another.
    private struct Link {
        var from: Edge
        var to: Edge
        var length: Double
        var isSize: Bool
    }

    private let story: ConflictStory
    private let examination: Examination

    init(_ story: ConflictStory, in examination: Examination) {
        self.story = story
        self.examination = examination
    }

    /// `nil`: the conflict is none.
    func chain() -> Finding.Chain? {
        guard let axis = story.axis, let links = links(along: axis) else { return nil }
        let sizes = links.filter(\.isSize).map(\.from.item)
        let items = Set(links.flatMap { [$0.from.item, $0.to.item] })
        guard Set(sizes).count == sizes.count else { return nil }
        if let container = sizes.first(where: { contains($0, items) }) {
            return chain(in: container, along: axis, links)
        }
        // A log does not always show the hierarchy. The gaps do: they run inwards from the edges of the container.
        let outer = sizes.filter { candidate in !items.contains { $0 != candidate && contains($0, [candidate]) } }
        return outer.lazy.compactMap { chain(in: $0, along: axis, links) }.first { chain in
            chain.segments.contains { $0.item == nil }
        }
    }

    /// The way through all links from the near edge of a container to its far one.
    private func chain(in container: Layout.Item, along axis: Axis, _ links: [Link]) -> Finding.Chain? {
        let start = Edge(item: container, isFar: false)
        let end = Edge(item: container, isFar: true)
        guard let size = links.firstIndex(where: { $0.isSize && $0.from == start }) else { return nil }
        var rest = links
        rest.remove(at: size)
        var edge = start
        var segments: [Finding.Chain.Segment] = []
        while edge != end {
            guard let next = rest.firstIndex(where: { $0.from == edge || $0.to == edge }) else { return nil }
            let link = rest.remove(at: next)
            let isForward = link.from == edge
            edge = isForward ? link.to : link.from
            let length = isForward ? link.length : -link.length
            // What runs backwards, such as an overlap, is no part of a row.
            guard length >= 0 else { return nil }
            if link.isSize {
                guard isForward else { return nil }
                let item = link.from.item
                let name = examination.names[item]
                segments.append(.init(item: examination.layout.id(of: item), name: name, length: length))
            } else if length > 0 {
                segments.append(.init(length: length))
            }
        }
        let chain = Finding.Chain(
            axis: axis,
            segments: segments,
            container: examination.layout.id(of: container),
            containerName: examination.names[container],
            available: links[size].length
        )
        // Two sizes of one view are not a row.
        guard rest.isEmpty, segments.contains(where: { $0.item != nil }) || segments.count > 1 else { return nil }
        return abs(chain.needed - chain.available) > 1e-9 ? chain : nil
    }

    /// The members as ways between edges; `nil` where one is more than that.
    private func links(along axis: Axis) -> [Link]? {
        let near: LayoutAttribute = axis == .horizontal ? .left : .top
        let far: LayoutAttribute = axis == .horizontal ? .right : .bottom
        let system = examination.lowered.system
        var links: [Link] = []
        /// Sizes as multiples of others, until these are known.
        var ratios: [(item: Layout.Item, multiplier: Double, other: Layout.Item, constant: Double)] = []
        for member in story.members {
            let (terms, constant) = examination.lowered.anchorTerms(
                of: system.terms(of: member.row),
                constant: system.constants[member.row]
            )
            guard terms.allSatisfy({ $0.anchor.attribute.axis == axis }) else { return nil }
            if terms.count == 1, let only = terms.first, only.anchor.attribute.isSize {
                links.append(Self.size(of: only.anchor.item, constant / only.multiplier))
            } else if terms.count == 2, terms.allSatisfy({ $0.anchor.attribute.isSize }) {
                let multiplier = -terms[1].multiplier / terms[0].multiplier
                ratios.append((terms[0].anchor.item, multiplier, terms[1].anchor.item, constant / terms[0].multiplier))
            } else if terms.count == 2, terms[0].multiplier == -terms[1].multiplier {
                let isTurned = terms[0].multiplier < 0
                let edges = (isTurned ? terms.reversed() : terms).map(\.anchor)
                guard edges.allSatisfy({ $0.attribute == near || $0.attribute == far }) else { return nil }
                let ends = edges.map { Edge(item: $0.item, isFar: $0.attribute == far) }
                links.append(
                    Link(from: ends[1], to: ends[0], length: constant / abs(terms[0].multiplier), isSize: false)
                )
            } else {
                return nil
            }
        }
        while !ratios.isEmpty {
            func size(_ item: Layout.Item) -> Double? { links.first { $0.isSize && $0.from.item == item }?.length }
            guard let index = ratios.firstIndex(where: { size($0.other) != nil || size($0.item) != nil }) else {
                return nil
            }
            let ratio = ratios.remove(at: index)
            if let known = size(ratio.other), size(ratio.item) == nil {
                links.append(Self.size(of: ratio.item, ratio.multiplier * known + ratio.constant))
            } else if let known = size(ratio.item), size(ratio.other) == nil, ratio.multiplier != 0 {
                links.append(Self.size(of: ratio.other, (known - ratio.constant) / ratio.multiplier))
            } else {
                return nil
            }
        }
        return links
    }

    private static func size(of item: Layout.Item, _ length: Double) -> Link {
        Link(from: Edge(item: item, isFar: false), to: Edge(item: item, isFar: true), length: length, isSize: true)
    }

    /// Whether one of the items contains all others, as far as the layout shows.
    private func contains(_ container: Layout.Item, _ items: Set<Layout.Item>) -> Bool {
        guard let outer = examination.layout.view(of: container) else { return false }
        return items.allSatisfy { item in
            if item == container { return true }
            guard let inner = examination.layout.view(of: item) else { return false }
            // A guide is inside its owner.
            if case .guide = container { return inner != outer && isInside(inner, outer) }
            return isInside(inner, outer)
        }
    }

    private func isInside(_ view: Int, _ outer: Int) -> Bool {
        (outer..<examination.subtreeEnds[outer]).contains(view)
    }
}
