/// Thrown if the caller cancelled a computation.
public struct Interrupted: Error, Sendable {
    public init() {}
}

/// A system with its solution, to be edited and solved again: only the components that an edit touches are solved
/// again.
///
/// A value type: a copy can be edited to try something, and the original is unchanged. A copy costs nothing until it is
/// edited.
public struct Solver: Sendable {
    public private(set) var system: LinearSystem
    /// The result of the last solve, except for the rows touched since.
    private var known: KnownOptimum?

    public init(_ system: LinearSystem) {
        self.system = system
    }

    /// The number of consecutive edits that needed no new solve.
    var carriedEdits: Int { known?.carriedEdits ?? 0 }

    /// Changes the system. Rows can be added, and every property of a row can be set; rows cannot be removed (disable
    /// them instead).
    public mutating func edit(_ change: (inout LinearSystem) -> Void) {
        change(&system)
    }

    /// The optimum of the current system.
    ///
    /// Variables are connected if a row contains both; parts that are not connected to an edited row are not examined
    /// again. After an interruption, the next solve starts from the last complete one.
    ///
    /// - Parameter isCancelled: Called from time to time; `true` ends the computation.
    /// - Throws: ``Interrupted`` if `isCancelled` returned true.
    /// - Complexity: Near linear in the terms of the touched components, as far as equalities, single bounds and
    ///   optional rows on single variables go; simplex pivots on the rest. If only constants have changed and no row
    ///   changes between satisfied and violated: in proportion to the variables that move and their rows; the first
    ///   time, near linear in all rows.
    public mutating func solve(
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> Solution {
        // Changed in place: a copy would cost more than most edits.
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

    /// Finds connected rows; later copies share the result.
    package mutating func findParts() {
        guard var known else { return }
        self.known = nil
        _ = known.knownRegions(of: system)
        self.known = known
    }

    /// The parts of the system that rows and variables belong to, by number; `nil` if one of the variables is fixed by
    /// a row of its own, and therefore belongs to all parts.
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

    /// The rows connected to each of some groups of variables, in the solved system. Rows that share only variables
    /// fixed by a required row of their own are not connected.
    ///
    /// Connected groups are returned as one part.
    ///
    /// - Returns: For each part: its groups, and its rows and variables, ascending.
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
            // A group that touches several regions is examined with all of them; one that touches none, by itself.
            if key.isEmpty { key = variables.map { ~$0 } }
            if groupsOfKey[key] == nil { order.append(key) }
            groupsOfKey[key, default: []].append(index)
        }
        return order.map { key in
            let members = groupsOfKey[key] ?? []
            let part = regions.part(around: [], variables: members.flatMap { groups[$0] }, of: system) {
                system.participates($0)
            }
            return (members, part.rows, part.variables)
        }
    }

    /// A row that determines a value, with the value's rate of change per unit of the row's constant.
    public struct BindingRow: Sendable, Equatable {
        public var row: Int
        public var multiplier: Double
    }

    /// The rows that bind a linear function of the variables at the optimum, with their multipliers.
    ///
    /// The function is the sum over these rows of multiplier times coefficients. Its value is therefore the sum of
    /// multiplier times constant (as kept, for rows that yield), and a small change of a row's constant moves it by the
    /// multiplier. For an optional row that is not satisfied, the binding rows of its own terms are the ones that take
    /// precedence over it.
    ///
    /// - Returns: By row, none with a multiplier of 0; `nil` if the optimum does not determine the function's
    ///   variables. If more rows meet at the optimum than needed, a sufficient subset, always the same for the same
    ///   system.
    /// - Throws: ``Interrupted`` if the system had to be solved first and `isCancelled` returned true.
    /// - Complexity: That of ``solve(isCancelled:)`` after edits; one sparse decomposition of all rows the first time;
    ///   then in proportion to the rows that the answer passes through.
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
    /// Whether a row has an effect: disabled rows and rows with a constant that is not a number have none.
    package func participates(_ row: Int) -> Bool {
        isEnabled[row] && constants[row].isFinite
    }

    /// Whether the first of two required rows is kept in preference to the other.
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
