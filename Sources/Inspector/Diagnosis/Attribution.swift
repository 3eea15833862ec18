import LayoutModel
import LayoutSemantics
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
        guard !questions.isEmpty else {
            return []
        }
        var answers = [Answer?](repeating: nil, count: questions.count)
        // Of the variables of the part at hand: their places in it.
        var columns = [Int32](repeating: 0, count: examination.lowered.system.variableCount)
        // Rows that share only fixed variables do not affect each other.
        for part in examination.parts(around: questions.map { $0.terms.map(\.variable) }) {
            try examination.checkCancellation()
            let frozen = Frozen(part, of: part.groups.map { questions[$0] }, in: examination, columns: &columns)
            for (group, answer) in zip(part.groups, try frozen.answers(examination)) { answers[group] = answer }
        }
        return answers
    }

    /// A part of the solution as a system of its own, with questions as its last rows.
    private struct Frozen {
        private var system: LinearSystem
        private var originals: [Int] = []
        private let firstQuestion: Int
        private let count: Int

        init(
            _ part: (groups: [Int], rows: [Int], variables: [Int]),
            of questions: [Question],
            in examination: Examination,
            columns: inout [Int32]
        ) {
            let whole = examination.lowered.system
            let rankOfLevel = examination.fact(LevelRanks.self)
            for (column, variable) in part.variables.enumerated() { columns[variable] = Int32(clamping: column) }
            system = LinearSystem(variableCount: part.variables.count)
            system.reserveCapacity(rows: part.rows.count + questions.count, terms: 3 * part.rows.count)
            for row in part.rows {
                guard let (relation, constant) = examination.frozen(row: row) else { continue }
                let terms = whole.terms(of: row)
                let isKept = whole.priorities[row] >= LinearSystem.required && !examination.isBroken[row]
                let rank: UInt8 =
                    isKept
                    ? 0 : examination.isBroken[row] ? 1 : rankOfLevel[whole.priorities[row]] ?? UInt8.max
                system.addRow(
                    terms.map { LinearTerm(Int(columns[$0.variable]), $0.coefficient) },
                    relation,
                    constant,
                    keepRank: rank,
                    isAssumed: whole.isAssumed[row]
                )
                originals.append(row)
            }
            firstQuestion = system.rowCount
            count = questions.count
            for question in questions {
                // A question that is asked at no level is asked last.
                let rank = rankOfLevel[question.priority] ?? UInt8.max
                let terms = question.terms.map { LinearTerm(Int(columns[$0.variable]), $0.coefficient) }
                system.addRow(terms, question.relation, question.constant, keepRank: rank)
            }
        }

        func answers(_ examination: Examination) throws(Interrupted) -> [Answer?] {
            var solver = Solver(system)
            let solution = try solver.solve(isCancelled: examination.options.isCancelled)
            var answers = [Answer?](repeating: nil, count: count)
            for (broken, rows) in solution.brokenSets where broken >= firstQuestion {
                let others = rows.filter { $0 != broken }
                if others.contains(where: { $0 >= firstQuestion }) { continue }
                answers[broken - firstQuestion] = Answer(
                    rows: others.map { originals[$0] },
                    isCertain: !rows.contains { system.isAssumed[$0] }
                )
            }
            return answers
        }
    }
}

extension Examination {
    /// What the solution makes of a row: one that holds stays as it is, one that fails is held at the value it reached, on
    /// the side on which it pulls.
    ///
    /// - Returns: `nil` for a row that fails at a value that the solution leaves open: that explains nothing.
    func frozen(row: Int) -> (relation: RowRelation, constant: Double)? {
        let system = lowered.system
        let constant = system.constants[row]
        let isKept = system.priorities[row] >= LinearSystem.required && !isBroken[row]
        guard !isKept, system.error(ofRow: row, at: point) > 1e-9 * max(1, abs(constant)) else {
            return (system.relations[row], constant)
        }
        let terms = system.terms(of: row)
        if terms.contains(where: { freedom.isFree($0.variable) }) { return nil }
        let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        return (value > constant ? .lessThanOrEqual : .greaterThanOrEqual, value)
    }

    /// The smallest error that an optional or broken row has on the optimal face.
    func lowestError(ofRow row: Int) -> Double {
        let system = lowered.system
        let terms = system.terms(of: row)
        guard let face = terms.lazy.compactMap({ self.freedom.face(of: $0.variable) }).first else {
            return error(ofRow: row)
        }
        let constant = system.constants[row]
        // No row contains variables of two faces.
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
        guard lowered.system.error(ofRow: row, at: solution.values) > tolerance else { return false }
        // Where no variable is free, that is the error all over the face.
        let isOpen = lowered.system.terms(of: row).contains { freedom.isFree($0.variable) }
        return !isOpen || lowestError(ofRow: row) > tolerance
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

/// By priority present: the rank of its level, highest first.
enum LevelRanks: Fact {
    static func value(in examination: Examination) -> [Double: UInt8] {
        var levels: Set<Double> = []
        var last = 0.0
        for priority in examination.lowered.system.priorities where priority != last {
            levels.insert(priority)
            last = priority
        }
        var ranks: [Double: UInt8] = [:]
        for (index, level) in levels.sorted(by: >).enumerated() { ranks[level] = UInt8(clamping: 2 + index) }
        return ranks
    }
}
