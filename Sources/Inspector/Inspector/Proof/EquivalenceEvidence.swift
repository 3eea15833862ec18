import LayoutModel
import LayoutSemantics
import LayoutSolver

/// That two layouts mean the same in one direction: both systems, whose sizes, insets and contents are parameters, and the
/// proof.
struct EquivalenceEvidence: Sendable {
    let lowered: [LoweredLayout]
    let variables: SharedVariables
    let domain: LinearSystem
    let proof: EquivalenceProof
    /// By side and row: whether it is compared; `nil`: the checker knows the rows.
    let isIncluded: [[Bool]]?
    let pairCount: Int
    let direction: LayoutDirection?
    /// The rows of the domain that multipliers name, ascending, and the place of each.
    let usedDomain: [Int]
    let placeInDomain: [Int: Int]

    init(
        _ shared: SharedValues,
        _ pairs: ViewPairs,
        under conditions: LayoutConditions,
        _ entailment: LayoutEntailment,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        let sides = [
            shared.old.lowered(under: conditions, symbols: shared.symbols[0]),
            shared.new.lowered(under: conditions, symbols: shared.symbols[1]),
        ]
        let variables = SharedVariables(sides, pairs)
        let included = sides.enumerated().map { side, lowered in
            (0..<lowered.system.rowCount).map { row in
                lowered.system.isEnabled[row]
                    && !lowered.isLeftToParameters(row, assumingInsetsFit: entailment.assumesInsetsFit)
                    && variables.concerns(lowered.system.terms(of: row), side)
            }
        }
        let domain = variables.domain()
        let first = variables.system(of: sides[0], side: 0) { !included[0][$0] }
        let likely = try Self.likelyValues(of: first, variables, domain, isCancelled)
        let found = EquivalenceProof(
            sides.enumerated().map { side, lowered in
                EquivalenceProof.Given(
                    lowered.system,
                    isIncluded: { included[side][$0] },
                    expanded: { variables.terms(of: $0, times: 1, side: side) }
                )
            },
            kinds: variables.kinds,
            domain: domain,
            likely: likely.values,
            conflicting: entailment.sharesConflicts ? likely.conflicting : []
        )
        self.init(sides, variables, domain, found, included, pairs.pairs.count, conditions.direction)
    }

    /// What two layouts leave open on one piece: both optimal faces, in lengths of roots as parameters.
    ///
    /// - Parameters:
    ///   - sides: Both layouts, and what each row says of all optimal points.
    ///   - swept: Of each side, the rows that give the length.
    init(_ sides: [LoweredLayout], _ relations: [[RowRelation?]], swept: [Set<Int>], _ pairs: ViewPairs) {
        let variables = SharedVariables(sides, pairs)
        let domain = variables.domain()
        let given = sides.enumerated().map { side, lowered in
            var face = LinearSystem(variableCount: lowered.system.variableCount)
            for row in 0..<lowered.system.rowCount {
                let relation = relations[side][row] ?? .equal
                face.addRow(distinct: Array(lowered.system.terms(of: row)), relation, lowered.system.constants[row])
            }
            return EquivalenceProof.Given(
                face,
                isIncluded: { relations[side][$0] != nil && !swept[side].contains($0) },
                expanded: { variables.terms(of: $0, times: 1, side: side) }
            )
        }
        let proof = EquivalenceProof(
            given,
            kinds: variables.kinds,
            domain: domain,
            likely: Array(repeating: 0, count: variables.kinds.count),
            conflicting: []
        )
        self.init(sides, variables, domain, proof, nil, pairs.pairs.count, nil)
    }

    private init(
        _ lowered: [LoweredLayout],
        _ variables: SharedVariables,
        _ domain: LinearSystem,
        _ proof: EquivalenceProof,
        _ isIncluded: [[Bool]]?,
        _ pairCount: Int,
        _ direction: LayoutDirection?
    ) {
        self.lowered = lowered
        self.variables = variables
        self.domain = domain
        self.proof = proof
        self.isIncluded = isIncluded
        self.pairCount = pairCount
        self.direction = direction
        var lists = proof.never.map(\.terms)
        for side in proof.sides { lists += side.follows.map(\.terms) + side.implied.flatMap { [$0.below, $0.above] } }
        usedDomain = Set(lists.joined().map { -1 - $0.row }.filter { $0 >= 0 }).sorted()
        placeInDomain = Dictionary(uniqueKeysWithValues: usedDomain.enumerated().map { ($0.element, $0.offset) })
    }

    var rowCount: Int { isIncluded?.reduce(0) { $0 + $1.count { $0 } } ?? 0 }

    /// Whether the proof has all but a point.
    var isProvenForAll: Bool { proof.gaps.allSatisfy { $0 == .point } }

    /// What is not proven, a line each.
    var gaps: [String] {
        proof.gaps.map { gap in
            switch gap {
            case .row(let side, let row): "that \(name(row, side)) follows from the other layout"
            case .opaque(let side, let row): "what \(name(row, side)) means without the views of one side"
            case .point: "that the required constraints have a solution"
            }
        }
    }

    private func name(_ row: Int, _ side: Int) -> String {
        "\(lowered[side].id(ofRow: row)) of the \(side == 0 ? "first" : "second") layout"
    }

    /// Values near which the required rows of a system hold, with roots as large as a screen; and required rows that have no
    /// solution together.
    private static func likelyValues(
        of given: LinearSystem,
        _ variables: SharedVariables,
        _ domain: LinearSystem,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> (values: [Double], conflicting: Set<Int>) {
        var system = LinearSystem(variableCount: given.variableCount)
        var rows: [Int] = []
        for row in 0..<given.rowCount where given.participates(row) && given.priorities[row] >= LinearSystem.required {
            system.addRow(
                distinct: Array(given.terms(of: row)),
                given.relations[row],
                given.constants[row],
                keepRank: given.keepRanks[row]
            )
            rows.append(row)
        }
        for row in 0..<domain.rowCount {
            system.addRow(distinct: Array(domain.terms(of: row)), domain.relations[row], domain.constants[row])
        }
        let lengths = variables.rootLengths
        for (variable, kind) in variables.kinds.enumerated() where kind == .parameter {
            let length: Double = lengths[variable] == nil ? 8 : 1_024
            system.addRow([LinearTerm(variable, 1)], .equal, length, priority: lengths[variable] == nil ? 1 : 2)
        }
        var solver = Solver(system)
        let solution = try solver.solve(isCancelled: isCancelled)
        let conflicting = Set(solution.brokenSets.flatMap(\.rows) + solution.broken)
        return (solution.interiorPoint, Set(conflicting.filter { $0 < rows.count }.map { rows[$0] }))
    }
}

extension LoweredLayout {
    /// Whether a row is left out because what it says is a parameter, or an assumption about parameters.
    func isLeftToParameters(_ row: Int, assumingInsetsFit: Bool) -> Bool {
        isSceneSize(row) || assumingInsetsFit && isSizeOfInsetGuide(row)
    }
}
