import LayoutModel

/// Groups the constraints of one view into the fewest relations that express exactly them and read well.
struct RelationCover {
    /// A constraint in the terms of the DSL.
    struct Element: Equatable {
        var constraint: Int
        var attribute: LayoutAttribute
        var comparison: DraftsmanPlan.Comparison
        var second: Layout.Anchor?
        var multiplier: Double
        /// For a position, the argument of `offset(by:)`; for a size, its constant.
        var offset: Double
        var priority: Double
        var identifier: String?
        /// An element that must be its own relation.
        var isAlone: Bool
        /// Whether the second item needs no name.
        var isAnonymous = false
    }

    /// Constraints that one relation makes, in the order of the chain's attributes.
    struct Part: Equatable {
        var chain: AnchorChain
        var elements: [Int]
        /// The anchors of the second item, if they differ from those of the chain.
        var pointOfSecond: (x: LayoutAttribute, y: LayoutAttribute)?

        static func == (left: Self, right: Self) -> Bool {
            left.chain == right.chain && left.elements == right.elements
        }
    }

    /// Up to this many connected elements, all subsets are tried, which is fastest for the few elements of most views.
    private static let smallCount = 10

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

    /// The values that all members of a combination share.
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

    /// How long a relation takes to read comes first, and what offsets that differ add to it; then the order of chains.
    private static let relationCost = 1_000_000
    private static let offsetsCost = 300_000
    private static let pointCost = 100

    private func cover(_ members: [Int]) -> [Part] {
        guard members.count > 1, members.count <= 64 else { return members.compactMap(single) }
        let candidates = combinations(of: members)
        if candidates.isEmpty { return members.compactMap(single) }
        var parts: [Part] = []
        for component in components(of: members.count, joinedBy: candidates) {
            let inside = candidates.filter { $0.mask & component != 0 }
            parts +=
                component.nonzeroBitCount <= RelationCover.smallCount
                ? search(members, component, inside) : searchWide(members, component, inside)
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

    /// A corner or center tied to another corner or center of the other item.
    private func crossings(_ chain: AnchorChain, in members: [Int]) -> [Candidate] {
        let attributes = chain.attributes
        var candidates: [Candidate] = []
        for x in members where elements[x].attribute == attributes[0] {
            for y in members where elements[y].attribute == attributes[1] {
                guard let xOfSecond = elements[x].second?.attribute, let yOfSecond = elements[y].second?.attribute,
                    (xOfSecond, yOfSecond) != (attributes[0], attributes[1]),
                    isPoint(xOfSecond, yOfSecond, isAnonymous: elements[x].isAnonymous),
                    // For views below or beside another one, two distances are easier to read as two relations.
                    elements[x].offset == elements[y].offset || chain == .center,
                    var candidate = candidate(chain, [x, y], in: members)
                else { continue }
                candidate.part.pointOfSecond = (xOfSecond, yOfSecond)
                candidate.cost += RelationCover.pointCost
                candidates.append(candidate)
            }
        }
        return candidates
    }

    /// Whether a relation of a corner or center can have these anchors on its other side; without a name, also the
    /// middle of an edge.
    private func isPoint(_ x: LayoutAttribute, _ y: LayoutAttribute, isAnonymous: Bool) -> Bool {
        if AnchorChain.point(x, y) != nil { return true }
        guard isAnonymous else { return false }
        switch (x, y) {
        case (.centerX, .top), (.centerX, .bottom): return true
        case (.left, .centerY), (.leading, .centerY), (.right, .centerY), (.trailing, .centerY): return true
        default: return false
        }
    }

    private func isSameAnchor(_ element: Element) -> Bool {
        guard let second = element.second else { return element.attribute.isSize }
        return second.attribute == element.attribute
    }

    private func candidate(_ chain: AnchorChain, _ found: [Int], in members: [Int]) -> Candidate? {
        let first = elements[found[0]]
        if chain == .size {
            guard found.allSatisfy({ elements[$0].multiplier == first.multiplier }) else { return nil }
        }
        guard let offsets = chain == .size ? 0 : offsetsCost(chain, found.map { elements[$0].offset }) else {
            return nil
        }
        var mask: UInt64 = 0
        for element in found {
            guard let position = members.firstIndex(of: element) else { return nil }
            mask |= 1 << UInt64(position)
        }
        return Candidate(
            part: Part(chain: chain, elements: found),
            mask: mask,
            cost: RelationCover.relationCost + offsets + chain.rank
        )
    }

    /// What offsets that differ cost beside the relation; `nil` where relations of their own read better.
    private func offsetsCost(_ chain: AnchorChain, _ offsets: [Double]) -> Int? {
        if offsets.allSatisfy({ $0 == offsets[0] }) { return 0 }
        switch offsets.count {
        // The library spells the offset of a top edge `leading`, and a 0 beside another offset says nothing.
        case 2: return chain == .vertical || offsets.contains(0) ? nil : RelationCover.offsetsCost
        // Two pairs of edges with one offset each read better than four insets; other ways do not.
        case 4: return RelationCover.offsetsCost * 5
        // Insets of three edges would name the fourth.
        default: return nil
        }
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

    private struct Option {
        var mask: Int
        var cost: Int
        var part: Part
    }

    /// The choices for the elements at `positions`, one bit per element.
    private func options(_ members: [Int], _ positions: [Int], _ candidates: [Candidate]) -> [Option] {
        var options: [Option] = []
        for (bit, position) in positions.enumerated() {
            guard let part = single(members[position]) else { continue }
            options.append(Option(mask: 1 << bit, cost: RelationCover.relationCost + part.chain.rank, part: part))
        }
        for candidate in candidates {
            var mask = 0
            for (bit, position) in positions.enumerated() where candidate.mask & (1 << UInt64(position)) != 0 {
                mask |= 1 << bit
            }
            options.append(Option(mask: mask, cost: candidate.cost, part: candidate.part))
        }
        return options
    }

    /// The cheapest exact cover of `component`, by dynamic programming over its subsets.
    private func search(_ members: [Int], _ component: UInt64, _ candidates: [Candidate]) -> [Part] {
        let positions = members.indices.filter { component & (1 << UInt64($0)) != 0 }
        let options = options(members, positions, candidates)
        let full = (1 << positions.count) - 1
        var best = [Int](repeating: Int.max, count: full + 1)
        var choice = [Int](repeating: -1, count: full + 1)
        best[0] = 0
        for covered in 0..<full where best[covered] < Int.max {
            let lowest = ~covered & (covered + 1)
            for (index, option) in options.enumerated() where option.mask & lowest != 0 && option.mask & covered == 0 {
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
            let option = options[choice[covered]]
            parts.append(option.part)
            covered &= ~option.mask
        }
        return parts
    }

    /// The same for many elements: only subsets that a cover starting at the first element can reach are tried.
    ///
    /// Horizontal positions come first. A relation ties at most two of them, and at most nine vertical ones can be tied
    /// at all, which limits the number of subsets to some ten thousand.
    private func searchWide(_ members: [Int], _ component: UInt64, _ candidates: [Candidate]) -> [Part] {
        let positions = members.indices.filter { component & (1 << UInt64($0)) != 0 }.sorted {
            let isFirst = (elements[members[$0]].attribute.axis != .horizontal ? 1 : 0, $0)
            return isFirst < (elements[members[$1]].attribute.axis != .horizontal ? 1 : 0, $1)
        }
        let options = options(members, positions, candidates)
        struct Step {
            var cost: Int
            var option: Int
            var previous: Int
        }
        let full = (1 << positions.count) - 1
        // By the first uncovered element.
        var layers = [[Int: Step]](repeating: [:], count: positions.count + 1)
        layers[0][0] = Step(cost: 0, option: -1, previous: 0)
        for bit in positions.indices {
            let fitting = options.enumerated().filter { $0.element.mask & (1 << bit) != 0 }
            for (covered, step) in layers[bit] {
                for (index, option) in fitting where option.mask & covered == 0 {
                    let next = covered | option.mask
                    let new = Step(cost: step.cost + option.cost, option: index, previous: covered)
                    let layer = (~next).trailingZeroBitCount
                    // Ties are broken in a fixed way, whatever the order of the table.
                    if let old = layers[layer][next],
                        (old.cost, old.option, old.previous) <= (new.cost, new.option, new.previous)
                    {
                        continue
                    }
                    layers[layer][next] = new
                }
            }
        }
        var parts: [Part] = []
        var covered = full
        while covered != 0, let step = layers[(~covered).trailingZeroBitCount][covered], step.option >= 0 {
            parts.append(options[step.option].part)
            covered = step.previous
        }
        return parts
    }
}
