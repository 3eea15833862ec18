import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Tries edits on copies of a layout: lowers, solves and judges the edited layout like any other.
///
/// A trial costs about as much as the diagnosis itself, so that their number is bounded: by the size of the system and
/// never by the clock, so that a run finds the same fixes on every machine.
struct Trials {
    /// What came of an edit.
    struct Outcome {
        var examination: Examination
        /// How many findings are left.
        var remaining: Int

        /// The sum of the distances that frames have from those recorded, or where none is, from those before.
        func movement(from original: Examination) -> Double {
            var sum = 0.0
            let layout = original.layout
            for view in layout.views.indices {
                let recorded = layout.recordedFrame(of: .view(view))
                for attribute in FrameAttribute.allCases {
                    let variable = VariableIndex(view, attribute).rawValue
                    let before = recorded?[attribute] ?? original.point[variable]
                    sum += abs(examination.point[variable] - before)
                }
            }
            return (sum * 1000).rounded() / 1000
        }
    }

    private var left: Int
    private let total: Int

    /// - Parameters:
    ///   - rowCount: Of the system that is diagnosed.
    ///   - dimensions: Of its optimal faces: settling one of them costs about the square of its dimension.
    ///   - entanglement: See ``entanglement(of:in:)``.
    init(rowCount: Int, dimensions: [Int], entanglement: Int) {
        let freedom = dimensions.reduce(0) { $0 + min($1, 100_000) * min($1, 100_000) }
        let fewest = max(1, 16 / (1 + freedom / 40_000))
        total = max(fewest, 300_000 / max(1, rowCount + freedom + entanglement))
        left = max(total, 4 * fewest)
    }

    /// The work that a trial costs beyond that of the rows: where one conflict is touched, those that hang together with it
    /// are searched for again, each among the rows of all of them.
    ///
    /// - Returns: In rows of a plain solve.
    /// - Complexity: Near linear in the conflicts' rows and their terms.
    static func entanglement(of conflicts: [Conflict], in system: LinearSystem) -> Int {
        guard conflicts.count > 1 else { return 0 }
        var groups = UnionFind(count: conflicts.count)
        // By variable: the first conflict that has it.
        var firstConflicts: [Int: Int] = [:]
        for (index, conflict) in conflicts.enumerated() {
            for row in conflict.rows {
                for term in system.terms(of: row) {
                    groups.unite(firstConflicts[term.variable, default: index], index)
                    if firstConflicts[term.variable] == nil { firstConflicts[term.variable] = index }
                }
            }
        }
        var rows: [Set<Int>] = Array(repeating: [], count: conflicts.count)
        var members = Array(repeating: 0, count: conflicts.count)
        for (index, conflict) in conflicts.enumerated() {
            let leader = groups.find(index)
            rows[leader].formUnion(conflict.rows)
            members[leader] += 1
        }
        // A search was measured to cost a fourth of a row's share of a solve for each row.
        return zip(rows, members).reduce(0) { sum, group in
            let work = group.0.count.multipliedReportingOverflow(by: max(group.1 - 1, 0))
            return sum + min(work.overflow ? 1_000_000_000 : work.partialValue / 4, 1_000_000_000)
        }
    }

    /// Whether another edit may be tried.
    var areLeft: Bool { left > 0 }

    /// How many trials each of so many findings may have, so that the first does not use up those of the others.
    func trialsPerFinding(findings: Int) -> Int {
        max(1, min(24, total / max(1, findings)))
    }

    /// - Returns: `nil` where the edits are refused or no trial is left.
    mutating func outcome(of edits: [LayoutEdit], on examination: Examination) throws(Interrupted) -> Outcome? {
        guard left > 0 else { return nil }
        left -= 1
        try examination.checkCancellation()
        var layout = examination.layout
        for edit in edits {
            do {
                _ = try layout.apply(edit)
            } catch {
                return nil
            }
        }
        let edited: Examination
        if let changes = rowChanges(of: edits, in: examination) {
            edited = try Examination(copying: examination, layout: layout) { system in
                for change in changes { change.make(in: &system) }
            }
        } else {
            edited = try Examination(
                layout,
                places: examination.places,
                readerFindings: examination.readerFindings,
                options: examination.options.forCounting
            )
        }
        return Outcome(examination: edited, remaining: try edited.run().findings.count)
    }

    // MARK: Edits of rows

    /// What an edit comes to in the system.
    private struct RowChange {
        var row: Int
        var change: LayoutEdit.ConstraintChange
        /// By how much the row's constant changes with the constraint's.
        var constantChange = 0.0

        func make(in system: inout LinearSystem) {
            switch change {
            case .isActive(let isActive): system.setEnabled(isActive, row: row)
            case .priority(let priority): system.setPriority(priority, ofRow: row)
            case .constant: system.setConstant(system.constants[row] + constantChange, ofRow: row)
            case .relation(let relation):
                switch relation {
                case .equal: system.setRelation(.equal, ofRow: row)
                case .lessThanOrEqual: system.setRelation(.lessThanOrEqual, ofRow: row)
                case .greaterThanOrEqual: system.setRelation(.greaterThanOrEqual, ofRow: row)
                }
            case .multiplier, .identifier: break
            }
        }
    }

    /// The edits as changes of single rows; `nil` where they may change what the lowering makes: those of views, of
    /// guides, which have rows only where a constraint names them, and of constraints that others made.
    private func rowChanges(of edits: [LayoutEdit], in examination: Examination) -> [RowChange]? {
        var changes: [RowChange] = []
        for edit in edits {
            guard case .constraint(let id, let change) = edit,
                let index = examination.layout.constraintIndex(id: id),
                examination.layout.constraints[index].origin == .user,
                !examination.layout.constraints[index].hasStackIdentifier,
                let row = examination.lowered.row(ofConstraint: index)
            else { return nil }
            let namesGuides = examination.lowered.system.terms(of: row).contains { term in
                VariableIndex(rawValue: term.variable).node >= examination.lowered.viewCount
            }
            if namesGuides { return nil }
            let constraint = examination.layout.constraints[index]
            var rowChange = RowChange(row: row, change: change)
            switch change {
            case .isActive(false), .priority, .relation: break
            case .constant(let constant):
                rowChange.constantChange = constant - constraint.constant
            case .isActive, .multiplier, .identifier: return nil
            }
            changes.append(rowChange)
        }
        return changes
    }
}

extension [Finding] {
    /// So many findings of a rule, to be counted and not told.
    static func counted(_ rule: RuleInfo, _ count: Int) -> [Finding] {
        Array(repeating: Finding(rule, severity: .warning, message: ""), count: count)
    }
}
