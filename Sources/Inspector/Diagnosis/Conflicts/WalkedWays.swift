import LayoutModel

/// The ways that members of a conflict give, one after the other.
struct WalkedWays {
    typealias Edge = ConflictWalk.Edge
    typealias Way = ConflictWalk.Way

    /// A size on either axis.
    private struct Size: Hashable {
        var item: Layout.Item
        var axis: Axis
    }

    /// What is known of a size.
    private struct Known {
        var length: Double
        var shares: [Double]
    }

    private var ways: [Way] = []
    private var sizes: [Size: Known] = [:]
    /// Items whose centres ways begin or end at.
    private var centered: [Layout.Item] = []
    private let count: Int
    /// By member, whether what it says of a size may be put into others: not that the size is not negative.
    private let isGiven: [Bool]

    init(isGiven: [Bool]) {
        self.isGiven = isGiven
        count = isGiven.count
    }

    /// Adds the ways of all statements that become one.
    ///
    /// Sizes that members give by themselves are known first; only where nothing else leads on, those of items whose two
    /// edges are connected already.
    mutating func add(_ statements: [WalkStatement], along axis: Axis) {
        // Sizes that are given by themselves are known before those that are multiples of others.
        var pending = statements.filter { $0.parts.count == 1 } + statements.filter { $0.parts.count != 1 }
        while !pending.isEmpty {
            let before = pending.count
            pending = pending.filter { statement in !take(statement, along: axis, isGiven: isGiven[statement.place]) }
            if pending.count < before { continue }
            if learnConnectedSize(for: pending, along: axis) { continue }
            if !takeCenters(&pending, along: axis) { return }
        }
        while learnConnectedSize(for: [], along: axis) {}
    }

    // MARK: Statements

    /// - Parameter isGiven: Whether a size in it may be used for others; that it is not negative is none.
    private mutating func take(_ statement: WalkStatement, along axis: Axis, isGiven: Bool) -> Bool {
        let edges = statement.parts.filter { $0.edge != 0 }
        if edges.isEmpty { return takeSize(statement, along: axis, isGiven: isGiven) }
        guard edges.count == 2, edges[0].edge == -edges[1].edge, edges.allSatisfy({ $0.axis == axis }) else {
            return false
        }
        let factor = edges[1].edge
        var length = statement.constant / factor
        var shares = [Double](repeating: 0, count: count)
        shares[statement.place] = 1 / factor
        var ends: [Edge] = []
        for part in statement.parts {
            if part.edge == 0 || (part.size != 0 && part.size != part.edge) {
                guard let size = sizes[Size(item: part.item, axis: part.axis)] else { return false }
                length -= part.size / factor * size.length
                for index in shares.indices { shares[index] -= part.size / factor * size.shares[index] }
            }
            if part.edge != 0 { ends.append(Edge(part.item, part.size == part.edge ? .far : .near)) }
        }
        ways.append(
            Way(from: ends[0], to: ends[1], length: length, member: statement.place, isSize: false, shares: shares)
        )
        return true
    }

    /// A statement about sizes alone gives the one that is not known, or the first one a second value.
    private mutating func takeSize(_ statement: WalkStatement, along axis: Axis, isGiven: Bool) -> Bool {
        let open = statement.parts.filter { sizes[Size(item: $0.item, axis: $0.axis)] == nil }
        guard open.count <= 1,
            let asked = open.first ?? statement.parts.first(where: { $0.axis == axis && $0.size > 0 }),
            asked.size != 0
        else { return false }
        var length = statement.constant / asked.size
        var shares = [Double](repeating: 0, count: count)
        shares[statement.place] = 1 / asked.size
        for part in statement.parts where part.item != asked.item || part.axis != asked.axis {
            guard let size = sizes[Size(item: part.item, axis: part.axis)] else { return false }
            length -= part.size / asked.size * size.length
            for index in shares.indices { shares[index] -= part.size / asked.size * size.shares[index] }
        }
        if !open.isEmpty, isGiven {
            sizes[Size(item: asked.item, axis: asked.axis)] = Known(length: length, shares: shares)
        }
        if asked.axis == axis {
            ways.append(
                Way(
                    from: Edge(asked.item, .near),
                    to: Edge(asked.item, .far),
                    length: length,
                    member: statement.place,
                    isSize: true,
                    shares: shares
                )
            )
        }
        return true
    }

    // MARK: What ways make of an item

    /// The first size of an item that statements need and of which two places are connected.
    private mutating func learnConnectedSize(for statements: [WalkStatement], along axis: Axis) -> Bool {
        let parts = statements.flatMap(\.parts).filter { $0.axis == axis && $0.size != 0 }
        return (parts.map(\.item) + centered).contains { learnSize(of: $0, along: axis) }
    }

    private mutating func learnSize(of item: Layout.Item, along axis: Axis) -> Bool {
        let given = ways.filter { way in way.member.map { isGiven[$0] } ?? true }
        let places: [(Edge.Place, Edge.Place, factor: Double)] = [
            (.near, .far, 1), (.near, .center, 2), (.center, .far, 2),
        ]
        for (start, end, factor) in places where sizes[Size(item: item, axis: axis)] == nil {
            guard let path = path(from: Edge(item, start), to: Edge(item, end), among: given) else { continue }
            var known = Known(length: 0, shares: [Double](repeating: 0, count: count))
            for way in path {
                known.length += factor * way.length
                for index in known.shares.indices { known.shares[index] += factor * way.shares[index] }
            }
            sizes[Size(item: item, axis: axis)] = known
            add(known, of: item, isWhole: factor == 2)
            return true
        }
        return false
    }

    /// The ways through an item whose size the members make known.
    private mutating func add(_ size: Known, of item: Layout.Item, isWhole: Bool) {
        func way(_ start: Edge.Place, _ end: Edge.Place, _ factor: Double) -> Way {
            Way(
                from: Edge(item, start),
                to: Edge(item, end),
                length: size.length * factor,
                member: nil,
                isSize: factor == 1,
                shares: size.shares.map { $0 * factor }
            )
        }
        if isWhole { ways.append(way(.near, .far, 1)) }
        if centered.contains(item) { ways += [way(.near, .center, 0.5), way(.center, .far, 0.5)] }
    }

    /// Ways between centres of items, where nothing else leads on.
    private mutating func takeCenters(_ statements: inout [WalkStatement], along axis: Axis) -> Bool {
        let before = statements.count
        statements = statements.filter { statement in
            let edges = statement.parts
            guard edges.count == 2, edges[0].edge == -edges[1].edge, edges[0].edge != 0,
                edges.allSatisfy({ $0.axis == axis && [0, 0.5, 1].contains($0.size / $0.edge) })
            else { return true }
            let factor = edges[1].edge
            var shares = [Double](repeating: 0, count: count)
            shares[statement.place] = 1 / factor
            let ends = edges.map { part in
                Edge(part.item, part.size == 0 ? .near : part.size == part.edge ? .far : .center)
            }
            ways.append(
                Way(
                    from: ends[0],
                    to: ends[1],
                    length: statement.constant / factor,
                    member: statement.place,
                    isSize: false,
                    shares: shares
                )
            )
            for end in ends where end.place == .center && !centered.contains(end.item) {
                centered.append(end.item)
                if let known = sizes[Size(item: end.item, axis: axis)] { add(known, of: end.item, isWhole: false) }
            }
            return false
        }
        return statements.count < before
    }

    // MARK: Rings

    /// The first ring whose lengths do not add up to 0.
    func ring() -> [Way]? {
        var tree: [Way] = []
        // What all members together make known is no length: a part of them says another one.
        for way in ways where way.shares.contains(where: { abs($0) < 1e-9 }) {
            guard let back = path(from: way.to, to: way.from, among: tree) else {
                tree.append(way)
                continue
            }
            let ring = [way] + back
            let sum = ring.reduce(0) { $0 + $1.length }
            let scale = ring.reduce(1) { max($0, abs($1.length)) }
            if abs(sum) > 1e-9 * scale { return ring }
        }
        return nil
    }

    /// The ways from one edge to another, fewest first.
    private func path(from start: Edge, to end: Edge, among ways: [Way]) -> [Way]? {
        var reached: [Edge: Way] = [:]
        var open = [start]
        var next = 0
        while next < open.count, reached[end] == nil {
            let edge = open[next]
            next += 1
            for way in ways {
                let step: Way
                if way.from == edge { step = way } else if way.to == edge { step = way.reversed } else { continue }
                if step.to == start || reached[step.to] != nil { continue }
                reached[step.to] = step
                open.append(step.to)
            }
        }
        var path: [Way] = []
        var edge = end
        while edge != start {
            guard let way = reached[edge] else { return nil }
            path.append(way)
            edge = way.from
        }
        return path.reversed()
    }
}
