import LayoutSolver

/// Says which constraints make something what it is: the irreducible set that contradicts its being otherwise.
///
/// The solution is written as a system of its own: every row that holds stays as it is, and every row that fails is
/// held at the value it reached, on the side on which it pulls. What is asked is then added as a row that the solution
/// contradicts, and the solver's irreducible set for it is the answer. Rows are kept by their level, so that an answer
/// names only rows of the question's own level or above.
struct Attribution {
    /// A claim that the solution contradicts.
    struct Question {
        var terms: [LinearTerm]
        var relation: RowRelation
        var constant: Double
        /// Only rows of this priority or a higher one may answer.
        var priority: Double
    }

    struct Answer {
        /// Rows of the lowered system, ascending.
        var rows: [Int]
        /// Whether no row of the answer is assumed.
        var isCertain: Bool
    }

    /// The answers in the order of the questions; `nil` where the claim does not contradict the solution.
    static func answers(
        to questions: [Question],
        in examination: Examination
    ) throws(Interrupted) -> [Answer?] {
        guard !questions.isEmpty, examination.options.tellsReasons else {
            return [Answer?](repeating: nil, count: questions.count)
        }
        let system = examination.lowered.system
        let point = examination.point
        let levels = Set(system.priorities + questions.map(\.priority)).sorted(by: >)
        var rankOfLevel: [Double: UInt8] = [:]
        for (index, level) in levels.enumerated() { rankOfLevel[level] = UInt8(clamping: 2 + index) }
        var frozen = LinearSystem(variableCount: system.variableCount)
        frozen.reserveCapacity(rows: system.rowCount + questions.count, terms: system.terms.count)
        var originals: [Int] = []
        for row in 0..<system.rowCount where system.isEnabled[row] {
            let terms = system.terms(of: row)
            var relation = system.relations[row]
            var constant = system.constants[row]
            let isKept = system.priorities[row] >= LinearSystem.required && !examination.isBroken[row]
            let error = system.error(ofRow: row, at: point)
            if !isKept && error > 1e-9 * max(1, abs(constant)) {
                // What is a matter of taste on the optimal face explains nothing.
                if terms.contains(where: { examination.freedom.isFree($0.variable) }) { continue }
                let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
                relation = value > constant ? .lessThanOrEqual : .greaterThanOrEqual
                constant = value
            }
            let rank: UInt8 =
                isKept ? 0 : examination.isBroken[row] ? 1 : rankOfLevel[system.priorities[row]] ?? UInt8.max
            frozen.addRow(terms, relation, constant, keepRank: rank, isAssumed: system.isAssumed[row])
            originals.append(row)
        }
        let firstQuestion = frozen.rowCount
        for question in questions {
            frozen.addRow(
                question.terms,
                question.relation,
                question.constant,
                keepRank: rankOfLevel[question.priority] ?? UInt8.max
            )
        }
        var solver = Solver(frozen)
        let solution = try solver.solve(isCancelled: examination.options.isCancelled)
        var answers = [Answer?](repeating: nil, count: questions.count)
        for conflict in solution.conflicts where conflict.broken >= firstQuestion {
            let others = conflict.rows.filter { $0 != conflict.broken }
            if others.contains(where: { $0 >= firstQuestion }) { continue }
            answers[conflict.broken - firstQuestion] = Answer(
                rows: others.map { originals[$0] },
                isCertain: conflict.isCertain
            )
        }
        return answers
    }
}

extension Examination {
    /// The smallest error that an optional or broken row has on the optimal face.
    func lowestError(ofRow row: Int) -> Double {
        let system = lowered.system
        let terms = system.terms(of: row)
        guard let face = terms.lazy.compactMap({ self.freedom.face(of: $0.variable) }).first else {
            return error(ofRow: row)
        }
        let constant = system.constants[row]
        // Variables of other faces do not stand in one row with those of this one.
        func above() -> Double { solution.faces[face].lowest(of: Array(terms)).map { max(0, $0 - constant) } ?? 0 }
        func below() -> Double {
            let negative = terms.map { LinearTerm($0.variable, -$0.coefficient) }
            return solution.faces[face].lowest(of: negative).map { max(0, constant + $0) } ?? 0
        }
        return switch system.relations[row] {
        case .equal: max(above(), below())
        case .lessThanOrEqual: above()
        case .greaterThanOrEqual: below()
        }
    }

    /// Whether a row fails by more than a tolerance all over the optimal face: asked at two of its points before a
    /// linear program is solved.
    func fails(row: Int, byMoreThan tolerance: Double) -> Bool {
        error(ofRow: row) > tolerance
            && lowered.system.error(ofRow: row, at: solution.values) > tolerance
            && lowestError(ofRow: row) > tolerance
    }

    /// The question why a row cannot hold.
    func question(aboutRow row: Int) -> Attribution.Question {
        let system = lowered.system
        return Attribution.Question(
            terms: Array(system.terms(of: row)),
            relation: system.relations[row],
            constant: system.constants[row],
            priority: system.priorities[row]
        )
    }

    /// A pixel in points, with room for the noise of solving.
    var pixel: Double { 1 / layout.scale + 1e-6 }
}
