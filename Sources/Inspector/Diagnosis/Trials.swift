import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Tries edits on copies of a layout, each judged like any other layout.
///
/// A trial costs what it touches, at worst as much as the diagnosis itself, so that their number is bounded: by the size
/// of the system and never by the clock, so that a run finds the same fixes on every machine.
final class Trials: Fact {
    /// What came of an edit.
    struct Outcome {
        var examination: Examination
        /// How many findings remain.
        var remaining: Int

        /// The sum of the distances that frames have from those recorded, or where none is, from those before.
        func movement(from original: Examination) -> Double {
            var sum = 0.0
            let layout = original.layout
            let (now, then) = (examination.point, original.point)
            let attributes = FrameAttribute.allCases
            for view in layout.views.indices {
                let recorded = layout.recordedFrame(of: .view(view))
                for attribute in attributes {
                    let variable = VariableIndex(view, attribute).rawValue
                    let before = recorded?[attribute] ?? then[variable]
                    sum += abs(now[variable] - before)
                }
            }
            return (sum * 1000).rounded() / 1000
        }
    }

    private var left: Int
    private let total: Int
    /// The layout as the last trial left it, with what leads back: changing it in place spares a copy for each trial.
    private var scratch: (layout: Layout, inverses: [LayoutEdit])?

    /// Those of a layout whose conflicts are known where there are any.
    static func value(in examination: Examination) -> Trials {
        Trials(
            rowCount: examination.lowered.system.rowCount,
            dimensions: examination.solution.faces.map(\.dimension),
            entanglement: entanglement(of: examination.known(ConflictCauses.self) ?? []),
            passes: examination.options.passes
        )
    }

    /// - Parameters:
    ///   - rowCount: Of the system that is diagnosed.
    ///   - dimensions: Of its optimal faces: settling one of them costs about the square of its dimension.
    ///   - entanglement: See ``entanglement(of:)``.
    ///   - passes: How often each trial judges the layout: at other sizes, too, where they are asked for.
    init(rowCount: Int, dimensions: [Int], entanglement: Int, passes: Int = 1) {
        let freedom = dimensions.reduce(0) { $0 + min($1, 100_000) * min($1, 100_000) }
        let fewest = max(1, 16 / (1 + (freedom + entanglement) / 40_000) / passes)
        total = max(fewest, 300_000 / passes / max(1, rowCount + freedom + entanglement))
        left = max(total, 4 * fewest)
    }

    /// The work that a trial costs beyond that of the rows: each broken row of a cause is searched for again among all of
    /// its rows.
    ///
    /// - Returns: In rows of a plain solve.
    static func entanglement(of causes: [Cause]) -> Int {
        causes.reduce(0) { sum, cause in
            let work = cause.rows.count.multipliedReportingOverflow(by: max(cause.breaks.count - 1, 0))
            return sum + min(work.overflow ? 1_000_000_000 : work.partialValue / 4, 1_000_000_000)
        }
    }

    /// Whether another edit may be tried.
    var areLeft: Bool { left > 0 }

    /// How many trials each finding may have, so that the first does not use up those of the others.
    func trialsPerFinding(findings: Int) -> Int {
        max(1, min(24, total / max(1, findings)))
    }

    /// - Returns: `nil` where the edits are refused or the budget is used up.
    func outcome(of edits: [LayoutEdit], on examination: Examination) throws(Interrupted) -> Outcome? {
        guard left > 0 else { return nil }
        left -= 1
        try examination.checkCancellation()
        var layout = Self.restored(&scratch) ?? examination.layout
        var inverses: [LayoutEdit] = []
        for edit in edits {
            do {
                inverses.insert(try layout.apply(edit), at: 0)
            } catch {
                return nil
            }
        }
        scratch = (layout, inverses)
        let edited = try examination.applying(
            edits,
            giving: layout,
            places: examination.places,
            options: examination.options.forCounting
        )
        let remaining = try edited.count() + misplacedElsewhere(layout, examination)
        return Outcome(examination: edited, remaining: remaining)
    }

    /// Views that are misplaced as recorded, in hierarchies that the edits do not touch: nothing updates their frames.
    private func misplacedElsewhere(_ edited: Layout, _ examination: Examination) throws(Interrupted) -> Int {
        let options = examination.options
        guard options.asks(for: MisplacedViewRule.info), examination.reasonNotToRun(MisplacedViewRule.self) == nil
        else { return 0 }
        let misplaced = try examination.fact(Misplacement.self).filter {
            $0.isCertain || options.showsPossibleMisplacements
        }
        if misplaced.isEmpty { return 0 }
        let touched = edited.roots(editedSince: examination.layout)
        return misplaced.count { !touched.contains(edited.root(above: $0.view)) }
    }

    /// The layout as it was before the last trial.
    private static func restored(_ scratch: inout (layout: Layout, inverses: [LayoutEdit])?) -> Layout? {
        guard var (layout, inverses) = scratch else { return nil }
        // The only reference, so that the change is made in place.
        scratch = nil
        for inverse in inverses {
            do {
                _ = try layout.apply(inverse, restoring: true)
            } catch {
                return nil
            }
        }
        inverses = []
        return layout
    }
}

extension [Finding] {
    /// That many findings of a rule, for counting only.
    static func counted(_ rule: RuleInfo, _ count: Int) -> [Finding] {
        Array(repeating: Finding(rule, severity: .warning, message: ""), count: count)
    }
}
