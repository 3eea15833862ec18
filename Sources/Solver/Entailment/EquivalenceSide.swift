/// One of two systems that are compared, in exact forms: what its rows say of shared variables and parameters.
struct EquivalenceSide {
    struct Row {
        /// Of the system.
        var index: Int
        var form: LinearForm
        var relation: RowRelation
        var priority: Double
        /// Of an inequality that eliminating a variable made: how many were made before it.
        var made: Int?
    }

    /// A variable of the side's own that the rows below no longer have.
    struct Elimination {
        var variable: Int
        /// The required equality that it was solved from; `nil`: each inequality that bounds it from below was added to each
        /// that bounds it from above.
        var row: Int?
    }

    /// Required equalities and inequalities and optional rows, without variables of the side's own as far as these can be
    /// eliminated.
    private(set) var equalities: [Row] = []
    /// As `form >= 0`.
    private(set) var inequalities: [Row] = []
    private(set) var wishes: [Row] = []
    /// Rows with variables of its own that remain.
    private(set) var opaque: [Int] = []
    /// Rows that do not participate in the comparison because a number is not finite.
    private(set) var unreadable: [Int] = []
    /// An equality of numbers that is false.
    private(set) var contradictions: [Int] = []
    /// The rows as they were given.
    private(set) var given: [Row] = []
    /// In the order in which they were eliminated.
    private(set) var eliminations: [Elimination] = []
    private(set) var ownForms: AffineForms

    init(_ system: LinearSystem, isOwn: (Int) -> Bool) {
        var given: [Row] = []
        var unreadable: [Int] = []
        given.reserveCapacity(system.rowCount)
        for row in 0..<system.rowCount where system.isEnabled[row] {
            guard let form = LinearForm(row: row, of: system) else {
                unreadable.append(row)
                continue
            }
            given.append(
                Row(index: row, form: form, relation: system.relations[row], priority: system.priorities[row])
            )
        }
        self.init(given, variableCount: system.variableCount, isOwn: isOwn)
        self.unreadable = unreadable
    }

    init(_ given: [Row], variableCount: Int, isOwn: (Int) -> Bool) {
        ownForms = AffineForms(variableCount: variableCount)
        self.given = given
        eliminateByEqualities(isOwn)
        eliminateByInequalities(isOwn)
    }

    /// Removes some of the rows.
    ///
    /// - Returns: What was removed.
    mutating func setApart(_ isApart: (Row) -> Bool) -> [Row] {
        let apart = (equalities + inequalities + wishes).filter(isApart)
        equalities.removeAll(where: isApart)
        inequalities.removeAll(where: isApart)
        wishes.removeAll(where: isApart)
        return apart
    }

    private mutating func eliminateByEqualities(_ isOwn: (Int) -> Bool) {
        let rank: (Int) -> Int = { isOwn($0) ? 0 : 1 }
        for row in given where row.priority >= LinearSystem.required && row.relation == .equal {
            var row = row
            row.form = ownForms.reduced(row.form)
            if row.form.terms.contains(where: { isOwn($0.variable) }) {
                if case .solves(let variable) = ownForms.insert(row.form, rank: rank) {
                    eliminations.append(Elimination(variable: variable, row: row.index))
                }
            } else if !row.form.isConstant {
                equalities.append(row)
            } else if !row.form.constant.isZero {
                contradictions.append(row.index)
            }
        }
        for row in given {
            var row = row
            if row.priority < LinearSystem.required {
                row.form = ownForms.reduced(row.form)
                wishes.append(row)
            } else if row.relation != .equal {
                row.form = ownForms.reduced(row.form)
                if row.relation == .lessThanOrEqual { row.form = row.form.times(-.one) }
                row.relation = .greaterThanOrEqual
                inequalities.append(row)
            }
        }
    }

    /// A variable in more pairs of inequalities than this is not eliminated.
    private static let mostPairs = 256

    /// Fourier and Motzkin: a variable in inequalities alone can be chosen if and only if each that bounds it from below
    /// is under each that bounds it from above.
    private mutating func eliminateByInequalities(_ isOwn: (Int) -> Bool) {
        var rowsOfVariable: [Int: [Int]] = [:]
        for (place, row) in inequalities.enumerated() {
            for term in row.form.terms where isOwn(term.variable) {
                rowsOfVariable[term.variable, default: []].append(place)
            }
        }
        var wished: Set<Int> = []
        for row in wishes { for term in row.form.terms where isOwn(term.variable) { wished.insert(term.variable) } }
        var isRemoved = Array(repeating: false, count: inequalities.count)
        let givenCount = inequalities.count
        for variable in rowsOfVariable.keys.sorted() where !wished.contains(variable) {
            let places = (rowsOfVariable[variable] ?? []).filter { !isRemoved[$0] }
            func coefficient(_ place: Int) -> Rational { inequalities[place].form.coefficient(of: variable) ?? .zero }
            let below = places.filter { coefficient($0).sign > 0 }
            let above = places.filter { coefficient($0).sign < 0 }
            if below.count * above.count > Self.mostPairs { continue }
            for low in below {
                for high in above {
                    var sum = inequalities[low].form.times(.one / coefficient(low))
                    sum.add(inequalities[high].form, times: .one / coefficient(high).magnitude)
                    var row = inequalities[low]
                    row.form = sum
                    let place = inequalities.count
                    row.made = place - givenCount
                    inequalities.append(row)
                    isRemoved.append(false)
                    for term in sum.terms where isOwn(term.variable) {
                        rowsOfVariable[term.variable, default: []].append(place)
                    }
                }
            }
            for place in places { isRemoved[place] = true }
            eliminations.append(Elimination(variable: variable, row: nil))
        }
        var kept: [Row] = []
        for (place, row) in inequalities.enumerated() where !isRemoved[place] {
            if row.form.terms.contains(where: { isOwn($0.variable) }) {
                opaque.append(row.index)
            } else {
                kept.append(row)
            }
        }
        inequalities = kept
        var keptWishes: [Row] = []
        for row in wishes {
            let hasOwn = row.form.terms.contains { isOwn($0.variable) }
            if hasOwn { opaque.append(row.index) } else { keptWishes.append(row) }
        }
        wishes = keptWishes
    }
}
