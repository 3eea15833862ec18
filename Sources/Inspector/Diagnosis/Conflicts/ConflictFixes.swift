import LayoutModel
import LayoutSolver
import LayoutSyntax

/// Ways to cure a conflict. Each is tried on a copy of the layout, solved, and given only where the set is no longer
/// infeasible and there are fewer conflicts than before.
struct ConflictFixes {
    let story: ConflictStory
    let examination: Examination
    private let cause: ConflictCause?

    init(story: ConflictStory, examination: Examination) {
        self.story = story
        self.examination = examination
        cause = story.recognisedCause(in: examination)
    }

    private struct Candidate {
        var title: String
        var edits: [LayoutEdit]
        /// Whether only the user's own constraints and views change.
        var isUsers: Bool
        /// Whether the fix is only worth saying where it leaves no more open than before: what is taken away entirely.
        var removes = false
        /// Whether it is the cure of the recognised cause.
        var isCure = false
    }

    /// The fixes that work: fewest edits first, the recognised cause's cure before the rest, the user's own before
    /// others, then the least movement of frames.
    func verified() throws(Interrupted) -> [Finding.Fix] {
        // No one can change what the system makes.
        if story.recognisedCause(in: examination) == .systemOnly { return [] }
        var accepted: [(fix: Finding.Fix, isLast: Bool, rank: Int, movement: Double, position: Int)] = []
        let limit = examination.trials.trialsPerFinding(findings: try examination.causes().count)
        var tried = 0
        for (position, candidate) in candidates().enumerated() {
            if tried == limit { break }
            tried += 1
            guard let outcome = try examination.trials.outcome(of: candidate.edits, on: examination) else { continue }
            guard try cures(outcome, candidate) else { continue }
            accepted.append(
                (
                    Finding.Fix(title: candidate.title, edits: candidate.edits, remaining: outcome.remaining),
                    isLastResort(candidate, outcome),
                    candidate.isCure ? 0 : candidate.isUsers ? 1 : 2,
                    outcome.movement(from: examination), position
                )
            )
        }
        accepted.sort {
            ($0.fix.edits.count, $0.rank, $0.movement, $0.position)
                < ($1.fix.edits.count, $1.rank, $1.movement, $1.position)
        }
        // What one would do only where nothing else helps never comes first.
        if accepted.first?.isLast == true, let better = accepted.firstIndex(where: { !$0.isLast }) {
            accepted.insert(accepted.remove(at: better), at: 0)
        }
        return accepted.prefix(6).map(\.fix)
    }

    /// Whether the cause is gone: what is left of its set has a solution together with all sizes that must not be
    /// negative, and fewer rows are broken than before.
    private func cures(_ outcome: Trials.Outcome, _ candidate: Candidate) throws(Interrupted) -> Bool {
        let solution = outcome.examination.solution
        guard solution.broken.count < examination.solution.broken.count else { return false }
        let broken = Set(solution.broken.map { outcome.examination.id(ofRow: $0) })
        guard story.members.allSatisfy({ !broken.contains($0.id) }) else { return false }
        guard try outcome.examination.haveSolution(story.members.map(\.id), like: story) else { return false }
        if candidate.removes, opens(outcome) { return false }
        return true
    }

    /// Whether more is left open than before.
    private func opens(_ outcome: Trials.Outcome) -> Bool {
        let before = examination.solution.faces.reduce(0) { $0 + $1.dimension }
        let after = outcome.examination.solution.faces.reduce(0) { $0 + $1.dimension }
        return after > before
    }

    /// What an engineer would do only where nothing else helps: a size of 0, a gap that turns into an overlap, a constant
    /// between pixels, a priority that leaves something open.
    private func isLastResort(_ candidate: Candidate, _ outcome: Trials.Outcome) -> Bool {
        for edit in candidate.edits {
            guard case .constraint(let id, .constant(let constant)) = edit,
                let member = story.members.first(where: { $0.id == id })
            else { continue }
            if member.constraint.isOwnSize, constant <= 0 { return true }
            if member.constraint.constant * constant < 0 { return true }
            let pixels = constant * examination.layout.scale
            if abs(pixels - pixels.rounded()) > 1e-6 { return true }
        }
        return opens(outcome)
    }

    // MARK: Candidates

    private func candidates() -> [Candidate] {
        var candidates = causeCures()
        let editable = members()
        for member in editable { candidates += relaxed(member) }
        for member in editable { candidates += smallestChange(of: member) }
        for member in editable { candidates += asInequality(member) }
        for member in editable {
            candidates.append(
                Candidate(
                    title: "remove \(text(member))",
                    edits: [.constraint(id: member.id, .isActive(false))],
                    isUsers: member.isUsers,
                    removes: true
                )
            )
        }
        candidates += contentPriorities()
        var seen: [[LayoutEdit]] = []
        return candidates.filter { candidate in
            if seen.contains(candidate.edits) { return false }
            seen.append(candidate.edits)
            return true
        }
    }

    /// The listed members that a person can change: the user's, the broken one first, then those of others.
    private func members() -> [ConflictStory.Member] {
        let listed = story.members.filter { $0.index != nil }
        let users = listed.filter(\.isUsers)
        var ordered =
            users.filter { $0.row == story.broken.row } + users.reversed().filter { $0.row != story.broken.row }
        if ordered.isEmpty {
            ordered = listed.filter { $0.row == story.broken.row } + listed.filter { $0.row != story.broken.row }
        } else if story.broken.index != nil, !story.broken.isUsers {
            ordered.append(story.broken)
        }
        return Array(ordered.prefix(5))
    }

    private func text(_ member: ConflictStory.Member) -> String { examination.texts.text(of: member.constraint) }

    private func causeCures() -> [Candidate] {
        switch cause {
        case .autoresizingMask:
            let views = story.maskedViews(in: examination)
            let edits = views.map {
                LayoutEdit.view(id: examination.layout.views[$0].id, .translatesAutoresizingMask(false))
            }
            let names = PointsText.list(views.map { examination.names.subject(view: $0) })
            var cures: [Candidate] = zip(views, edits).map { view, edit in
                Candidate(
                    title: "set translatesAutoresizingMaskIntoConstraints"
                        + " of \(examination.names.subject(view: view)) to false",
                    edits: [edit],
                    isUsers: true,
                    isCure: true
                )
            }
            if edits.count > 1 {
                cures.append(
                    Candidate(
                        title: "set translatesAutoresizingMaskIntoConstraints of \(names) to false",
                        edits: edits,
                        isUsers: true,
                        isCure: true
                    )
                )
            }
            return cures
        case .cellSeparator, .encapsulatedSize, .zeroWidthPass, .temporarySize, .hiddenInStack:
            // What UIKit enforces stays; one of the user's own gives way, the last of the chain first.
            return members().filter(\.isUsers).prefix(2).flatMap(relaxed).map { cure in
                var cure = cure
                cure.isCure = true
                return cure
            }
        default: return []
        }
    }

    private func relaxed(_ member: ConflictStory.Member) -> [Candidate] {
        [
            Candidate(
                title: "lower the priority of \(text(member)) to 999",
                edits: [.constraint(id: member.id, .priority(999))],
                isUsers: member.isUsers
            )
        ]
    }

    /// The change of the member's constant that makes the set just hold.
    private func smallestChange(of member: ConflictStory.Member) -> [Candidate] {
        guard member.isUsers, member.multiplier != 0 else { return [] }
        let exact = member.constraint.constant + story.excess / member.multiplier
        // Far less than what constraints are held to, so that other solvers agree that it holds.
        let largest = story.members.reduce(1) { max($0, abs(examination.lowered.system.constants[$1.row])) }
        let constant = PointsText.shortened(exact, within: 1e-9 * largest)
        guard constant.isFinite, !(member.constraint.isOwnSize && constant < 0) else { return [] }
        // No constant is at fault where the container is still empty.
        switch cause {
        case .zeroWidthPass, .zeroHeightPass: return []
        default: break
        }
        return [
            Candidate(
                title: "change the constant of \(text(member)) to \(JSONNumberFormat.text(constant))",
                edits: [.constraint(id: member.id, .constant(constant))],
                isUsers: true
            )
        ]
    }

    /// The equality with only the side that the others do not contradict.
    private func asInequality(_ member: ConflictStory.Member) -> [Candidate] {
        guard member.constraint.relation == .equal, member.multiplier != 0 else { return [] }
        let relation: Relation = member.multiplier > 0 ? .greaterThanOrEqual : .lessThanOrEqual
        var loosened = member.constraint
        loosened.relation = relation
        return [
            Candidate(
                title: "loosen \(text(member)) to \(examination.texts.text(of: loosened))",
                edits: [.constraint(id: member.id, .relation(relation))],
                isUsers: member.isUsers
            )
        ]
    }

    /// A required hugging or compression resistance made optional.
    private func contentPriorities() -> [Candidate] {
        story.members.compactMap { member in
            guard case .made(let made) = examination.lowered.sources[member.row],
                case .content(let attribute, let isHugging) = examination.lowered.made[made].role,
                case .view(let view) = examination.lowered.made[made].item
            else { return nil }
            let name = examination.names.subject(view: view)
            let id = examination.layout.views[view].id
            let axis = attribute.axis
            return Candidate(
                title:
                    "lower the \(axis.rawValue) \(isHugging ? "hugging" : "compression resistance") of \(name) to 999",
                edits: [
                    .view(id: id, isHugging ? .contentHugging(axis, 999) : .compressionResistance(axis, 999))
                ],
                isUsers: true
            )
        }
    }
}

extension Examination {
    /// Whether the constraints of a set have a solution as they are now, with all sizes that they name not negative.
    func haveSolution(_ ids: [String], like story: ConflictStory) throws(Interrupted) -> Bool {
        let system = lowered.system
        let wanted = Set(ids)
        // Rows keep their places where only rows were edited; else they are looked for.
        var chosen: Set<Int> = []
        let isSame = origin != nil
        for member in story.members {
            if isSame {
                chosen.insert(member.row)
            } else if let index = member.index.flatMap({ _ in layout.constraintIndex(id: member.id) }),
                let row = lowered.row(ofConstraint: index)
            {
                chosen.insert(row)
            }
        }
        if !isSame {
            for row in lowered.made.indices where wanted.contains(id(ofRow: row)) { chosen.insert(row) }
        }
        chosen = chosen.filter { system.isEnabled[$0] && system.priorities[$0] >= LinearSystem.required }
        for row in Array(chosen) {
            for term in system.terms(of: row) {
                chosen.formUnion(rows[term.variable].filter { lowered.isImpliedBound($0) })
            }
        }
        var solver = Solver(system.restricted(to: chosen.sorted()))
        return try solver.solve(isCancelled: options.isCancelled).broken.isEmpty
    }
}
