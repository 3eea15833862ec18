import LayoutInspector

/// The constraints of a difference that each follow from the other side, and so change nothing.
struct RewrittenConstraints {
    /// By index in the first and in the second layout.
    private(set) var old: Set<Int> = []
    private(set) var new: Set<Int> = []
    /// How many constraints that are, of the side that has more.
    private(set) var count = 0

    init(_ difference: LayoutDifference, _ sameness: Sameness?) {
        guard let sameness, sameness.verdict == .same || sameness.verdict == .different, sameness.isCompared else {
            return
        }
        let missing = Self.indices(sameness.missing).union(sameness.dependentMissing)
        let extra = Self.indices(sameness.extra).union(sameness.dependentExtra)
        let (before, after) = (difference.old.layout.constraints, difference.new.layout.constraints)
        for index in difference.removedConstraints where before[index].isEffective && !missing.contains(index) {
            old.insert(index)
        }
        for index in difference.addedConstraints where after[index].isEffective && !extra.contains(index) {
            new.insert(index)
        }
        var changed = 0
        for pair in difference.changedConstraints {
            let isEffective = before[pair.before].isEffective && after[pair.after].isEffective
            // A new name or state of a constraint is worth its line.
            let isOfMeaning = pair.changes.allSatisfy { !LayoutDifference.besideEquation.contains($0.property) }
            if isEffective, isOfMeaning, !missing.contains(pair.before), !extra.contains(pair.after) {
                new.insert(pair.after)
                changed += 1
            }
        }
        count = max(old.count, new.count - changed) + changed
    }

    private static func indices(_ rows: [RowDifference]) -> Set<Int> {
        var indices: Set<Int> = []
        for row in rows { if case .constraint(let index) = row.source { indices.insert(index) } }
        return indices
    }
}

extension Sameness {
    /// Whether all views have partners, so that constraints can be compared at all.
    fileprivate var isCompared: Bool { pairs.missing.isEmpty && pairs.extra.isEmpty && movedAcross.isEmpty }
}
