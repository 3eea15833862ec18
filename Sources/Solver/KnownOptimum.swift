/// What is known of a system's optimum, to be brought up to date after edits.
struct KnownOptimum: Sendable {
    private var values: [Double]
    private var interior: [Double]
    private var isFree: [Bool]
    private var hasFreedom: Bool
    /// By row.
    private var limits: [SystemOptimum.Limit]
    /// In keep order.
    private var broken: [ComponentOptimum.BrokenRow]
    private var proofs: BrokenRowProofs?
    private var yielding: [Solution.Yielding]
    /// By row of `yielding`: the constant that it was kept with.
    private var keptConstants: [Double]
    private var faces: [OptimalFace] = []
    /// By row: what the faces leave it; empty as long as there were none.
    private var lower: [Double] = []
    private var upper: [Double] = []
    /// Made when first needed.
    private var regions: Regions?
    private var change = Solution.Change.everything
    /// By variable, a row that is at its constant, or -1.
    private var holders: [Int32]
    /// The constants that the optimum is for, while there are no `edits` that know them.
    private var constants: [Double]
    /// Made when first needed.
    private var edits: ConstantEdits?
    /// Whether the holders have been found to be of no use for that.
    private var isBeyondEdits = false
    /// How many edits in a row needed no new solve.
    private(set) var carriedEdits = 0

    var variableCount: Int { values.count }

    init(of system: LinearSystem, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        let rows = (0..<system.rowCount).filter { system.participates($0) }
        let search = try Self.solve(SolvingTask(system, rows: rows), isCancelled)
        let optimum = search.optimum
        values = optimum.values
        interior = optimum.interior
        isFree = optimum.isFree
        holders = optimum.holders
        constants = system.constants
        hasFreedom = optimum.hasFreedom
        limits = hasFreedom ? optimum.limits.sorted { $0.row < $1.row } : []
        broken = search.broken
        yielding = search.yielding
        keptConstants = yielding.map { search.task.constants[$0.row] }
        findFaces(of: system)
        prove(in: system)
    }

    /// Solves a task; what turns out to be broken without reason is solved in exact fractions.
    private static func solve(
        _ task: SolvingTask,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> BreakingSearch {
        let search = try BreakingSearch(task, isCancelled: isCancelled)
        let unsound = search.broken.filter { !$0.isChecked && !task.system.conflict($0).isSound }.map(\.row)
        if unsound.isEmpty { return search }
        return try BreakingSearch(byDefinition: task, exactly: unsound, isCancelled: isCancelled)
    }

    private mutating func prove(in system: LinearSystem) {
        proofs =
            broken.isEmpty
            ? nil
            : BrokenRowProofs(
                system,
                broken,
                yielding: zip(yielding, keptConstants).map { ($0.row, $1) },
                values: values
            )
    }

    /// Brings the optimum up to date: where only constants have changed, by moving what they hold, else by solving the
    /// components of the touched rows anew.
    mutating func update(to system: LinearSystem, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        if system.touchedRows.isEmpty {
            change = .part(rows: [], variables: [])
            return
        }
        if !system.isReshaped && carryConstants(of: system) { return }
        try solveTouched(system, isCancelled)
        edits = nil
        carriedEdits = 0
        isBeyondEdits = false
        constants = system.constants
    }

    /// See ``Solver/bindingRows(of:isCancelled:)``; the optimum is that of the system.
    mutating func bindingRows(of functional: [LinearTerm], in system: LinearSystem) -> [Solver.BindingRow]? {
        if functional.contains(where: { isFree[$0.variable] }) || !prepareEdits(system) { return nil }
        return edits?.holders(of: functional)?.map { Solver.BindingRow(row: $0.row, multiplier: $0.multiplier) }
    }

    private mutating func carryConstants(of system: LinearSystem) -> Bool {
        if !broken.isEmpty || !yielding.isEmpty || !prepareEdits(system) { return false }
        let isDone = edits?.carry(system.touchedRows, of: system, to: &values, isFree: isFree) ?? false
        guard isDone, let moved = edits?.moved else { return false }
        // Moved variables are determined: the interior point has the same value there.
        for variable in moved { interior[variable] = values[variable] }
        carriedEdits += 1
        change = .part(rows: system.touchedRows, variables: moved)
        return true
    }

    private mutating func prepareEdits(_ system: LinearSystem) -> Bool {
        if edits != nil { return true }
        if isBeyondEdits { return false }
        edits = ConstantEdits(system, constants: constants, holders: holders)
        isBeyondEdits = edits == nil
        if edits != nil { constants = [] }
        return edits != nil
    }

    /// Solves the parts connected to the touched rows, and takes the rest as it was.
    ///
    /// The parts meet in pins alone, which are kept. A row that was kept has a solution with all others that are kept
    /// now, and one that was broken has none as long as its set is as it was: so what the definition says of the other
    /// parts is what it said before.
    private mutating func solveTouched(
        _ system: LinearSystem,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        let touched = system.touchedRows
        if let known = regions, known.holdsPin(among: touched, of: system) { regions = nil }
        let regions = self.regions ?? makeRegions(of: system, touched: touched)
        let part = regions.part(around: touched, of: system) { system.participates($0) }
        let local = LocalSystem(of: system, part)
        let search = try Self.solve(SolvingTask(local.system, rows: local.rows.indices), isCancelled)
        if !isIndependent(search, local, part, touched) {
            self = try KnownOptimum(of: system, isCancelled: isCancelled)
            return
        }
        self.regions = part.isOneRegion ? regions : nil
        for (place, variable) in local.variables.enumerated() where !regions.isPinned(variable) {
            values[variable] = search.optimum.values[place]
            interior[variable] = search.optimum.interior[place]
            isFree[variable] = search.optimum.isFree[place]
            let holder = Int(search.optimum.holders[place])
            holders[variable] = holder < 0 ? -1 : Int32(truncatingIfNeeded: local.rows[holder])
        }
        // A row that is no longer enabled is not in the part, and nothing is reported for it.
        var concerned = part.rows + touched
        concerned.sort()
        concerned.removeRepetitions()
        let isConcerned = { (row: Int) in concerned.holds(row) }
        broken.removeAll { isConcerned($0.row) }
        for found in search.broken {
            var found = found
            found.row = local.rows[found.row]
            found.holders = found.holders.map { local.rows[$0] }
            broken.append(found)
        }
        broken.sort { system.isKept($0.row, before: $1.row) }
        var kept = zip(yielding, keptConstants).filter { !isConcerned($0.0.row) }
        for found in search.yielding {
            kept.append(
                (Solution.Yielding(row: local.rows[found.row], shift: found.shift), search.task.constants[found.row])
            )
        }
        kept.sort { $0.0.row < $1.0.row }
        yielding = kept.map(\.0)
        keptConstants = kept.map(\.1)
        limits.removeAll { isConcerned($0.row) }
        if search.optimum.hasFreedom {
            for limit in search.optimum.limits {
                limits.append(SystemOptimum.Limit(row: local.rows[limit.row], lower: limit.lower, upper: limit.upper))
            }
            limits.sort { $0.row < $1.row }
        }
        updateFaces(of: system, rows: concerned, variables: local.variables, search.optimum.hasFreedom)
        change = .part(rows: concerned, variables: local.variables)
        prove(in: system)
    }

    private func makeRegions(of system: LinearSystem, touched: [Int]) -> Regions {
        var isNoPin = Array(repeating: false, count: system.rowCount)
        for row in touched { isNoPin[row] = true }
        for broken in broken { isNoPin[broken.row] = true }
        for yielding in yielding { isNoPin[yielding.row] = true }
        // A row that depends on a guess is not a pin, either: causes are looked for without it first.
        return Regions(
            of: system,
            participates: { system.participates($0) },
            mayPin: { !isNoPin[$0] && !system.isAssumed[$0] }
        )
    }

    /// The parts of the system, which is as it was solved.
    mutating func knownRegions(of system: LinearSystem) -> Regions {
        if let regions { return regions }
        let made = makeRegions(of: system, touched: [])
        regions = made
        return made
    }

    /// Whether what was found of a part leaves the other parts as they were.
    private func isIndependent(
        _ search: BreakingSearch,
        _ local: LocalSystem,
        _ part: Regions.Part,
        _ touched: [Int]
    ) -> Bool {
        if search.optimum.isDoubtful { return false }
        if search.broken.isEmpty && search.yielding.isEmpty && broken.isEmpty { return true }
        var lost = search.broken.map { local.rows[$0.row] } + search.yielding.map { local.rows[$0.row] }
        lost.sort()
        if part.pins.contains(where: { lost.holds($0) }) { return false }
        lost.append(contentsOf: touched)
        lost.sort()
        return broken.allSatisfy { known in
            part.rows.holds(known.row) || touched.contains(known.row)
                || known.holders.allSatisfy { !lost.holds($0) }
        }
    }

    private mutating func findFaces(of system: LinearSystem) {
        if !hasFreedom {
            faces = []
            return
        }
        lower = Array(repeating: -.infinity, count: system.rowCount)
        upper = Array(repeating: .infinity, count: system.rowCount)
        boundRows(0..<system.rowCount, of: system)
        faces = region(of: system).faces()
    }

    /// Finds the faces of a part anew.
    private mutating func updateFaces(
        of system: LinearSystem,
        rows: [Int],
        variables: [Int],
        _ isOpen: Bool
    ) {
        if !isOpen && faces.isEmpty {
            hasFreedom = false
            return
        }
        faces.removeAll { face in face.variables.first.map { variables.holds($0) } ?? true }
        if isOpen {
            if lower.isEmpty {
                lower = Array(repeating: -.infinity, count: system.rowCount)
                upper = Array(repeating: .infinity, count: system.rowCount)
                boundRows(0..<system.rowCount, of: system)
            } else {
                let added = max(0, system.rowCount - lower.count)
                lower.append(contentsOf: repeatElement(-.infinity, count: added))
                upper.append(contentsOf: repeatElement(.infinity, count: added))
                boundRows(rows, of: system)
            }
            faces.append(contentsOf: region(of: system).faces(of: variables, among: rows))
            faces.sort { ($0.variables.first ?? 0) < ($1.variables.first ?? 0) }
        } else if !lower.isEmpty {
            let added = max(0, system.rowCount - lower.count)
            lower.append(contentsOf: repeatElement(-.infinity, count: added))
            upper.append(contentsOf: repeatElement(.infinity, count: added))
            boundRows(rows, of: system)
        }
        hasFreedom = !faces.isEmpty
    }

    /// What the optimum leaves of the values of some rows, ascending.
    private mutating func boundRows(_ rows: some Collection<Int>, of system: LinearSystem) {
        for row in rows {
            lower[row] = -.infinity
            upper[row] = .infinity
            if system.participates(row) && system.priorities[row] >= LinearSystem.required {
                bound(row, at: system.constants[row], of: system)
            }
        }
        guard let first = rows.min(), let last = rows.max() else { return }
        let isAll = last - first + 1 == rows.count
        let marked = isAll ? [] : Array(rows)
        func isBound(_ row: Int) -> Bool { row >= first && row <= last && (isAll || marked.holds(row)) }
        for (yielding, constant) in zip(yielding, keptConstants) where isBound(yielding.row) {
            bound(yielding.row, at: constant, of: system)
        }
        for broken in broken where isBound(broken.row) {
            lower[broken.row] = -.infinity
            upper[broken.row] = .infinity
        }
        for limit in limits where isBound(limit.row) {
            lower[limit.row] = limit.lower
            upper[limit.row] = limit.upper
        }
    }

    private mutating func bound(_ row: Int, at constant: Double, of system: LinearSystem) {
        if system.relations[row] != .lessThanOrEqual { lower[row] = constant }
        if system.relations[row] != .greaterThanOrEqual { upper[row] = constant }
    }

    private func region(of system: LinearSystem) -> OptimalRegion {
        OptimalRegion(
            system: system,
            lower: lower,
            upper: upper,
            values: values,
            interior: interior,
            isFree: isFree
        )
    }

    func solution() -> Solution {
        Solution(
            values: values,
            broken: broken.map(\.row),
            proofs: proofs,
            yielding: yielding,
            faces: faces,
            change: change
        )
    }
}
