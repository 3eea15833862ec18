/// Whether two systems of rows mean the same for the variables that they share, for all values of their parameters.
///
/// The proof is sufficient and not necessary. Variables of one side alone are eliminated; each required row of one side
/// follows from those of the other, equalities by elimination, inequalities by multipliers; and in each part that is
/// connected by more than parameters, each level of optional rows has the same errors on both sides. Exact fractions of the
/// numbers as they are written.
package struct SystemEquivalence: Sendable {
    package enum VariableKind: UInt8, Sendable {
        /// Only one of the systems has the variable.
        case own
        case shared
        /// Given from outside: nothing chooses its value.
        case parameter
    }

    /// What a system means that the other one does not.
    package struct Remainder: Sendable, Equatable {
        /// A smallest set of required rows that do not follow from the other system, ascending.
        package var required: [Int] = []
        /// Required rows that follow from the other system along with `required`, ascending.
        package var dependent: [Int] = []
        /// Optional rows without a counterpart at their level, ascending.
        package var optional: [Int] = []
        /// Rows with variables of the system's own that cannot be eliminated, or numbers that are not finite.
        package var opaque: [Int] = []
        /// Required rows that have no solution for any values of the parameters.
        package var conflicting: [Int] = []

        package init() {}

        package var isEmpty: Bool { required.isEmpty && optional.isEmpty && opaque.isEmpty && conflicting.isEmpty }
    }

    /// Of the first and of the second system.
    package private(set) var missing = Remainder()
    package private(set) var extra = Remainder()
    /// Whether required rows of both systems have no solution for any values of the parameters, and are the same rows.
    package private(set) var sharesConflicts = false
    /// How the rows of the one side follow from the other.
    package private(set) var counts = Counts()

    package struct Counts: Sendable, Equatable {
        /// Rows that both systems have.
        package var common = 0
        /// Rows of one system that follow from several of the other.
        package var derived = 0

        package init() {}
    }

    /// Whether the proof succeeded.
    package var isProven: Bool { missing.isEmpty && extra.isEmpty }

    private let kinds: [VariableKind]
    private var work: Int
    /// By variable, in how many equalities it is.
    private var occurrences: [Int] = []

    /// Linear programs may look at this many rows in all.
    package static let mostWork = 400_000

    /// - Parameters:
    ///   - kinds: By variable.
    ///   - domain: Required rows on parameters that hold on both sides.
    ///   - isSolved: Of each system, whether its required rows are known to have a solution for some values of the
    ///     parameters.
    ///   - isCancelled: See ``Solver/solve(isCancelled:)``.
    /// - Complexity: Near linear in the terms where rows have few variables that remain; linear programs for rows that only
    ///   several others imply, up to a cap.
    package init(
        _ old: LinearSystem,
        _ new: LinearSystem,
        kinds: [VariableKind],
        domain: LinearSystem,
        isSolved: [Bool] = [false, false],
        work: Int = mostWork,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) {
        self.kinds = kinds
        self.work = work
        let sides = [old, new].map { EquivalenceSide($0, isOwn: { kinds[$0] == .own }) }
        missing.opaque = (sides[0].opaque + sides[0].unreadable).sorted()
        extra.opaque = (sides[1].opaque + sides[1].unreadable).sorted()
        let conflicts = [
            isSolved[0] ? [] : try Self.conflictingRows(old, domain, isCancelled),
            isSolved[1] ? [] : try Self.conflictingRows(new, domain, isCancelled),
        ]
        var parts = ConnectedVariables(kinds)
        for side in sides { for row in side.given { parts.unite(row.form) } }
        var conflictingParts: Set<Int> = []
        for (side, rows) in zip(sides, conflicts) where !rows.isEmpty {
            let rows = Set(rows)
            for row in side.given where rows.contains(row.index) {
                if let part = parts.part(of: row.form) { conflictingParts.insert(part) }
            }
        }
        if isCancelled() { throw Interrupted() }
        if !conflictingParts.isEmpty { compareLiterally(sides, conflicts, &parts, conflictingParts) }
        compare(sides, domain) { form in parts.part(of: form).map { !conflictingParts.contains($0) } ?? true }
    }

    private func isParameter(_ variable: Int) -> Bool { kinds[variable] == .parameter }

    // MARK: Conflicts

    /// The rows of sets that have no solution, whatever the parameters are.
    private static func conflictingRows(
        _ system: LinearSystem,
        _ domain: LinearSystem,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> [Int] {
        var required = LinearSystem(variableCount: system.variableCount)
        var rows: [Int] = []
        for row in 0..<system.rowCount where system.priorities[row] >= LinearSystem.required && system.participates(row)
        {
            required.addRow(
                system.terms(of: row),
                system.relations[row],
                system.constants[row],
                keepRank: system.keepRanks[row]
            )
            rows.append(row)
        }
        for row in 0..<domain.rowCount {
            required.addRow(domain.terms(of: row), domain.relations[row], domain.constants[row])
        }
        var solver = Solver(required)
        let solution = try solver.solve(isCancelled: isCancelled)
        if solution.broken.isEmpty { return [] }
        var found = Set(solution.brokenSets.flatMap(\.rows))
        found.formUnion(solution.broken)
        return found.filter { $0 < rows.count }.map { rows[$0] }.sorted()
    }

    /// Rows that have no solution imply everything: where there are such, the rows themselves must be the same.
    private mutating func compareLiterally(
        _ sides: [EquivalenceSide],
        _ conflicts: [[Int]],
        _ parts: inout ConnectedVariables,
        _ conflicting: Set<Int>
    ) {
        struct Literal: Hashable {
            var form: LinearForm
            var relation: RowRelation
            var priority: Double
        }
        var rows: [[Literal: [Int]]] = []
        for side in sides {
            var own: [Literal: [Int]] = [:]
            for row in side.equalities + side.inequalities + side.wishes {
                guard let part = parts.part(of: row.form), conflicting.contains(part) else { continue }
                let form = row.relation == .equal ? InequalityEntailment.normalized(row.form) : row.form
                own[Literal(form: form, relation: row.relation, priority: row.priority), default: []].append(row.index)
            }
            rows.append(own)
        }
        func rest(_ own: [Literal: [Int]], _ other: [Literal: [Int]]) -> [Int] {
            own.flatMap { literal, rows in rows.dropFirst(other[literal]?.count ?? 0) }.sorted()
        }
        missing.conflicting = rest(rows[0], rows[1])
        extra.conflicting = rest(rows[1], rows[0])
        // A conflict among a side's own views ends as a contradiction of numbers.
        if sides[0].contradictions.isEmpty != sides[1].contradictions.isEmpty {
            missing.conflicting += sides[0].contradictions
            extra.conflicting += sides[1].contradictions
        }
        if conflicts[0].isEmpty != conflicts[1].isEmpty, missing.conflicting.isEmpty, extra.conflicting.isEmpty {
            missing.conflicting = conflicts[0]
            extra.conflicting = conflicts[1]
        }
        sharesConflicts = missing.conflicting.isEmpty && extra.conflicting.isEmpty
    }

    // MARK: The proof

    private mutating func compare(
        _ sides: [EquivalenceSide],
        _ domain: LinearSystem,
        _ isCompared: (LinearForm) -> Bool
    ) {
        let equalities = sides.map { side in
            side.equalities.filter { isCompared($0.form) }.map { row in
                var row = row
                row.form = InequalityEntailment.normalized(row.form)
                return row
            }
        }
        occurrences = Array(repeating: 0, count: kinds.count)
        for row in equalities.joined() { for term in row.form.terms { occurrences[term.variable] += 1 } }
        let forms = formsOfCommonRows(equalities)
        var own = [forms.common, forms.common]
        for side in 0...1 { for row in forms.rest[side] { _ = own[side].insert(row.form, rank: rank) } }
        var open: [[EquivalenceSide.Row]] = [[], []]
        var dependent: [[Int]] = [[], []]
        for side in 0...1 {
            // What earlier rows of the rest imply along with the other side is one difference, not two.
            var known = own[1 - side]
            for row in forms.rest[side] {
                let rest = own[1 - side].reduced(row.form)
                if rest.isConstant, rest.constant.isZero {
                    counts.derived += 1
                } else if known.insert(row.form, rank: rank) == .follows {
                    dependent[side].append(row.index)
                } else {
                    open[side].append(row)
                }
            }
        }
        var inequalities = sides.indices.map { side in
            Inequalities(
                sides[side].inequalities.filter { isCompared($0.form) },
                domain: domain,
                forms: &own[side],
                isParameter: isParameter
            )
        }
        if !open[0].isEmpty || !open[1].isEmpty {
            for side in 0...1 {
                open[side] = open[side].filter { row in
                    !isImplied(row, by: &inequalities[1 - side], &own[1 - side])
                }
            }
            // Implied equalities have changed what the forms are in terms of.
            for side in 0...1 {
                inequalities[side] = Inequalities(
                    sides[side].inequalities.filter { isCompared($0.form) },
                    domain: domain,
                    forms: &own[side],
                    isParameter: isParameter
                )
            }
        }
        missing.required = open[0].map(\.index)
        extra.required = open[1].map(\.index)
        var remainders = [missing.required, extra.required]
        for side in 0...1 {
            let other = 1 - side
            for row in inequalities[side].rows {
                let form = own[other].reduced(row.form)
                if inequalities[other].entailment.containsDirectly(form) {
                    counts.common += 1
                } else if inequalities[other].entailment.multipliers(for: form, work: &work) != nil {
                    counts.derived += 1
                } else {
                    remainders[side].append(row.index)
                }
            }
        }
        missing.dependent = dependent[0].sorted()
        extra.dependent = dependent[1].sorted()
        missing.required = Array(Set(remainders[0])).sorted()
        extra.required = Array(Set(remainders[1])).sorted()
        compareWishes(sides, inequalities, &own, isCompared)
    }

    /// Parameters are solved last, and of the others those first that few equalities contain: solving a variable that many
    /// contain would put its form into all of them, and chains would become rows as long as they are.
    private func rank(_ variable: Int) -> Int {
        Int(kinds[variable].rawValue) << 32 + min(occurrences[variable], 1 << 30)
    }

    private mutating func formsOfCommonRows(
        _ equalities: [[EquivalenceSide.Row]]
    ) -> (common: AffineForms, rest: [[EquivalenceSide.Row]]) {
        let sets = equalities.map { Set($0.map(\.form)) }
        var common = AffineForms(variableCount: kinds.count)
        var rest: [[EquivalenceSide.Row]] = [[], []]
        for side in 0...1 {
            for row in equalities[side] {
                if !sets[1 - side].contains(row.form) {
                    rest[side].append(row)
                } else if side == 0 {
                    _ = common.insert(row.form, rank: rank)
                    counts.common += 1
                }
            }
        }
        return (common, rest)
    }

    /// Whether an equality follows from inequalities of the other side, as both of its halves; if so, it becomes one of the
    /// other side's equalities.
    private mutating func isImplied(
        _ row: EquivalenceSide.Row,
        by inequalities: inout Inequalities,
        _ forms: inout AffineForms
    ) -> Bool {
        let form = forms.reduced(row.form)
        if form.isConstant { return form.constant.isZero }
        for half in [form, form.times(-.one)] {
            if inequalities.entailment.multipliers(for: half, work: &work) == nil { return false }
        }
        _ = forms.insert(form, rank: rank)
        counts.derived += 1
        return true
    }

    /// The required inequalities of a side in the variables that its equalities leave.
    private struct Inequalities {
        var rows: [EquivalenceSide.Row] = []
        var entailment: InequalityEntailment

        init(
            _ given: [EquivalenceSide.Row],
            domain: LinearSystem,
            forms: inout AffineForms,
            isParameter: @escaping (Int) -> Bool
        ) {
            entailment = InequalityEntailment(isParameter: isParameter)
            for row in 0..<domain.rowCount {
                guard var form = LinearForm(row: row, of: domain) else { continue }
                if domain.relations[row] == .lessThanOrEqual { form = form.times(-.one) }
                entailment.insert(forms.reduced(form))
            }
            for row in given {
                var row = row
                row.form = forms.reduced(row.form)
                if row.form.isConstant, row.form.constant.sign >= 0 { continue }
                entailment.insert(row.form)
                rows.append(row)
            }
        }
    }

    // MARK: Optional rows

    private mutating func compareWishes(
        _ sides: [EquivalenceSide],
        _ inequalities: [Inequalities],
        _ own: inout [AffineForms],
        _ isCompared: (LinearForm) -> Bool
    ) {
        // With the same equalities on both sides, forms are compared in the terms of one of them.
        var forms = own[0]
        var levels: [WishLevels] = []
        for side in 0...1 {
            var made = WishLevels(sides[side].wishes.filter { isCompared($0.form) }, isParameter: isParameter) {
                forms.reduced($0)
            }
            made.drop { inequalities[0].entailment.containsDirectly($0.times(-.one)) }
            levels.append(made)
        }
        // Errors that only one side has may be 0 for reasons that take several rows.
        let sets = levels.map { Set($0.wishes.map(\.form)) }
        for side in 0...1 {
            var verdicts: [LinearForm: Bool] = [:]
            let entailment = inequalities[0].entailment
            levels[side].drop { form in
                if sets[1 - side].contains(form) { return false }
                if let known = verdicts[form] { return known }
                let isNever = entailment.multipliers(for: form.times(-.one), work: &work) != nil
                verdicts[form] = isNever
                return isNever
            }
        }
        var parts = ConnectedVariables(kinds)
        for form in inequalities[0].entailment.forms { parts.unite(form) }
        for wish in levels[0].wishes + levels[1].wishes { parts.unite(wish.form) }
        var byPart: [Int: [[WishLevels.Wish]]] = [:]
        for side in 0...1 {
            for wish in levels[side].wishes {
                guard let part = parts.part(of: wish.form) else { continue }
                byPart[part, default: [[], []]][side].append(wish)
            }
        }
        var rest: [Set<Int>] = [[], []]
        for (_, wishes) in byPart {
            let own = wishes.map(WishLevels.levels)
            if own[0].count == own[1].count, zip(own[0], own[1]).allSatisfy({ WishLevels.isSame($0, $1) }) {
                counts.common += own[0].reduce(0) { $0 + $1.count }
                continue
            }
            let differing = Self.differingRows(wishes)
            for side in 0...1 { rest[side].formUnion(differing[side]) }
        }
        missing.optional = rest[0].sorted()
        extra.optional = rest[1].sorted()
    }

    /// The rows of wishes that the other side does not have with their priority and weight; all of a part where only the order
    /// of levels differs.
    private static func differingRows(_ wishes: [[WishLevels.Wish]]) -> [[Int]] {
        struct Key: Hashable {
            var priority: Double
            var form: LinearForm
        }
        let sums = wishes.map { own in
            own.reduce(into: [Key: Rational]()) { sums, wish in
                let key = Key(priority: wish.priority, form: wish.form)
                sums[key] = (sums[key] ?? .zero) + wish.weight
            }
        }
        let rows = (0...1).map { side in
            wishes[side].filter { wish in
                let key = Key(priority: wish.priority, form: wish.form)
                return sums[side][key] != sums[1 - side][key]
            }.map(\.row)
        }
        if rows[0].isEmpty, rows[1].isEmpty { return wishes.map { $0.map(\.row) } }
        return rows
    }
}
