import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Examination {
    /// The cause of a log's conflict as its reader looks for it.
    ///
    /// Of several irreducible sets that explain a broken row, any is right. Best is one with the constraint that UIKit
    /// broke, which the log names; then the smallest; then one with more of the user's own sizes. Other sets are found by
    /// leaving out one member of the known one. Only for a single broken row: the sets of several must not overlap.
    /// - Complexity: A solve of the block's few constraints for each member of the set.
    func preferred(_ causes: [Cause]) throws(Interrupted) -> [Cause] {
        let system = lowered.system
        guard layout.source.holdsOnlyConflict, let cause = causes.first, causes.count == 1,
            let broken = cause.breaks.first, cause.breaks.count == 1, solution.broken == [broken],
            system.rowCount <= Self.mostRows, cause.rows.count > 2, cause.rows.count <= Self.mostMembers,
            !isRounding(cause)
        else { return causes }
        let required = (0..<system.rowCount).filter {
            system.isEnabled[$0] && system.priorities[$0] >= LinearSystem.required
        }
        let reported = rowsBrokenByUIKit
        var best = cause
        for member in cause.rows where member != broken {
            let others = required.filter { $0 != member }
            var solver = Solver(system.restricted(to: others))
            let conflicts = try solver.solve(isCancelled: options.isCancelled).conflicts
            guard let conflict = conflicts.first, conflicts.count == 1 else { continue }
            let rows = conflict.rows.map { others[$0] }
            // This solve may break another member, as what UIKit broke is kept last. In the whole log `broken` is broken.
            guard rows.contains(broken) else { continue }
            var found = Cause(rows, breaks: [broken], last: broken, shift: 0, in: system)
            found.shift = found.shift(of: broken, in: system)
            if isBetter(found, than: best, reported: reported) { best = found }
        }
        return [best]
    }

    /// Larger blocks are those of whole hierarchies, which have more to choose from than a reader would notice.
    private static let mostRows = 400
    private static let mostMembers = 24

    private var rowsBrokenByUIKit: Set<Int> {
        Set(
            layout.reports.compactMap { report in
                guard report.kind == .conflict, let broken = report.broken,
                    let index = layout.constraintIndex(id: broken)
                else { return nil }
                return lowered.row(ofConstraint: index)
            }
        )
    }

    private func isBetter(_ cause: Cause, than other: Cause, reported: Set<Int>) -> Bool {
        // A cause with fewer assumptions is never given up.
        guard cause.isProven, cause.isCertain || !other.isCertain,
            cause.rows.count(where: lowered.isImpliedBound) <= other.rows.count(where: lowered.isImpliedBound)
        else { return false }
        func key(_ cause: Cause) -> (Int, Int, Int) {
            let sizes = cause.rows.count { row in
                guard let index = userConstraint(ofRow: row) else { return false }
                return layout.constraints[index].isOwnSize
            }
            return (cause.rows.contains(where: reported.contains) ? 1 : 0, -cause.rows.count, sizes)
        }
        return key(cause) > key(other)
    }
}

extension Cause {
    /// The smallest change of a member's own constant with which the set has a solution.
    fileprivate func shift(of member: Int, in system: LinearSystem) -> Double {
        var excess = 0.0
        var multiplier = 0.0
        for (row, factor) in zip(rows, multipliers) {
            excess += factor * system.constants[row]
            if row == member { multiplier = factor }
        }
        return multiplier == 0 ? 0 : abs(excess / multiplier)
    }
}
