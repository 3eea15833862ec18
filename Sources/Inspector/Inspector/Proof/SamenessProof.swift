import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The proof of a verdict about two layouts, for a program that shares nothing with this one. Documentation/Proofs.md describes
/// its file.
public struct SamenessProof: Sendable {
    let verdict: Sameness.Verdict
    /// That both mean the same: one for each direction that rows depend on.
    private(set) var equivalences: [EquivalenceEvidence] = []
    /// That a view is elsewhere at one size.
    private(set) var counterexample: CounterexampleEvidence?
    /// That frames are the same along lines of sizes.
    private(set) var lines: [LineEvidence] = []
    /// What is not proven, a line each.
    public private(set) var gaps: [String] = []

    /// - Parameter entailment: What the verdict depends on; `nil` where it was not looked for.
    init(
        of result: Sameness,
        _ entailment: LayoutEntailment?,
        _ comparison: OptimaComparison,
        _ options: SamenessOptions
    ) throws(Interrupted) {
        verdict = result.verdict
        let shared = comparison.shared
        switch result.verdict {
        case .same:
            guard let entailment else { return }
            for direction in entailment.directions {
                var conditions = options.conditions
                conditions.direction = direction
                equivalences.append(
                    try EquivalenceEvidence(
                        shared,
                        result.pairs,
                        under: conditions,
                        entailment,
                        isCancelled: options.isCancelled
                    )
                )
            }
            gaps = equivalences.flatMap(\.gaps)
        case .different:
            guard entailment != nil else {
                gaps = ["one side has frames and no constraints"]
                return
            }
            guard let found = result.counterexample else {
                gaps = ["views without a partner: whether two views are the same one is no matter of arithmetic"]
                return
            }
            let evidence = try CounterexampleEvidence(
                found,
                shared,
                result.pairs,
                under: found.conditions,
                isCancelled: options.isCancelled
            )
            counterexample = evidence
            gaps = evidence.gaps
        case .sameInRange:
            let directions: [LayoutDirection?] =
                (entailment?.directions.count ?? 1) > 1 && options.conditions.direction == nil
                ? [nil, .rightToLeft] : [nil]
            for direction in directions {
                let along = OptimaComparison(comparison, direction: direction)
                for line in result.lines {
                    lines.append(try LineEvidence(along, along: line, isCancelled: options.isCancelled))
                }
            }
            gaps = lines.compactMap(\.gap)
            lines.removeAll { $0.gap != nil }
        case .sameFrames: gaps = ["one side has frames and no constraints"]
        case .unknown: gaps = ["the verdict is unknown"]
        }
    }

    /// What is proven, in one line.
    public var summary: String {
        if let first = equivalences.first {
            let rows = equivalences.reduce(0) { $0 + $1.rowCount }
            let several = equivalences.count > 1 ? ", both directions" : ""
            return "\(rows) constraints of \(first.pairCount) pairs of views\(several)"
        }
        if !lines.isEmpty {
            let pieces = lines.reduce(0) { $0 + $1.sides.reduce(0) { $0 + $1.pieces.count } }
            return "\(pieces) pieces along \(lines.count) lines of sizes"
        }
        if let counterexample { return counterexample.summary }
        return "nothing"
    }
}
