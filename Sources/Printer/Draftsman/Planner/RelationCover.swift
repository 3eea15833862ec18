import LayoutInspector

/// Parts the constraints of one view into the fewest relations that say exactly them.
struct RelationCover {
    /// A constraint in the terms of the DSL.
    struct Element: Equatable {
        var constraint: Int
        var attribute: LayoutAttribute
        var comparison: DraftsmanPlan.Comparison
        var second: Layout.Anchor?
        var multiplier: Double
        /// For a position, what `offset(by:)` takes; for a size, its constant.
        var offset: Double
        var priority: Double
        var identifier: String?
        /// An element that has to be a relation of its own.
        var isAlone: Bool
    }

    /// Constraints that one relation makes, in the order of the chain's attributes.
    struct Part: Equatable {
        var chain: AnchorChain
        var elements: [Int]
        /// The anchors of the second item, where they are not those of the chain.
        var pointOfSecond: (x: LayoutAttribute, y: LayoutAttribute)?

        static func == (left: Self, right: Self) -> Bool {
            left.chain == right.chain && left.elements == right.elements
        }
    }

    /// Above this many connected elements the search is greedy, widest first. Views have far fewer: two constraints of
    /// one view and target have different attributes.
    private static let searchLimit = 14

    private let elements: [Element]
    private(set) var parts: [Part] = []

    init(_ elements: [Element]) {
        self.elements = elements
        var groups: [[Int]] = []
        var groupOfKey: [JoinKey: Int] = [:]
        for (index, element) in elements.enumerated() {
            let key = JoinKey(element)
            if element.isAlone {
                groups.append([index])
            } else if let group = groupOfKey[key] {
                groups[group].append(index)
            } else {
                groupOfKey[key] = groups.count
                groups.append([index])
            }
        }
        for group in groups { parts += cover(group) }
        parts.sort { ($0.chain.rank, $0.elements[0]) < ($1.chain.rank, $1.elements[0]) }
    }

    /// What all members of a combination agree in.
    private struct JoinKey: Hashable {
        var comparison: DraftsmanPlan.Comparison
        var item: Layout.Item?
        var priority: Double
        var identifier: String?

        init(_ element: Element) {
            comparison = element.comparison
            item = element.second?.item
            priority = element.priority
            identifier = element.identifier
        }
    }

    // MARK: Combinations

    private struct Candidate {
        var part: Part
        var mask: UInt64
        var cost: Int
    }

    /// The number of relations comes first, then how many need an offset for each edge, then the order of chains.
    private static let relationCost = 1_000_000
    private static let offsetsCost = 1_000
    private static let pointCost = 100

    private func cover(_ members: [Int]) -> [Part] {
        guard members.count > 1, members.count <= 64 else { return members.compactMap(single) }
        let candidates = combinations(of: members)
        if candidates.isEmpty { return members.compactMap(single) }
        var parts: [Part] = []
        for component in components(of: members.count, joinedBy: candidates) {
            let inside = candidates.filter { $0.mask & component != 0 }
            parts +=
                component.nonzeroBitCount <= RelationCover.searchLimit
                ? search(members, component, inside) : greedy(members, component, inside)
        }
        return parts
    }

    private func single(_ element: Int) -> Part? {
        AnchorChain.single(elements[element].attribute).map { Part(chain: $0, elements: [element]) }
    }

    private func combinations(of members: [Int]) -> [Candidate] {
        var candidates: [Candidate] = []
        let present = members.reduce(0) { $0 | AnchorChain.mask(of: elements[$1].attribute) }
        for chain in AnchorChain.combinations where chain.attributeMask & ~present == 0 {
            let attributes = chain.attributes
            var found: [Int] = []
            for attribute in attributes {
                let match = members.first { elements[$0].attribute == attribute && isSameAnchor(elements[$0]) }
                guard let match else { break }
                found.append(match)
            }
            if found.count == attributes.count, let candidate = candidate(chain, found, in: members) {
                candidates.append(candidate)
            }
            if chain.isPoint { candidates += crossings(chain, in: members) }
        }
        return candidates
    }

    /// A corner or centre tied to another corner or centre of the other item.
    private func crossings(_ chain: AnchorChain, in members: [Int]) -> [Candidate] {
        let attributes = chain.attributes
        var candidates: [Candidate] = []
        for x in members where elements[x].attribute == attributes[0] {
            for y in members where elements[y].attribute == attributes[1] {
                guard let xOfSecond = elements[x].second?.attribute, let yOfSecond = elements[y].second?.attribute,
                    (xOfSecond, yOfSecond) != (attributes[0], attributes[1]),
                    AnchorChain.point(xOfSecond, yOfSecond) != nil, elements[x].offset == elements[y].offset,
                    var candidate = candidate(chain, [x, y], in: members)
                else { continue }
                candidate.part.pointOfSecond = (xOfSecond, yOfSecond)
                candidate.cost += RelationCover.pointCost
                candidates.append(candidate)
            }
        }
        return candidates
    }

    private func isSameAnchor(_ element: Element) -> Bool {
        guard let second = element.second else { return element.attribute.isSize }
        return second.attribute == element.attribute
    }

    private func candidate(_ chain: AnchorChain, _ found: [Int], in members: [Int]) -> Candidate? {
        let first = elements[found[0]]
        let hasOneOffset = found.allSatisfy { elements[$0].offset == first.offset }
        if chain == .size {
            guard found.allSatisfy({ elements[$0].multiplier == first.multiplier }) else { return nil }
        } else if chain == .vertical, !hasOneOffset {
            // The library spells the offset of a top edge `leading`; two relations read better than that.
            return nil
        }
        var mask: UInt64 = 0
        for element in found {
            guard let position = members.firstIndex(of: element) else { return nil }
            mask |= 1 << UInt64(position)
        }
        let offsets = hasOneOffset || chain == .size ? 0 : RelationCover.offsetsCost
        return Candidate(
            part: Part(chain: chain, elements: found),
            mask: mask,
            cost: RelationCover.relationCost + offsets + chain.rank
        )
    }

    // MARK: Search

    private func components(of count: Int, joinedBy candidates: [Candidate]) -> [UInt64] {
        var components: [UInt64] = (0..<count).map { 1 << UInt64($0) }
        for candidate in candidates {
            let joined = components.filter { $0 & candidate.mask != 0 }.reduce(0, |)
            components = components.filter { $0 & candidate.mask == 0 } + [joined]
        }
        return components.sorted { $0.trailingZeroBitCount < $1.trailingZeroBitCount }
    }

    /// The cheapest exact cover of `component`, by dynamic programming over its subsets.
    private func search(_ members: [Int], _ component: UInt64, _ candidates: [Candidate]) -> [Part] {
        let positions = (0..<members.count).filter { component & (1 << UInt64($0)) != 0 }
        var local: [(mask: Int, cost: Int, part: Part)] = []
        for (bit, position) in positions.enumerated() {
            guard let part = single(members[position]) else { continue }
            local.append((1 << bit, RelationCover.relationCost + part.chain.rank, part))
        }
        for candidate in candidates {
            var mask = 0
            for (bit, position) in positions.enumerated() where candidate.mask & (1 << UInt64(position)) != 0 {
                mask |= 1 << bit
            }
            local.append((mask, candidate.cost, candidate.part))
        }
        let full = (1 << positions.count) - 1
        var best = [Int](repeating: Int.max, count: full + 1)
        var choice = [Int](repeating: -1, count: full + 1)
        best[0] = 0
        for covered in 0..<full where best[covered] < Int.max {
            let lowest = ~covered & (covered + 1)
            for (index, option) in local.enumerated() where option.mask & lowest != 0 && option.mask & covered == 0 {
                let next = covered | option.mask
                if best[covered] + option.cost < best[next] {
                    best[next] = best[covered] + option.cost
                    choice[next] = index
                }
            }
        }
        var parts: [Part] = []
        var covered = full
        while covered != 0, choice[covered] >= 0 {
            let option = local[choice[covered]]
            parts.append(option.part)
            covered &= ~option.mask
        }
        return parts
    }

    private func greedy(_ members: [Int], _ component: UInt64, _ candidates: [Candidate]) -> [Part] {
        var left = component
        var parts: [Part] = []
        let widestFirst = candidates.sorted {
            ($1.mask.nonzeroBitCount, $0.cost) < ($0.mask.nonzeroBitCount, $1.cost)
        }
        for candidate in widestFirst where candidate.mask & left == candidate.mask {
            left &= ~candidate.mask
            parts.append(candidate.part)
        }
        for position in members.indices where left & (1 << UInt64(position)) != 0 {
            if let part = single(members[position]) { parts.append(part) }
        }
        return parts
    }
}
