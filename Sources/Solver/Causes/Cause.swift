/// Why required rows have no solution: an irreducible infeasible set, with all of its members that are broken.
///
/// A broken row may be the victim of several sets, and one set may have many broken rows: ten rows of 100 points in 667
/// are one cause, whichever four of them are broken. No two causes share a broken row, nor does the set of one hold a
/// broken row of another.
public struct Cause: Sendable, Equatable {
    /// The irreducible infeasible set, ascending.
    public var rows: [Int]
    /// Its members that are broken, ascending: at least one.
    public var breaks: [Int]
    /// In the order of `rows`: see ``Conflict/multipliers``.
    public var multipliers: [Double]
    /// The smallest change of one member's constant with which the set has a solution.
    public var amount: Double
    /// The member that had no solution with the kept rows before it.
    public var last: Int
    /// The smallest change of that member's own constant with which it would have had one.
    public var shift: Double
    /// Whether no member of the set depends on a guess.
    public var isCertain: Bool
    /// See ``Conflict/isProven``.
    public var isProven: Bool
    /// Whether no set with fewer rows explains the last one; `false` where the search for one met its limit.
    public var isSmallest = true
}

/// Finds the causes of what a solution broke.
///
/// The required rows are gone through once more: explicit ones that assume nothing, then implied bounds (a size is never
/// negative), then those that depend on a guess; each in keep order. A row that has a solution with the kept rows is kept, too.
/// Where one has none, an irreducible set of it and of kept rows is a cause; the broken rows in it are no longer kept, and the
/// row is tried again unless it is one of them.
///
/// As bounds come last they explain nothing while explicit rows do.
public struct CauseSearch: Sendable {
    let system: LinearSystem
    let isImpliedBound: @Sendable (_ row: Int) -> Bool
    /// By the largest constant of a set: up to which shift it may come from rounding. Such a row waits until all others
    /// are through, so that a rounding hides no conflict.
    let roundingLimit: @Sendable (_ largestConstant: Double) -> Double

    public init(
        _ system: LinearSystem,
        isImpliedBound: @escaping @Sendable (_ row: Int) -> Bool,
        roundingLimit: @escaping @Sendable (_ largestConstant: Double) -> Double
    ) {
        self.system = system
        self.isImpliedBound = isImpliedBound
        self.roundingLimit = roundingLimit
    }

    /// The causes of broken rows, by the first of these in keep order.
    ///
    /// - Parameters:
    ///   - broken: All that a solution of the system names among `rows`.
    ///   - rows: What to look at, ascending: all that may have a part in it; `nil`: all rows.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
    /// - Complexity: Near linear in the terms of the rows, and a few solves of the parts that have a broken row.
    public func causes(
        of broken: [Int],
        among rows: [Int]? = nil,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> [Cause] {
        if broken.isEmpty { return [] }
        if let rows {
            let local = LocalSystem(of: system, rows: rows.filter(system.participates)) { system.keepRanks[$0] }
            let (isBound, limit) = (isImpliedBound, roundingLimit)
            let inner = CauseSearch(local.system, isImpliedBound: { isBound(local.rows[$0]) }, roundingLimit: limit)
            return try inner.causes(of: broken.compactMap(local.row(of:)), isCancelled: isCancelled)
                .map { $0.mapped(local.rows) }
        }
        let isBroken = Set(broken)
        let regions = Regions(
            of: system,
            participates: { system.participates($0) && system.priorities[$0] >= LinearSystem.required },
            mayPin: { !system.isAssumed[$0] && !isBroken.contains($0) }
        )
        var groups: [Int: [Int]] = [:]
        var order: [[Int]] = []
        for row in broken.sorted(by: { system.isKept($0, before: $1) }) {
            if let region = regions.region(of: row, in: system) {
                groups[region, default: []].append(row)
            } else {
                order.append([row])
            }
        }
        order += groups.values
        var causes: [Cause] = []
        for rows in order {
            let part = regions.part(around: rows, of: system) { row in
                system.participates(row) && system.priorities[row] >= LinearSystem.required
            }
            var search = RegionCauses(self, part.rows, isBroken: isBroken, isCancelled: isCancelled)
            try search.find()
            causes += search.causes
        }
        return causes.sorted { system.isKept(first($0), before: first($1)) }
    }

    private func first(_ cause: Cause) -> Int {
        cause.breaks.min { system.isKept($0, before: $1) } ?? cause.last
    }
}

extension Cause {
    /// The same of the rows of which its own are places.
    func mapped(_ rows: [Int]) -> Cause {
        var mapped = self
        mapped.rows = self.rows.map { rows[$0] }
        mapped.breaks = breaks.map { rows[$0] }
        mapped.last = rows[last]
        return mapped
    }

    /// Some rows as a cause.
    ///
    /// - Parameter last: One of them, the multiplier of which is not 0.
    public init(_ rows: [Int], breaks: [Int], last: Int, shift: Double, in system: LinearSystem) {
        let certificate = Certificate(of: rows, broken: last, in: system)
        self.init(
            rows: rows,
            breaks: breaks,
            multipliers: certificate.multipliers,
            amount: certificate.amount,
            last: last,
            shift: shift,
            isCertain: !rows.contains { system.isAssumed[$0] },
            isProven: certificate.isProven
        )
    }
}
