import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What both layouts leave open on one piece of a line: each optimal face as rows, with the length as a variable, compared
/// exactly; where one does not follow from the other, a view that shows it.
struct FreedomComparison {
    private let comparison: OptimaComparison
    private let old: SolvedSide
    private let new: SolvedSide
    private let range: ClosedRange<Double>
    private let line: Sameness.Line
    private let variables: SharedVariables

    init(
        _ comparison: OptimaComparison,
        _ old: SolvedSide,
        _ new: SolvedSide,
        _ range: ClosedRange<Double>,
        _ line: Sameness.Line
    ) {
        self.comparison = comparison
        self.old = old
        self.new = new
        self.range = range
        self.line = line
        variables = SharedVariables([old.lowered, new.lowered], comparison.pairs)
    }

    /// - Parameter largest: By how much determined frames differ.
    func outcome(_ largest: Double) throws(Interrupted) -> OptimaComparison.Outcome {
        let systems = [face(of: old, 0), face(of: new, 1)]
        let found = try SystemEquivalence(
            systems[0],
            systems[1],
            kinds: variables.kinds,
            domain: domain,
            isCancelled: comparison.isCancelled
        )
        if found.isProven { return .same(largest) }
        if let difference = rangeThatDiffers() { return difference }
        for (side, rows) in [(0, found.missing.required), (1, found.extra.required)] {
            for row in rows {
                if let difference = looserSide(systems[side], row, side) { return difference }
            }
        }
        return .open("what the layouts leave open could not be compared")
    }

    private func face(of solved: SolvedSide, _ side: Int) -> LinearSystem {
        let swept = Set(solved.rootRows(line.axis))
        var lowered = solved.lowered
        lowered.system = solved.solver.system.optimalSides(at: solved.solution.interiorPoint) { swept.contains($0) }
        return variables.system(of: lowered, side: side) { swept.contains($0) }
    }

    private var domain: LinearSystem {
        var domain = LinearSystem(variableCount: variables.kinds.count)
        let edge = line.axis == .horizontal ? SharedVariables.Edge.right : .bottom
        for (number, pair) in comparison.pairs.pairs.enumerated()
        where comparison.shared.old.startsScene(pair.old) && comparison.shared.new.startsScene(pair.new) {
            let variable = variables.variable(edge, ofPair: number)
            domain.addRow([LinearTerm(variable, 1)], .greaterThanOrEqual, range.lowerBound)
            domain.addRow([LinearTerm(variable, 1)], .lessThanOrEqual, range.upperBound)
        }
        return domain
    }

    // MARK: A view that shows the difference

    /// Attributes whose ranges are looked at.
    private static let mostRanges = 64

    /// A view that one side lets be where the other does not.
    private func rangeThatDiffers() -> OptimaComparison.Outcome? {
        var looked = 0
        for pair in comparison.pairs.pairs {
            for attribute in old.freeAttributes(of: pair.old) {
                looked += 1
                if looked > Self.mostRanges { return nil }
                let ranges = (old: old.range(of: attribute, pair.old), new: new.range(of: attribute, pair.new))
                guard
                    Self.differ(ranges.old.lowest, ranges.new.lowest, comparison.tolerance)
                        || Self.differ(ranges.old.highest, ranges.new.highest, comparison.tolerance)
                else { continue }
                return different(pair, .init(attribute: attribute, old: ranges.old, new: ranges.new), nil)
            }
        }
        return nil
    }

    private static func differ(_ first: Double?, _ second: Double?, _ tolerance: Double) -> Bool {
        guard let first, let second else { return (first == nil) != (second == nil) }
        return abs(first - second) > tolerance
    }

    /// Whether a row that every optimal point of its own side keeps is one that the other side can violate.
    private func looserSide(_ system: LinearSystem, _ row: Int, _ side: Int) -> OptimaComparison.Outcome? {
        let other = side == 0 ? new : old
        // Of the other side, and of the row's own.
        var sums: [[LinearTerm]] = [[], []]
        var named: [Int] = []
        for term in system.terms(of: row) {
            guard let (pair, edge) = variables.pairAndEdge(of: term.variable) else { return nil }
            let isHorizontal = edge == .left || edge == .right
            for place in 0...1 {
                let isOld = (side == 0) == (place == 1)
                let solved = isOld ? old : new
                let view = isOld ? comparison.pairs.pairs[pair].old : comparison.pairs.pairs[pair].new
                var own = solved.terms(of: isHorizontal ? .minX : .minY, view)
                if edge == .right || edge == .bottom { own += solved.terms(of: isHorizontal ? .width : .height, view) }
                sums[place] += own.map { LinearTerm($0.variable, $0.coefficient * term.coefficient) }
            }
            named.append(pair)
        }
        let range = other.range(of: sums[0])
        let constant = system.constants[row]
        let relation = system.relations[row]
        let isBelow = relation != .lessThanOrEqual && range.lowest.map { $0 < constant - comparison.tolerance } ?? true
        let isAbove =
            relation != .greaterThanOrEqual && range.highest.map { $0 > constant + comparison.tolerance } ?? true
        guard isBelow || isAbove else { return nil }
        let free = named.first { pair in
            let pair = comparison.pairs.pairs[pair]
            return !old.freeAttributes(of: pair.old).isEmpty || !new.freeAttributes(of: pair.new).isEmpty
        }
        guard let pair = free ?? named.first else { return nil }
        let reach = Reach(
            name: "a constraint of \(ItemNames(comparison.shared.old)[view: comparison.pairs.pairs[pair].old])",
            sums: side == 0 ? sums.reversed() : sums,
            relation: isBelow ? .lessThanOrEqual : .greaterThanOrEqual,
            constant: isBelow ? constant - 1 : constant + 1
        )
        return different(comparison.pairs.pairs[pair], nil, side == 0 ? .new : .old, reach)
    }

    private func different(
        _ pair: ViewPairs.Pair,
        _ range: Counterexample.FreeRange?,
        _ looser: Counterexample.Side?,
        _ reach: Reach? = nil
    ) -> OptimaComparison.Outcome {
        let difference = Counterexample.ViewDifference(
            pair: pair,
            old: old.frame(of: pair.old),
            new: new.frame(of: pair.new),
            oldFree: old.freeAttributes(of: pair.old),
            newFree: new.freeAttributes(of: pair.new),
            freeRange: range,
            looserSide: looser
        )
        var conditions = comparison.conditions
        conditions[line.axis] = old.rootRows(line.axis).first.map { old.solver.system.constants[$0] }
        conditions[line.axis.crossing] = line.crossing
        var found = comparison.counterexample([difference], old, new, conditions, nil)
        found.looserRow = reach
        return .different(found)
    }
}
