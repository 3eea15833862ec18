/// Thrown where the caller asked a computation to stop.
public struct Interrupted: Error, Sendable {
    public init() {}
}

/// A system with its solution, to be edited and solved again: only the components that an edit touches are solved anew.
///
/// A value: a copy can be edited to try something, and the original is unchanged. A copy costs nothing until it is edited.
public struct Solver: Sendable {
    public private(set) var system: LinearSystem
    /// What the last solve found, but for the rows touched since.
    private var known: KnownOptimum?

    public init(_ system: LinearSystem) {
        self.system = system
    }

    /// How many edits in a row needed no new solve.
    var carriedEdits: Int { known?.carriedEdits ?? 0 }

    /// Changes the system. Rows may be added, and every property of a row be set; none is removed (disable it).
    public mutating func edit(_ change: (inout LinearSystem) -> Void) {
        change(&system)
    }

    /// The optimum of the system as it is now.
    ///
    /// Variables hang together where a row has them both; what does not hang together with an edited row is not looked
    /// at again. Where the computation is interrupted the next solve starts from the last one that was not.
    ///
    /// - Parameter isCancelled: Asked from time to time; `true` ends the computation.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
    /// - Complexity: Near linear in the terms of the touched components, as far as equalities, single bounds and wishes
    ///   for single variables go; simplex pivots on what those leave. Where only constants have changed and no row changes
    ///   from holding to failing or back: in proportion to the variables that move and their rows; the first time, near
    ///   linear in all rows.
    public mutating func solve(
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> Solution {
        // What is known is changed in place: a copy of it would cost more than most edits.
        if known?.variableCount == system.variableCount {
            try known?.update(to: system, isCancelled: isCancelled)
        } else {
            known = nil
        }
        let found: KnownOptimum
        if let known { found = known } else { found = try KnownOptimum(of: system, isCancelled: isCancelled) }
        system.watchChanges()
        known = found
        return found.solution()
    }

    /// Finds out which rows hang together, which copies know then.
    package mutating func findParts() {
        guard var known else { return }
        self.known = nil
        _ = known.knownRegions(of: system)
        self.known = known
    }

    /// The parts of the system that rows and variables are in, by number; `nil` where one of the variables is fixed by a row
    /// of its own, and so is of all.
    package mutating func regions(of rows: [Int], _ variables: [Int]) -> Set<Int>? {
        guard var known else { return nil }
        let regions = known.knownRegions(of: system)
        self.known = known
        var found: Set<Int> = []
        for variable in variables {
            if regions.isPinned(variable) { return nil }
            if let region = regions.region(ofVariable: variable) { found.insert(region) }
        }
        for row in rows {
            for term in system.terms(of: row) where !regions.isPinned(term.variable) {
                if let region = regions.region(ofVariable: term.variable) { found.insert(region) }
            }
        }
        return found
    }

    /// The rows that hang together with each of some groups of variables, as the system was solved: rows that meet only in
    /// variables that a required row of its own fixes are apart.
    ///
    /// Groups that hang together come out as one.
    ///
    /// - Returns: Of each part: which of the groups it is of, and its rows and variables, ascending.
    /// - Complexity: Near linear in the result; the first time, in the terms of the system.
    package mutating func parts(
        around groups: [[Int]]
    ) -> [(groups: [Int], rows: [Int], variables: [Int])] {
        guard var known else { return [] }
        let regions = known.knownRegions(of: system)
        self.known = known
        var groupsOfKey: [[Int]: [Int]] = [:]
        var order: [[Int]] = []
        for (index, variables) in groups.enumerated() {
            var key = variables.compactMap(regions.region(ofVariable:)).sorted()
            key.removeRepetitions()
            // What touches several regions is looked at with all of them; what touches none, by itself.
            if key.isEmpty { key = variables.map { ~$0 } }
            if groupsOfKey[key] == nil { order.append(key) }
            groupsOfKey[key, default: []].append(index)
        }
        return order.map { key in
            let members = groupsOfKey[key] ?? []
            let part = regions.part(around: [], variables: members.flatMap { groups[$0] }, of: system) {
                system.takesPart($0)
            }
            return (members, part.rows, part.variables)
        }
    }

    /// A row that holds a value, with the value's rate of change in terms of the row's constant.
    public struct BindingRow: Sendable, Equatable {
        public var row: Int
        public var multiplier: Double
    }

    /// The rows that bind a linear function of the variables at the optimum, with their multipliers.
    ///
    /// The function is the sum over these rows of multiplier times coefficients, so that its value is the sum of multiplier
    /// times constant (as kept, for rows that yield), and a small change of a row's constant moves it by the multiplier.
    /// For a wish that is not granted the binding rows of its own terms are what beats it.
    ///
    /// - Returns: By row, none with a multiplier of 0; `nil` where the optimum does not determine the function's variables.
    ///   Where more rows meet at the optimum than are needed, as many as are, always the same for the same system.
    /// - Throws: ``Interrupted``, where the system had to be solved first and `isCancelled` said so.
    /// - Complexity: What ``solve(isCancelled:)`` takes where there were edits; one sparse decomposition of all rows the
    ///   first time; then in proportion to the rows that the answer passes through.
    public mutating func bindingRows(
        of functional: [LinearTerm],
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> [BindingRow]? {
        if known == nil || known?.variableCount != system.variableCount || !system.touchedRows.isEmpty {
            _ = try solve(isCancelled: isCancelled)
        }
        return known?.bindingRows(of: functional, in: system)
    }
}

extension LinearSystem {
    /// Whether a row means anything: disabled rows and rows with a constant that is no number do not.
    func takesPart(_ row: Int) -> Bool {
        isEnabled[row] && constants[row].isFinite
    }

    /// Whether, of two required rows, one is kept in preference to the other.
    func isKept(_ row: Int, before other: Int) -> Bool {
        (keepRanks[row], row) < (keepRanks[other], other)
    }

    /// A broken row with its proof.
    func conflict(_ found: ComponentOptimum.BrokenRow) -> Conflict {
        let rows = (found.holders + [found.row]).sorted()
        let certificate = Certificate(of: rows, broken: found.row, in: self)
        return Conflict(
            broken: found.row,
            rows: rows,
            multipliers: certificate.multipliers,
            amount: certificate.amount,
            shift: found.shift,
            isCertain: !rows.contains { isAssumed[$0] },
            isProven: certificate.isProven,
            isSound: certificate.isSound
        )
    }
}
