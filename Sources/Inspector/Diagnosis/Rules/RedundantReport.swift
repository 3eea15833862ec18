import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Equalities of a report that agree exactly as they are printed: each follows from the others, so that one of them is redundant.
///
/// UIKit and AppKit round what they lay out to pixels and to alignment rectangles; of such a set, that alone can make one fail.
struct RedundantReport {
    /// Both paths with their sum, "20 + 100 = 120 = 70 + 50"; `nil`: they are no two paths.
    var sum: String?
    /// The constraint that should go.
    var superfluous: Layout.Constraint

    /// - Parameter known: The listed members.
    /// - Returns: `nil` where the members are not all such equalities, or depend on each other in no way.
    init?(_ known: [Int], broken: String?, in examination: Examination) throws(Interrupted) {
        let layout = examination.layout
        let members = known.map { layout.constraints[$0] }
        guard members.count > 2, members.count <= ConflictWalk.mostMembers,
            members.allSatisfy({ $0.relation == .equal && $0.isRequired && $0.isEffective && $0.multiplier == 1 }),
            members.allSatisfy({ $0.origin == .user }), let moved = members.last
        else { return nil }
        // With one of them moved, what it depends on contradicts it.
        let edit = LayoutEdit.constraint(id: moved.id, .constant(moved.constant + Self.shift))
        guard let outcome = try examination.fact(Trials.self).outcome(of: [edit], on: examination) else { return nil }
        let tried = outcome.examination
        let expected = Set(members.map(\.id))
        let found = try tried.conflicts().first { story in
            !story.isRounding && Set(story.members.map(\.id)) == expected
                && story.members.allSatisfy { $0.index != nil }
        }
        guard let story = found else { return nil }
        let isCentre = { (constraint: Layout.Constraint) in
            constraint.anchors.contains { $0.attribute == .centerX || $0.attribute == .centerY }
        }
        superfluous = members.first { $0.id == broken } ?? members.last(where: isCentre) ?? moved
        sum = nil
        guard let ring = ConflictRing(story, in: tried),
            let place = story.members.firstIndex(where: { $0.id == moved.id })
        else { return }
        // The lengths without the shift: what counts the moved constant counts it with its share.
        let system = tried.lowered.system
        let before = examination.lowered.row(ofConstraint: known[known.count - 1])
        guard let before else { return }
        let change = system.constants[story.members[place].row] - examination.lowered.system.constants[before]
        let sides = [ring.longer, ring.shorter].map { path in
            path.ways.map { $0.length - $0.shares[place] * change }.filter { abs($0) > 1e-9 }
        }
        let totals = sides.map { $0.reduce(0, +) }
        guard abs(totals[0] - totals[1]) <= 1e-9 * max(1, abs(totals[0])),
            sides.allSatisfy({ !$0.isEmpty && $0.count <= 12 })
        else { return }
        let ordered = sides.sorted { $0.count > $1.count }.map {
            PointsText.sum($0.filter { $0 > 0 } + $0.filter { $0 < 0 })
        }
        sum =
            "\(ordered[0]) = \(PointsText.text(totals[0]))"
            + (sides.allSatisfy { $0.count > 1 } ? " = \(ordered[1])" : "")
    }

    /// In points: more than any rounding.
    private static let shift = 1.0

    static let sentence =
        "these constraints agree as printed, but one is redundant and can break when values are rounded to pixels"

    func fix(in examination: Examination) throws(Interrupted) -> Finding.Fix? {
        let edits = [LayoutEdit.constraint(id: superfluous.id, .isActive(false))]
        guard let outcome = try examination.fact(Trials.self).outcome(of: edits, on: examination) else { return nil }
        let title = "remove \(examination.texts.text(of: superfluous)), which the others imply"
        return Finding.Fix(title: title, edits: edits, remaining: outcome.remaining)
    }
}
