import LayoutSemantics
import LayoutSolver

/// The proof that a sum of variables is not below, or not above, its value: rows whose multiples add up to the sum.
struct ValueProof {
    struct Part {
        var row: Int
        /// How often the row counts.
        var weight: Double
        /// As in the solution: a row that fails is fixed at the value it reached.
        var relation: RowRelation
        var constant: Double
    }

    var parts: [Part]

    /// - Parameters:
    ///   - isLower: Whether the sum is proven not to be smaller.
    ///   - rows: A set that implies the value.
    /// - Returns: `nil` where the rows prove it only by way of priorities.
    init?(of set: ImplyingSet, isLower: Bool, from rows: [Int], in examination: Examination) throws(Interrupted) {
        let whole = examination.lowered.system
        var columns: [Int: Int] = [:]
        func local(_ terms: some Sequence<LinearTerm>) -> [LinearTerm] {
            terms.map { term in
                let column = columns[term.variable] ?? columns.count
                columns[term.variable] = column
                return LinearTerm(column, term.coefficient)
            }
        }
        let asked = local(set.terms)
        var members: [(part: Part, terms: [LinearTerm])] = []
        for row in rows {
            guard let (relation, constant) = examination.frozen(row: row) else { continue }
            let part = Part(row: row, weight: 0, relation: relation, constant: constant)
            members.append((part, local(whole.terms(of: row))))
        }
        var system = LinearSystem(variableCount: columns.count)
        let rankOfLevel = examination.fact(LevelRanks.self)
        for (part, terms) in members {
            // Equalities first, then what is required, then what ranks highest.
            let row = part.row
            let isPlain = part.relation == .equal && whole.priorities[row] >= LinearSystem.required
            let rank: UInt8 = isPlain ? 0 : rankOfLevel[whole.priorities[row]] ?? 254
            system.addRow(terms, part.relation, part.constant, keepRank: rank)
        }
        let margin = max(1, abs(set.value))
        let question = system.addRow(
            asked,
            isLower ? .lessThanOrEqual : .greaterThanOrEqual,
            isLower ? set.value - margin : set.value + margin,
            keepRank: UInt8.max
        )
        var solver = Solver(system)
        let solution = try solver.solve(isCancelled: examination.options.isCancelled)
        guard let conflict = solution.conflicts.first(where: { $0.broken == question }),
            let place = conflict.rows.firstIndex(of: question), conflict.multipliers.count == conflict.rows.count,
            conflict.multipliers[place] != 0
        else { return nil }
        parts = zip(conflict.rows, conflict.multipliers).compactMap { index, multiplier in
            guard index != question else { return nil }
            var part = members[index].part
            part.weight = -multiplier / conflict.multipliers[place]
            return part
        }
    }
}
