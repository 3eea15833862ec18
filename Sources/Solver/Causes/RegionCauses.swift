/// The causes among rows that are connected.
///
/// By definition rows are tried one after the other. Instead all are solved as if there were a solution, as in
/// ``BreakingSearch``: what contradicts is gone through in order, which gives the cause at once.
struct RegionCauses {
    /// The rows in an order of trial of their own: class by class, then as they are kept.
    private let local: LocalSystem
    private let whole: CauseSearch
    private let isCancelled: @Sendable () -> Bool
    /// By row, all of them of the local system.
    private let isBroken: [Bool]
    private let isBound: [Bool]
    private var task: SolvingTask
    private var removed: Set<Int> = []
    private var waiting: Set<Int> = []
    private var tolerated: Set<Int> = []
    private(set) var causes: [Cause] = []
    /// What was spent on sets that are smaller, or apart, counted in rows.
    private var work = 0

    private enum Class: UInt8 {
        case explicit, bound, assumed
    }

    /// Ranks of one class are contiguous.
    private static let ranksOfClass: UInt8 = 16

    init(
        _ whole: CauseSearch,
        _ rows: [Int],
        isBroken: Set<Int>,
        isCancelled: @escaping @Sendable () -> Bool
    ) {
        self.whole = whole
        self.isCancelled = isCancelled
        let system = whole.system
        local = LocalSystem(of: system, rows: rows) { row in
            let group: Class = system.isAssumed[row] ? .assumed : whole.isImpliedBound(row) ? .bound : .explicit
            return group.rawValue * Self.ranksOfClass + min(system.keepRanks[row], Self.ranksOfClass - 1)
        }
        self.isBroken = rows.map { isBroken.contains($0) }
        isBound = rows.map { whole.isImpliedBound($0) }
        task = SolvingTask(local.system, rows: rows.indices)
    }

    private func group(of row: Int) -> Class {
        Class(rawValue: local.system.keepRanks[row] / Self.ranksOfClass) ?? .assumed
    }

    mutating func find() throws(Interrupted) {
        try settle(upTo: .explicit, isLast: false)
        try settle(upTo: .bound, isLast: false)
        // One that assumes nothing waits only for those that assume nothing, either.
        try settle(upTo: .bound, isLast: true)
        try settle(upTo: .assumed, isLast: false)
        try settle(upTo: .assumed, isLast: true)
        for row in local.rows.indices where isBroken[row] && !removed.contains(row) { try addRemainder(row) }
    }

    private mutating func settle(upTo last: Class, isLast: Bool) throws(Interrupted) {
        if isLast {
            if !waiting.contains(where: { group(of: $0).rawValue <= last.rawValue }) { return }
            waiting = waiting.filter { group(of: $0).rawValue > last.rawValue }
        }
        for _ in 0..<(60 + local.rows.count) {
            let active = task.required.filter { row in
                group(of: row).rawValue <= last.rawValue && !removed.contains(row) && !waiting.contains(row)
            }
            var attempt = SolvingTask(local.system, rows: active)
            attempt.constants = task.constants
            let pass = try ReducedPass.outcome(attempt, tolerated: tolerated, isCancelled: isCancelled)
            if pass.contradictions.isEmpty {
                if !pass.optimum.isDoubtful && attempt.holds(at: pass.optimum.values, without: []) { return }
                // By the definition, where shortcuts do not lead to a point at which all holds.
                if try !settle(attempt.required, in: active, isLast: isLast) { return }
                continue
            }
            for (row, among) in pass.contradictions {
                if among.contains(where: { removed.contains($0) || waiting.contains($0) }) { continue }
                if try !settle(among, in: active, isLast: isLast) { tolerated.insert(row) }
            }
        }
    }

    /// What becomes of a row that has no solution with those before it.
    private enum Verdict {
        /// It yields by rounding.
        case yields
        case waits
        /// It is one of a cause, of which these are broken.
        case conflicts(breaks: [Int])
        /// Nothing can be said of it but that rounding went wrong.
        case unknown
    }

    /// Goes through rows that contradict each other, by the definition.
    ///
    /// - Returns: Whether one of them had no solution with those before.
    private mutating func settle(_ rows: [Int], in active: [Int], isLast: Bool) throws(Interrupted) -> Bool {
        let problem = ComponentProblem(of: task, required: rows)
        var places: [Int: Int] = [:]
        for (place, row) in problem.sources.enumerated() { places[row] = place }
        var simplex = Simplex(rows: problem.rows, isCancelled: isCancelled)
        var hasFound = false
        var place = 0
        while place < problem.sources.count {
            if place & 255 == 255, isCancelled() { throw Interrupted() }
            let row = problem.sources[place]
            if removed.contains(row) {
                place += 1
                continue
            }
            let (lower, upper) = problem.bounds(ofRow: place)
            guard case .impossible(let shift, let holders) = try simplex.keep(place, lower: lower, upper: upper) else {
                place += 1
                continue
            }
            let known = holders.map { problem.sources[$0.row] }
            switch try judge(row, shift: shift, holders: known, in: active, isLast: isLast) {
            case .yields:
                hasFound = true
                let value = simplex.rowValues[place]
                _ = try simplex.keep(place, lower: min(lower, value), upper: max(upper, value))
                place += 1
            case .waits:
                hasFound = true
                place += 1
            case .conflicts(let breaks):
                hasFound = true
                for broken in breaks { if let place = places[broken] { simplex.release(place) } }
                // Those that are not broken are tried again.
                if breaks.contains(row) { place += 1 }
            case .unknown:
                place += 1
            }
        }
        return hasFound
    }

    private mutating func judge(
        _ row: Int,
        shift least: Double,
        holders: [Int],
        in active: [Int],
        isLast: Bool
    ) throws(Interrupted) -> Verdict {
        var set = holders + [row]
        var shift = least
        let largest = set.reduce(0) { max($0, abs(local.system.constants[$1])) }
        let small = 1e-6 * max(1, largest)
        let limit = whole.roundingLimit(largest)
        if shift <= max(limit, small) {
            // Others than those of the set may leave it less.
            let (whole, value) = try distance(of: row, among: active)
            shift = max(shift, whole)
            if shift <= small {
                task.constants[row] = value
                return .yields
            }
            if shift <= limit, !isLast {
                waiting.insert(row)
                return .waits
            }
        }
        if set.contains(where: { isBound[$0] && $0 != row }) {
            set = try withFewestBounds(set, last: row, among: active)
        }
        let before = active.filter {
            !isBound[$0] && !removed.contains($0) && local.system.isKept($0, before: row)
        }
        let (smaller, isSmallest) = try smallest(set, last: row, beyond: shift > limit ? limit : small, of: before)
        set = smaller.sorted()
        var cause = Cause(set, breaks: [], last: row, shift: shift, in: local.system)
        if !cause.isProven, let exact = try exactSet(of: set) {
            set = exact
            let last = set.contains(row) ? row : set[0]
            cause = Cause(set, breaks: [], last: last, shift: shift, in: local.system)
        }
        cause.isSmallest = isSmallest
        let breaks = set.filter { isBroken[$0] }
        // Without the broken rows all others have a solution; a set without any is rounding.
        if breaks.isEmpty { return .unknown }
        let apart = try conflictingApart(breaks, beyond: limit, among: active)
        if !apart.isEmpty { return .conflicts(breaks: apart) }
        add(cause, set, breaks)
        return .conflicts(breaks: breaks)
    }

    private mutating func add(_ cause: Cause, _ set: [Int], _ breaks: [Int]) {
        removed.formUnion(breaks)
        causes.append(inWhole(cause, set, breaks))
    }

    /// Adds a cause of its own for each of several broken rows that have no solution even with the explicit rows that are not
    /// broken: only a conflict of implied bounds breaks several.
    ///
    /// - Returns: Those rows.
    private mutating func conflictingApart(
        _ breaks: [Int],
        beyond limit: Double,
        among active: [Int]
    ) throws(Interrupted) -> [Int] {
        if breaks.count <= 1 { return [] }
        let unbroken = active.filter { !isBound[$0] && !isBroken[$0] }
        work += unbroken.count
        guard work <= Self.workLimit else { return [] }
        let problem = ComponentProblem(of: task, requiredInOrder: unbroken + breaks)
        var simplex = Simplex(rows: problem.rows, isCancelled: isCancelled)
        for place in unbroken.indices {
            let (lower, upper) = problem.bounds(ofRow: place)
            // What fails by rounding explains nothing here.
            _ = try simplex.keep(place, lower: lower, upper: upper)
        }
        var apart: [Int] = []
        for (place, row) in breaks.enumerated() {
            let place = unbroken.count + place
            let (lower, upper) = problem.bounds(ofRow: place)
            guard case .impossible(let shift, let holders) = try simplex.keep(place, lower: lower, upper: upper) else {
                simplex.release(place)
                continue
            }
            let known = holders.map { problem.sources[$0.row] }
            guard shift > limit, !known.contains(where: { isBroken[$0] }) else { continue }
            let (rows, isSmallest) = try smallest(known + [row], last: row, beyond: limit, of: unbroken)
            let set = rows.sorted()
            var cause = Cause(set, breaks: [], last: row, shift: shift, in: local.system)
            guard cause.isProven else { continue }
            cause.isSmallest = isSmallest
            add(cause, set, [row])
            apart.append(row)
        }
        return apart
    }

    /// The fewest rows that explain a row as a known set does, with the same implied bounds.
    ///
    /// - Parameters:
    ///   - limit: The amount of a smaller set is more than this.
    ///   - ground: The explicit rows besides the last that it may hold: all of the known set's, and others.
    private mutating func smallest(
        _ set: [Int],
        last: Int,
        beyond limit: Double,
        of ground: [Int]
    ) throws(Interrupted) -> (rows: [Int], isSmallest: Bool) {
        if set.count <= 2 { return (set, true) }
        work += ground.count
        guard work <= Self.workLimit else { return (set, false) }
        let needed = set.filter { isBound[$0] || $0 == last }
        let found = try SmallestSet(task, needed: needed, ground: ground).smaller(than: set, isCancelled: isCancelled)
        guard let rows = found.rows else { return (set, found.isSmallest) }
        let cause = Cause(rows.sorted(), breaks: [], last: last, shift: 0, in: local.system)
        guard cause.isProven, cause.amount > limit, rows.contains(where: { isBroken[$0] }) else { return (set, false) }
        return (rows, true)
    }

    private func inWhole(_ cause: Cause, _ set: [Int], _ breaks: [Int]) -> Cause {
        var cause = cause
        cause.rows = set.map { local.rows[$0] }
        cause.breaks = breaks.map { local.rows[$0] }
        cause.last = local.rows[cause.last]
        return cause
    }

    /// By how much a row fails with the kept rows before it, and its value there.
    private func distance(of row: Int, among active: [Int]) throws(Interrupted) -> (shift: Double, value: Double) {
        let rows = active.filter { !removed.contains($0) && local.system.isKept($0, before: row) }
        var before = SolvingTask(local.system, rows: rows)
        before.constants = task.constants
        let alone = try BreakingSearch(before, wish: row, isCancelled: isCancelled)
        var value = 0.0
        for term in local.system.terms(of: row) { value += term.coefficient * alone.optimum.values[term.variable] }
        return (local.system.error(ofRow: row, at: alone.optimum.values), value)
    }

    /// The set in exact fractions, where that is within reach.
    private func exactSet(of set: [Int]) throws(Interrupted) -> [Int]? {
        let solved = try ComponentProblem(of: task, required: set).solvedExactly(isCancelled: isCancelled)
        return solved?.broken.first.map { ($0.holders + [$0.row]).sorted() }
    }

    /// More tests than this, counted in rows, are not made.
    private static let workLimit = 40_000_000

    /// A set of the same last row in which no bound can be done without: with all kept explicit rows, and the other bounds of the
    /// set, there is a solution without it.
    private func withFewestBounds(_ set: [Int], last: Int, among active: [Int]) throws(Interrupted) -> [Int] {
        let explicit = active.filter { row in
            !isBound[row] && row != last && !removed.contains(row) && local.system.isKept(row, before: last)
        }
        var bounds = set.filter { isBound[$0] && $0 != last }
        let problem = ComponentProblem(of: task, requiredInOrder: explicit + bounds + [last])
        var places: [Int: Int] = [:]
        for (place, row) in problem.sources.enumerated() { places[row] = place }
        let lastPlace = problem.sources.count - 1
        var base = Simplex(rows: problem.rows, isCancelled: isCancelled)
        for place in explicit.indices {
            let (lower, upper) = problem.bounds(ofRow: place)
            if case .impossible = try base.keep(place, lower: lower, upper: upper) {
                // A row that yields by rounding stays where it is.
                let value = base.rowValues[place]
                _ = try base.keep(place, lower: min(lower, value), upper: max(upper, value))
            }
        }
        func kept(_ bounds: [Int]) throws(Interrupted) -> Simplex {
            var simplex = base
            for row in bounds {
                guard let place = places[row] else { continue }
                let (lower, upper) = problem.bounds(ofRow: place)
                _ = try simplex.keep(place, lower: lower, upper: upper)
            }
            return simplex
        }
        func holders(_ simplex: Simplex) throws(Interrupted) -> [Int]? {
            var simplex = simplex
            let (lower, upper) = problem.bounds(ofRow: lastPlace)
            guard case .impossible(_, let holders) = try simplex.keep(lastPlace, lower: lower, upper: upper) else {
                return nil
            }
            return holders.map { problem.sources[$0.row] }
        }
        var simplex = try kept(bounds)
        guard var found = try holders(simplex) else { return set }
        bounds = found.filter { isBound[$0] }
        // Equalities alone leave no choice: the rows of a basis are independent of them.
        guard explicit.contains(where: { local.system.relations[$0] != .equal }) else { return found + [last] }
        simplex = try kept(bounds)
        var work = 0
        for bound in bounds {
            guard bounds.contains(bound), let place = places[bound] else { continue }
            work += problem.sources.count
            if work > Self.workLimit { break }
            var without = simplex
            without.release(place)
            if let fewer = try holders(without) {
                found = fewer
                bounds = fewer.filter { isBound[$0] }
                simplex = try kept(bounds)
            }
        }
        return found + [last]
    }

    /// A broken row that no cause names: rounding decided otherwise here. It is reported with the set that broke it.
    private mutating func addRemainder(_ row: Int) throws(Interrupted) {
        let before = local.rows.indices.filter { other in
            !isBroken[other] && whole.system.isKept(local.rows[other], before: local.rows[row])
        }
        let problem = ComponentProblem(of: task, requiredInOrder: before + [row])
        guard let found = try problem.firstContradiction(isCancelled: isCancelled), found.row == row else { return }
        let set = (found.holders + [row]).sorted()
        removed.insert(row)
        causes.append(
            inWhole(Cause(set, breaks: [], last: row, shift: found.shift, in: local.system), set, [row])
        )
    }
}

extension ComponentProblem {
    /// The first required row that has no solution with those before it, with rows that exclude it.
    func firstContradiction(
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> ComponentOptimum.BrokenRow? {
        var simplex = Simplex(rows: rows, isCancelled: isCancelled)
        for row in 0..<requiredCount {
            if row & 255 == 255, isCancelled() { throw Interrupted() }
            let (lower, upper) = bounds(ofRow: row)
            guard case .impossible(let violation, let holders) = try simplex.keep(row, lower: lower, upper: upper)
            else {
                continue
            }
            return ComponentOptimum.BrokenRow(
                row: sources[row],
                shift: violation,
                holders: holders.map { sources[$0.row] }
            )
        }
        return nil
    }
}
