import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Ways to resolve a conflict. Each is tried on a copy of the layout, solved, and listed only where the cause is gone: the rest
/// of its set has a solution together with all sizes that must not be negative, and fewer rows are broken.
struct ConflictFixes {
    let story: ConflictStory
    let examination: Examination
    let cause: KnownCause?

    /// More would be read by nobody.
    private static let mostListed = 6

    init(story: ConflictStory, examination: Examination) {
        self.story = story
        self.examination = examination
        cause = story.recognisedCause(in: examination)
    }

    /// A candidate that works.
    private struct Accepted {
        var candidate: FixCandidate
        var remaining: Int
        /// Whether it leaves findings that were not there before, such as an ambiguity.
        var adds: Bool
        /// Whether an engineer would only do it as a last resort.
        var isLastResort: Bool
        var rank: Int
        var movement: Double
        var position: Int

        static func < (left: Accepted, right: Accepted) -> Bool {
            if left.adds != right.adds { return right.adds }
            if left.isLastResort != right.isLastResort { return right.isLastResort }
            // What the cause asks for goes first; else what resolves more.
            if left.rank < 0 || right.rank < 0, left.rank != right.rank { return left.rank < right.rank }
            let (one, other) = (left.candidate, right.candidate)
            return (left.remaining, left.rank, one.member, one.edits.count, left.movement, left.position)
                < (right.remaining, right.rank, other.member, other.edits.count, right.movement, right.position)
        }
    }

    /// The fixes that work, the one first that an engineer would do: what the recognised cause asks for, then what adds
    /// no other finding, the kinds in their usual order, and of one kind the members in the order of ``members()``.
    func verified() throws(Interrupted) -> [Finding.Fix] {
        if case .none? = cause?.remedy { return [] }
        var accepted: [Accepted] = []
        let limit = examination.fact(Trials.self).trialsPerFinding(findings: try examination.causes().count)
        let before = try examination.countForFixes()
        let candidates = candidates()
        for (position, candidate) in candidates.enumerated().prefix(limit) {
            if let outcome = try tried(candidate) {
                accepted.append(try judged(candidate, outcome, before: before, position: position))
            }
        }
        if accepted.isEmpty {
            for (position, candidate) in certain().enumerated() where accepted.isEmpty {
                guard let outcome = try tried(candidate) else { continue }
                accepted.append(
                    try judged(candidate, outcome, before: before, position: candidates.count + position)
                )
            }
        }
        accepted.sort(by: <)
        if accepted.contains(where: { !$0.isLastResort }) { accepted.removeAll(where: \.isLastResort) }
        return Self.varied(accepted).prefix(Self.mostListed).map {
            Finding.Fix(title: $0.candidate.title, edits: $0.candidate.edits, remaining: $0.remaining)
        }
    }

    /// The best first, then the best of other kinds, then the rest: whoever reads three has a choice.
    private static func varied(_ sorted: [Accepted]) -> [Accepted] {
        var kinds: Set<FixCandidate.Kind> = []
        var first: [Accepted] = []
        var rest: [Accepted] = []
        for fix in sorted {
            if !fix.adds, kinds.insert(fix.candidate.kind).inserted { first.append(fix) } else { rest.append(fix) }
        }
        return first + rest
    }

    /// - Returns: `nil` where the candidate does not resolve the conflict.
    private func tried(_ candidate: FixCandidate) throws(Interrupted) -> Trials.Outcome? {
        let trials = examination.fact(Trials.self)
        guard let outcome = try trials.outcome(of: candidate.edits, on: examination) else { return nil }
        let solution = outcome.examination.solution
        guard solution.broken.count < examination.solution.broken.count else { return nil }
        let broken = Set(solution.broken.map { outcome.examination.id(ofRow: $0) })
        guard story.members.allSatisfy({ !broken.contains($0.id) }) else { return nil }
        guard try outcome.examination.haveSolution(story.members.map(\.id), like: story) else { return nil }
        return outcome
    }

    private func judged(
        _ candidate: FixCandidate,
        _ outcome: Trials.Outcome,
        before: Int,
        position: Int
    ) throws(Interrupted) -> Accepted {
        // In a partial layout, what is left open is unknown. A view that no longer uses its mask needs constraints, which is what
        // its author meant to add.
        let isJudged = examination.layout.coverage == .complete && candidate.kind != .mask && candidate.kind != .hiding
        return Accepted(
            candidate: candidate,
            remaining: outcome.remaining,
            adds: isJudged && (opens(outcome) || outcome.remaining >= before),
            isLastResort: setsBadConstant(candidate),
            rank: rank(of: candidate.kind),
            movement: outcome.movement(from: examination),
            position: position
        )
    }

    /// Whether more is left open than before.
    private func opens(_ outcome: Trials.Outcome) -> Bool {
        let before = examination.solution.faces.reduce(0) { $0 + $1.dimension }
        let after = outcome.examination.solution.faces.reduce(0) { $0 + $1.dimension }
        return after > before
    }

    private func rank(of kind: FixCandidate.Kind) -> Int {
        switch (cause?.remedy, kind) {
        case (.mask, .mask), (.superview, .superview), (.removal, .removal), (.constant, .constant),
            (.contentPriority, .contentPriority):
            -2
        // A size that makes no sense is not kept for a lower priority.
        case (.superview, .removal), (_, .designSize), (_, .misplaced), (_, .centering): -1
        default: kind.rawValue
        }
    }

    /// Whether a size becomes 0, also of a view that just fits then, a gap an overlap, or a constant a number between pixels.
    private func setsBadConstant(_ candidate: FixCandidate) -> Bool {
        let squeezesView = story.members.contains { member in
            if member.isNonnegative, case .view? = member.constraint.first?.item { true } else { false }
        }
        return candidate.edits.contains { edit in
            guard case .constraint(let id, .constant(let constant)) = edit,
                let member = story.members.first(where: { $0.id == id })
            else { return false }
            return squeezesView || member.constraint.isOwnSize && constant <= 0
                || examination.overlaps(member.constraint, at: constant)
                || !examination.isOnPixels(constant)
        }
    }
}

extension Examination {
    /// The number of findings that `check` lists before a fix, counted as those after it are.
    func countForFixes() throws(Interrupted) -> Int { try count(under: options.forCounting) }

    /// Whether a constant is one that people write: on the grid of pixels, or of halves where no screen is known.
    fileprivate func isOnPixels(_ constant: Double) -> Bool {
        let pixels = constant * (layout.screen?.scale ?? 2)
        return abs(pixels - pixels.rounded()) <= 1e-6
    }

    /// Whether a constant makes an inset or a gap negative that is not.
    fileprivate func overlaps(_ constraint: Layout.Constraint, at constant: Double) -> Bool {
        guard let first = constraint.first, let second = constraint.second, !first.attribute.isSize,
            !second.attribute.isSize
        else { return constraint.constant * constant < 0 }
        guard let sign = gapSign(first, second) else { return constraint.constant * constant < 0 }
        if sign == 0 { return false }
        return sign * constraint.constant >= 0 && sign * constant < 0
    }

    /// 1 where a positive constant is an inset or a gap, -1 where a negative one is, 0 where neither is; `nil` where that is
    /// not known.
    private func gapSign(_ first: Layout.Anchor, _ second: Layout.Anchor) -> Double? {
        guard let isFirstAtEnd = first.attribute.isAtEnd, let isSecondAtEnd = second.attribute.isAtEnd else {
            return nil
        }
        // Side by side: the one begins where the other ends.
        if isFirstAtEnd != isSecondAtEnd { return isFirstAtEnd ? -1 : 1 }
        guard let one = layout.view(of: first.item), let other = layout.view(of: second.item), one != other else {
            return nil
        }
        if (other..<subtreeEnds[other]).contains(one) { return isFirstAtEnd ? -1 : 1 }
        if (one..<subtreeEnds[one]).contains(other) { return isFirstAtEnd ? 1 : -1 }
        // Edges of siblings are aligned, with any offset; without a known common superview, one may contain the other.
        let common = layout.nearestCommonAncestor(one, other)
        return common.map { layout.views[$0].isUnseen } ?? true ? nil : 0
    }
}

extension LayoutAttribute {
    /// Whether it is an edge at the end of an axis; `nil` where it is no edge.
    var isAtEnd: Bool? {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: false
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
        default: nil
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
