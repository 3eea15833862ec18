/// What the equalities leave of a system: rows over the leaders of classes, fewer and shorter than before.
///
/// Of required inequalities on a single class only the tightest stay. A class that only one equality still needs, and
/// whose own bounds that equality implies, is taken out together with it: its value follows from the others' at the end.
struct ReducedSystem {
    enum Kind: UInt8 {
        case requiredEquality, requiredInequality, optional, dropped
    }

    /// Rows of the system.
    private(set) var sources: [Int] = []
    private(set) var starts: [Int] = [0]
    private(set) var leaders: [Int] = []
    private(set) var coefficients: [Double] = []
    private(set) var constants: [Double] = []
    private(set) var kinds: [Kind] = []
    /// Required rows without a class that do not hold.
    private(set) var contradictions: [Int] = []
    /// Classes taken out, with the row that gives each its value, in the order in which they were.
    private(set) var peeled: [(leader: Int, row: Int)] = []

    // By leader: the reduced rows that bound it, and what is known of its value.
    private var lowerRows: [Int]
    private var upperRows: [Int]
    private var lowest: [Double]
    private var highest: [Double]

    private let leaderCount: Int

    init(variableCount: Int) {
        leaderCount = variableCount
        lowerRows = Array(repeating: -1, count: variableCount)
        upperRows = lowerRows
        lowest = Array(repeating: -.infinity, count: variableCount)
        highest = Array(repeating: .infinity, count: variableCount)
    }

    var count: Int { sources.count }

    func entries(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

    mutating func add(_ row: Int, _ remainder: EqualityPresolve.Remainder, kind: Kind, relation: RowRelation) {
        if remainder.terms.isEmpty {
            if kind == .optional { return }
            let excess = -remainder.constant
            let error: Double =
                switch relation {
                case .equal: abs(excess)
                case .lessThanOrEqual: excess
                case .greaterThanOrEqual: -excess
                }
            if error > 1e-9 * max(1, abs(remainder.constant)) + remainder.noise { contradictions.append(row) }
            return
        }
        let index = sources.count
        sources.append(row)
        constants.append(remainder.constant)
        kinds.append(kind)
        for (leader, coefficient) in remainder.terms {
            leaders.append(leader)
            coefficients.append(coefficient)
        }
        starts.append(leaders.count)
        if kind == .requiredInequality, remainder.terms.count == 1 { addBound(index, relation) }
    }

    /// Keeps a bound on one class if it is tighter than those before it.
    private mutating func addBound(_ row: Int, _ relation: RowRelation) {
        let leader = leaders[starts[row]]
        let coefficient = coefficients[starts[row]]
        let bound = constants[row] / coefficient
        if (relation == .lessThanOrEqual) == (coefficient > 0) {
            if bound < highest[leader] {
                if upperRows[leader] >= 0 { kinds[upperRows[leader]] = .dropped }
                upperRows[leader] = row
                highest[leader] = bound
            } else {
                kinds[row] = .dropped
            }
        } else {
            if bound > lowest[leader] {
                if lowerRows[leader] >= 0 { kinds[lowerRows[leader]] = .dropped }
                lowerRows[leader] = row
                lowest[leader] = bound
            } else {
                kinds[row] = .dropped
            }
        }
    }

    // MARK: Peeling

    /// - Parameter relations: By row of the system.
    mutating func peel(relations: [RowRelation]) {
        let rowsOfLeader = LeaderRows(self, leaderCount: leaderCount)
        let derivedBy = propagate(rowsOfLeader, relations)
        // How many rows other than its bounds a class is in.
        var uses = Array(repeating: 0, count: leaderCount)
        for row in sources.indices where kinds[row] != .dropped {
            for entry in entries(of: row) { uses[leaders[entry]] += 1 }
        }
        for leader in uses.indices {
            if lowerRows[leader] >= 0 { uses[leader] -= 1 }
            if upperRows[leader] >= 0 { uses[leader] -= 1 }
        }
        var pending = uses.indices.filter { uses[$0] == 1 }
        while let leader = pending.popLast() {
            guard uses[leader] == 1, let row = rowsOfLeader.onlyUse(of: leader, in: self),
                kinds[row] == .requiredEquality, implies(row, boundsOf: leader, derivedBy)
            else { continue }
            kinds[row] = .dropped
            if lowerRows[leader] >= 0 { kinds[lowerRows[leader]] = .dropped }
            if upperRows[leader] >= 0 { kinds[upperRows[leader]] = .dropped }
            peeled.append((leader, row))
            for entry in entries(of: row) {
                let other = leaders[entry]
                uses[other] -= 1
                if uses[other] == 1 { pending.append(other) }
            }
        }
    }

    func isBound(_ row: Int) -> Bool {
        let entries = entries(of: row)
        guard entries.count == 1 else { return false }
        let leader = leaders[entries.lowerBound]
        return lowerRows[leader] == row || upperRows[leader] == row
    }

    /// Whether a row and what is known of its other classes keep a class within its bounds.
    ///
    /// What was concluded by way of the row itself must not count: the only such conclusions may be on the class.
    private func implies(_ row: Int, boundsOf leader: Int, _ derivedBy: [Int]) -> Bool {
        if lowerRows[leader] < 0, upperRows[leader] < 0 { return true }
        if derivedBy[row] != -1, derivedBy[row] != leader { return false }
        var own = 0.0
        // The row's sum without the class.
        var low = 0.0
        var high = 0.0
        for entry in entries(of: row) {
            let other = leaders[entry]
            let coefficient = coefficients[entry]
            if other == leader {
                own = coefficient
                continue
            }
            low += coefficient > 0 ? coefficient * lowest[other] : coefficient * highest[other]
            high += coefficient > 0 ? coefficient * highest[other] : coefficient * lowest[other]
        }
        if abs(own) < 1e-6 { return false }
        var least = (constants[row] - high) / own
        var most = (constants[row] - low) / own
        if own < 0 { swap(&least, &most) }
        if lowerRows[leader] >= 0 {
            let bound = constants[lowerRows[leader]] / coefficients[starts[lowerRows[leader]]]
            if !(least >= bound - 1e-10 * max(1, abs(bound))) { return false }
        }
        if upperRows[leader] >= 0 {
            let bound = constants[upperRows[leader]] / coefficients[starts[upperRows[leader]]]
            if !(most <= bound + 1e-10 * max(1, abs(bound))) { return false }
        }
        return true
    }

    /// Carries bounds from class to class through the required rows, each row a bounded number of times.
    ///
    /// - Returns: For each row the class on which something was concluded by way of it: -1 none, -2 several.
    private mutating func propagate(_ rowsOfLeader: LeaderRows, _ relations: [RowRelation]) -> [Int] {
        var derivedBy = Array(repeating: -1, count: sources.count)
        var visits = Array(repeating: UInt8(0), count: sources.count)
        var isQueued = Array(repeating: false, count: sources.count)
        var queue: [Int] = []
        for row in sources.indices where entries(of: row).count > 1 {
            if kinds[row] == .requiredEquality || kinds[row] == .requiredInequality {
                isQueued[row] = true
                queue.append(row)
            }
        }
        var next = 0
        while next < queue.count {
            let row = queue[next]
            next += 1
            isQueued[row] = false
            if visits[row] >= 12 { continue }
            visits[row] += 1
            let relation = relations[sources[row]]
            for leader in tighten(row, relation) {
                derivedBy[row] = derivedBy[row] == -1 || derivedBy[row] == leader ? leader : -2
                for other in rowsOfLeader.rows(of: leader) where other != row && !isQueued[other] {
                    let isRequired = kinds[other] == .requiredEquality || kinds[other] == .requiredInequality
                    if isRequired, entries(of: other).count > 1 {
                        isQueued[other] = true
                        queue.append(other)
                    }
                }
            }
        }
        return derivedBy
    }

    /// Concludes from a row what it can; only bounds where there were none, which is what peeling needs.
    ///
    /// - Returns: The classes on which something was concluded.
    private mutating func tighten(_ row: Int, _ relation: RowRelation) -> [Int] {
        var low = 0.0
        var high = 0.0
        var openLow = 0
        var openHigh = 0
        for entry in entries(of: row) {
            let coefficient = coefficients[entry]
            let least = coefficient > 0 ? lowest[leaders[entry]] : highest[leaders[entry]]
            let most = coefficient > 0 ? highest[leaders[entry]] : lowest[leaders[entry]]
            if least.isFinite { low += coefficient * least } else { openLow += 1 }
            if most.isFinite { high += coefficient * most } else { openHigh += 1 }
        }
        // sum <= constant bounds terms from above by the others' least; sum >= constant the other way round.
        let bindsAbove = relation != .greaterThanOrEqual && openLow <= 1
        let bindsBelow = relation != .lessThanOrEqual && openHigh <= 1
        if !bindsAbove, !bindsBelow { return [] }
        var changed: [Int] = []
        for entry in entries(of: row) {
            let leader = leaders[entry]
            let coefficient = coefficients[entry]
            let least = coefficient > 0 ? lowest[leader] : highest[leader]
            let most = coefficient > 0 ? highest[leader] : lowest[leader]
            var isChanged = false
            if bindsAbove, openLow == (least.isFinite ? 0 : 1) {
                let limit = (constants[row] - (least.isFinite ? low - coefficient * least : low)) / coefficient
                isChanged = conclude(leader, limit, isUpper: coefficient > 0) || isChanged
            }
            if bindsBelow, openHigh == (most.isFinite ? 0 : 1) {
                let limit = (constants[row] - (most.isFinite ? high - coefficient * most : high)) / coefficient
                isChanged = conclude(leader, limit, isUpper: coefficient < 0) || isChanged
            }
            if isChanged { changed.append(leader) }
        }
        return changed
    }

    private mutating func conclude(_ leader: Int, _ limit: Double, isUpper: Bool) -> Bool {
        guard limit.isFinite else { return false }
        if isUpper {
            if highest[leader] < .infinity { return false }
            highest[leader] = limit
        } else {
            if lowest[leader] > -.infinity { return false }
            lowest[leader] = limit
        }
        return true
    }
}

/// The reduced rows of each class.
struct LeaderRows {
    private var starts: [Int]
    private var items: [Int]

    init(_ system: ReducedSystem, leaderCount: Int) {
        starts = Array(repeating: 0, count: leaderCount + 1)
        for leader in system.leaders { starts[leader + 1] += 1 }
        for leader in 0..<leaderCount { starts[leader + 1] += starts[leader] }
        items = Array(repeating: 0, count: system.leaders.count)
        var next = starts
        for row in 0..<system.count {
            for entry in system.entries(of: row) {
                items[next[system.leaders[entry]]] = row
                next[system.leaders[entry]] += 1
            }
        }
    }

    func rows(of leader: Int) -> ArraySlice<Int> { items[starts[leader]..<starts[leader + 1]] }

    /// The one row of a class that is neither dropped nor one of its bounds.
    func onlyUse(of leader: Int, in system: ReducedSystem) -> Int? {
        for row in rows(of: leader) where system.kinds[row] != .dropped && !system.isBound(row) { return row }
        return nil
    }
}
