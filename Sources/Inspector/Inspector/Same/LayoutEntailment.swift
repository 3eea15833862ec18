import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The proof that two layouts place all pairs of views alike, whatever sizes, insets and contents are; or what it fails on.
struct LayoutEntailment {
    /// Rows of each side that do not follow from the other, and why.
    private(set) var missing = SystemEquivalence.Remainder()
    private(set) var extra = SystemEquivalence.Remainder()
    /// The lowerings that the rows are those of: of the first direction in which the proof failed, else left to right.
    private(set) var lowered: [LoweredLayout]
    /// The rows of these, where the proof failed.
    private(set) var forms: RowForms?
    /// Both directions, where a row depends on it.
    private(set) var directions: [LayoutDirection] = []
    private(set) var counts = SystemEquivalence.Counts()
    /// Whether required rows of both sides have no solution at any size.
    private(set) var sharesConflicts = false
    /// Stacks that divide their length by their contents, but not the same way on both sides.
    private(set) var hasProportionsOfItsOwn = false

    /// Whether the proof takes margins and safe areas to fit into their views.
    private(set) var assumesInsetsFit = false

    var isProven: Bool { missing.isEmpty && extra.isEmpty && !hasProportionsOfItsOwn }

    init(
        _ shared: SharedValues,
        _ pairs: ViewPairs,
        under conditions: LayoutConditions,
        assumingInsetsFit: Bool = false,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        lowered = []
        assumesInsetsFit = assumingInsetsFit
        hasProportionsOfItsOwn = !Self.haveSameProportions(shared, pairs)
        let asked = conditions.direction.map { [$0] } ?? [.leftToRight, .rightToLeft]
        var first: [LoweredLayout]?
        for direction in asked {
            var conditions = conditions
            conditions.direction = direction
            let sides = [
                shared.old.lowered(under: conditions, symbols: shared.symbols[0]),
                shared.new.lowered(under: conditions, symbols: shared.symbols[1]),
            ]
            // Where no row is directed, one direction is both.
            if let first, zip(first, sides).allSatisfy({ $0.hasEqualRows($1) }) { continue }
            if first == nil {
                first = sides
                lowered = sides
            }
            directions.append(direction)
            let variables = SharedVariables(sides, pairs)
            let systems = sides.enumerated().map { side, lowered in
                variables.system(of: lowered, side: side) { row in
                    lowered.isLeftToParameters(row, assumingInsetsFit: assumingInsetsFit)
                }
            }
            let found = try SystemEquivalence(
                systems[0],
                systems[1],
                kinds: variables.kinds,
                domain: variables.domain(),
                isSolved: try sides.map { (lowered) throws(Interrupted) in
                    try lowered.isSolvedAtLikelyValues(isCancelled)
                },
                isCancelled: isCancelled
            )
            sharesConflicts = sharesConflicts || found.sharesConflicts
            if directions.count == 1 { counts = found.counts }
            if !found.isProven {
                missing = found.missing
                extra = found.extra
                lowered = sides
                forms = RowForms(systems, sides, variables)
                break
            }
        }
    }

    /// Whether stacks that divide their length in proportion to contents do so with the same contents and gaps: the numbers of
    /// such rows are those of the given contents alone.
    private static func haveSameProportions(_ shared: SharedValues, _ pairs: ViewPairs) -> Bool {
        func proportions(_ layout: Layout, _ pairOf: [Int?]) -> [[Int]]? {
            var found: [[Int]] = []
            for (index, view) in layout.views.enumerated() {
                guard let stack = view.stack, stack.distribution == .fillProportionally else { continue }
                var members = [pairOf[index] ?? -1, stack.axis == .horizontal ? 0 : 1]
                for arranged in layout.arrangedSubviews(of: index) where !layout.views[arranged].isHidden {
                    guard let pair = pairOf[arranged] else { return nil }
                    members.append(pair)
                    // What a stack in it measures is one more proportion.
                    if layout.views[arranged].stack != nil { members += [layout.subviews(of: arranged).count] }
                }
                members.append(Int((stack.spacing * 1024).rounded()))
                members += stack.customSpacing.map { Int(($0.points * 1024).rounded()) }
                found.append(members)
            }
            return found.sorted { $0.lexicographicallyPrecedes($1) }
        }
        guard let old = proportions(shared.old, pairs.pairOfOld), let new = proportions(shared.new, pairs.pairOfNew)
        else { return false }
        return old == new
    }
}

extension LayoutEntailment {
    /// The rows of a side that are the reason for a difference: those that do not follow from the other side, but for rows that
    /// both sides have and that mean something else beside the others.
    func rowsThatDiffer(_ side: Int) -> [Int] {
        let listed = [missing, extra].map { $0.required + $0.conflicting + $0.optional + $0.opaque }
        guard let forms else { return listed[side] }
        let own = listed.indices.map { side in listed[side].filter { !forms.isOnBothSides($0, of: side) } }
        return own.allSatisfy(\.isEmpty) ? listed[side] : own[side]
    }

    /// The listed constraints of a side that follow from the other one only along with those that differ.
    func dependentConstraints(_ side: Int) -> Set<Int> {
        let rows = side == 0 ? missing.dependent : extra.dependent
        var found: Set<Int> = []
        for row in rows { if case .constraint(let index) = lowered[side].sources[row] { found.insert(index) } }
        return found
    }
}

extension LoweredLayout {
    /// Whether a row only says how large a root is, or what a cell contains.
    func isSceneSize(_ row: Int) -> Bool {
        guard case .made(let index) = sources[row] else { return false }
        switch made[index].role {
        case .rootSize: return true
        case .mask(let attribute):
            guard attribute.isSize, case .view(let view) = made[index].item else { return false }
            return layout.startsScene(view)
        default: return false
        }
    }

    /// Whether required rows have a solution for values at which layouts usually have one: roots as large as a screen, insets
    /// of 8 points.
    ///
    /// In the lowering's own variables, where sizes have bounds and positions follow: a chain of views is then no large part.
    fileprivate func isSolvedAtLikelyValues(_ isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) -> Bool {
        var required = LinearSystem(variableCount: system.variableCount)
        for row in 0..<system.rowCount where system.isEnabled[row] && !isSceneSize(row) {
            if system.priorities[row] < LinearSystem.required { continue }
            required.addRow(distinct: Array(system.terms(of: row)), system.relations[row], system.constants[row])
        }
        for view in layout.views.indices where layout.startsScene(view) {
            for (attribute, length) in [(FrameAttribute.width, 1_024.0), (.height, 16_384)] {
                required.addRow([LinearTerm(VariableIndex(view, attribute).rawValue, 1)], .equal, length)
            }
        }
        for variable in VariableIndex.perNode * (viewCount + guideCount)..<system.variableCount {
            required.addRow([LinearTerm(variable, 1)], .equal, 8)
        }
        var solver = Solver(required)
        return try solver.solve(isCancelled: isCancelled).broken.isEmpty
    }

    /// Whether a row only says that a guide of margins or of a safe area has no negative size.
    func isSizeOfInsetGuide(_ row: Int) -> Bool {
        guard case .made(let index) = sources[row], case .nonnegative = made[index].role,
            case .guide(let guide) = made[index].item
        else { return false }
        return layout.guides[guide].kind == .layoutMargins || layout.guides[guide].kind == .safeArea
    }

    /// Whether another lowering of the same layout has the same rows.
    fileprivate func hasEqualRows(_ other: LoweredLayout) -> Bool {
        system.terms == other.system.terms && system.rowStarts == other.system.rowStarts
            && system.relations == other.system.relations && system.constants == other.system.constants
            && system.priorities == other.system.priorities
    }
}
