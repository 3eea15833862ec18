/// Finds multipliers of rows at their constants, with which a sum of rows becomes 0: in doubles, as a system of its own, and
/// then in exact fractions.
struct MultiplierSearch {
    private let exact: ExactRows
    /// By variable: the rows that have it.
    private let columns: [[Int32]]
    /// By row, whether it is at its constant at the point.
    private let isTight: [Bool]

    /// The most rows among which multipliers are looked for.
    private static let mostRows = 20_000

    init(_ exact: ExactRows, isTight: [Bool]) {
        self.exact = exact
        self.isTight = isTight
        var columns: [[Int32]] = Array(repeating: [], count: exact.system.variableCount)
        for row in exact.rows {
            for term in exact.system.terms(of: row) { columns[term.variable].append(Int32(truncatingIfNeeded: row)) }
        }
        self.columns = columns
    }

    /// What a row's multiplier should be near.
    private enum Wish {
        case zero, atLeastOne, atMostMinusOne
    }

    /// Multipliers that show that no point on the given sides has smaller errors in the rows of a priority.
    ///
    /// - Parameters:
    ///   - violated: The rows of the priority that are not satisfied, with the slopes of their errors.
    ///   - level: All rows of the priority.
    /// - Returns: The slopes among them; `nil` where none were found.
    func multipliers(
        against violated: [OptimumProof.Term],
        level: [Int],
        sides: RowSides
    ) -> [OptimumProof.Term]? {
        let isViolated = Set(violated.map(\.row))
        let isOfLevel = Set(level).subtracting(isViolated)
        let region = region(around: violated.map(\.row), sides) { row in
            !isViolated.contains(row) && isTight[row] && (sides.isBound(row) || isOfLevel.contains(row))
        }
        guard let region else { return nil }
        return solve(region, given: violated, wish: { _ in .zero }) { row in
            let slopes = exact.system.relations[row].slopes
            let slope: (least: Rational?, most: Rational?) =
                isOfLevel.contains(row) ? (slopes.least, slopes.most) : (.zero, .zero)
            return (sides.isBoundBelow[row] ? nil : slope.least, sides.isBoundAbove[row] ? nil : slope.most)
        }
    }

    /// Multipliers of as many rows as possible that are bound on one side, and are at their constants all the same.
    ///
    /// - Parameter rows: Such rows.
    func multipliers(holding rows: [Int], sides: RowSides) -> [OptimumProof.Term]? {
        guard let region = region(around: rows, sides, accepting: { isTight[$0] && sides.isBound($0) }) else {
            return nil
        }
        return solve(
            region,
            given: [],
            wish: { row in
                sides.isFixed(row) ? .zero : sides.isBoundAbove[row] ? .atLeastOne : .atMostMinusOne
            },
            limits: { row in (sides.isBoundBelow[row] ? nil : .zero, sides.isBoundAbove[row] ? nil : .zero) }
        )
    }

    // MARK: -

    /// Rows that are connected otherwise than by a variable that one row fixes by itself.
    private struct Region {
        var rows: [Int] = []
        var variables: [Int] = []
        /// Variables that a row fixes by itself: it takes any multiplier, and the others need not cancel there.
        var pins: [Int: Int] = [:]
    }

    private func region(around start: [Int], _ sides: RowSides, accepting accepts: (Int) -> Bool) -> Region? {
        var region = Region()
        var isSeenRow: Set<Int> = []
        var isSeenVariable: Set<Int> = []
        var open = start
        while let row = open.popLast() {
            for term in exact.system.terms(of: row) where isSeenVariable.insert(term.variable).inserted {
                let rows = columns[term.variable]
                if let pin = rows.first(where: { sides.isFixed(Int($0)) && exact.system.terms(of: Int($0)).count == 1 })
                {
                    region.pins[term.variable] = Int(pin)
                    continue
                }
                region.variables.append(term.variable)
                for column in rows {
                    let other = Int(column)
                    guard accepts(other), isSeenRow.insert(other).inserted else { continue }
                    region.rows.append(other)
                    if region.rows.count > Self.mostRows { return nil }
                    open.append(other)
                }
            }
        }
        region.rows.sort()
        region.variables.sort()
        return region
    }

    private func solve(
        _ region: Region,
        given: [OptimumProof.Term],
        wish: (Int) -> Wish,
        limits: (Int) -> (least: Rational?, most: Rational?)
    ) -> [OptimumProof.Term]? {
        let needed = exact.sum(of: given)
        guard let approximate = approximate(region, needed, wish, limits) else { return nil }
        // Those at a limit are there, those that are not 0 are unknown.
        var terms = given
        var unknown: [Int] = []
        for (row, value) in zip(region.rows, approximate) where abs(value) > 1e-9 {
            let limits = limits(row)
            if let limit = [limits.least, limits.most].compactMap({ $0 }).first(where: {
                abs($0.approximation - value) < 1e-9
            }) {
                terms.append(OptimumProof.Term(row: row, multiplier: limit))
            } else {
                unknown.append(row)
            }
        }
        var values: [Int: Double] = [:]
        for (row, value) in zip(region.rows, approximate) { values[row] = value }
        terms += exactMultipliers(of: unknown, near: { values[$0] ?? 0 }, with: terms, region)
        // The rest at variables that one row fixes is that row's.
        for (variable, sum) in exact.sum(of: terms).sorted(by: { $0.key < $1.key }) {
            guard let pin = region.pins[variable], let own = exact.terms(of: pin).first else { return nil }
            terms.append(OptimumProof.Term(row: pin, multiplier: -(sum / own.coefficient)))
        }
        let isGiven = Set(given.map(\.row))
        let isPin = Set(region.pins.values)
        for term in terms where !isGiven.contains(term.row) && !isPin.contains(term.row) {
            let (least, most) = limits(term.row)
            if let least, term.multiplier < least { return nil }
            if let most, most < term.multiplier { return nil }
        }
        return terms.filter { !$0.multiplier.isZero }.sorted { $0.row < $1.row }
    }

    /// The multipliers in doubles, in the order of the region's rows.
    private func approximate(
        _ region: Region,
        _ needed: [Int: Rational],
        _ wish: (Int) -> Wish,
        _ limits: (Int) -> (least: Rational?, most: Rational?)
    ) -> [Double]? {
        var dual = LinearSystem(variableCount: region.rows.count)
        var sums: [Int: [LinearTerm]] = [:]
        for (place, row) in region.rows.enumerated() {
            for term in exact.system.terms(of: row) {
                sums[term.variable, default: []].append(LinearTerm(place, term.coefficient))
            }
            let (least, most) = limits(row)
            let own = [LinearTerm(place, 1)]
            if let least { dual.addRow(own, .greaterThanOrEqual, least.approximation) }
            if let most { dual.addRow(own, .lessThanOrEqual, most.approximation) }
            switch wish(row) {
            case .zero: dual.addRow(own, .equal, 0, priority: 500)
            case .atLeastOne: dual.addRow(own, .greaterThanOrEqual, 1, priority: 600)
            case .atMostMinusOne: dual.addRow(own, .lessThanOrEqual, -1, priority: 600)
            }
        }
        for variable in region.variables {
            let constant = -(needed[variable]?.approximation ?? 0)
            let terms = sums[variable] ?? []
            if terms.isEmpty, constant != 0 { return nil }
            if !terms.isEmpty { dual.addRow(terms, .equal, constant) }
        }
        var solver = Solver(dual)
        guard let solution = try? solver.solve(), solution.broken.isEmpty else { return nil }
        return solution.values
    }

    /// The multipliers of some rows with which all variables of a region cancel, along with other terms.
    private func exactMultipliers(
        of unknown: [Int],
        near value: (Int) -> Double,
        with terms: [OptimumProof.Term],
        _ region: Region
    ) -> [OptimumProof.Term] {
        if unknown.isEmpty { return [] }
        let sums = exact.sum(of: terms)
        var equations: [Int: [(variable: Int, coefficient: Rational)]] = [:]
        for (place, row) in unknown.enumerated() {
            for (variable, coefficient) in exact.terms(of: row) where region.pins[variable] == nil {
                equations[variable, default: []].append((place, coefficient))
            }
        }
        let given = equations.sorted { $0.key < $1.key }.map { variable, terms in
            (terms: terms, constant: -(sums[variable] ?? .zero))
        }
        let solved = ExactElimination(given, variableCount: unknown.count)
        let point = solved.point { Rational(simplestNear: value(unknown[$0])) }
        return zip(unknown, point).map { OptimumProof.Term(row: $0, multiplier: $1) }
    }
}
