import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Both layouts solved and compared, at single sizes and along lines of sizes.
struct OptimaComparison {
    let shared: SharedValues
    let pairs: ViewPairs
    let conditions: LayoutConditions
    /// In points: what is at most this apart is the same on the screen.
    let tolerance: Double
    let comparesConflicts: Bool
    let isCancelled: @Sendable () -> Bool

    /// What comparing at one size or along one line found.
    enum Outcome {
        /// The same, but for so many points.
        case same(Double)
        case different(Counterexample)
        /// Not decided, and why.
        case open(String)
    }

    private static let unclearConflicts = "required constraints conflict on both sides, but not around the same views"

    /// A frame that differs by less than this, in points, does not differ.
    static let exact = 1e-6

    private var sceneRoots: (old: [Int], new: [Int]) {
        let roots = pairs.pairs.filter { shared.old.startsScene($0.old) && shared.new.startsScene($0.new) }
        return (roots.map(\.old), roots.map(\.new))
    }

    // MARK: At one size

    /// Solves both sides anew and compares.
    func compare(under conditions: LayoutConditions, device: String? = nil) throws(Interrupted) -> Outcome {
        var old = try SolvedSide(shared.old, sceneRoots: sceneRoots.old, under: conditions, isCancelled: isCancelled)
        var new = try SolvedSide(shared.new, sceneRoots: sceneRoots.new, under: conditions, isCancelled: isCancelled)
        let (differences, largest, isUnclear) = differences(&old, &new)
        if differences.isEmpty, !differsInConflicts(old, new) {
            return isUnclear ? .open(Self.unclearConflicts) : .same(largest)
        }
        return .different(counterexample(differences, old, new, conditions, device))
    }

    func differsInConflicts(_ old: SolvedSide, _ new: SolvedSide) -> Bool { old.hasConflict != new.hasConflict }

    func counterexample(
        _ differences: [Counterexample.ViewDifference],
        _ old: SolvedSide,
        _ new: SolvedSide,
        _ conditions: LayoutConditions,
        _ device: String?
    ) -> Counterexample {
        let root = pairs.pairs.first { shared.old.views[$0.old].parent == nil }
        let frame = root.map { old.frame(of: $0.old) }
        return Counterexample(
            size: Size(
                width: conditions.width ?? frame?.width ?? 0,
                height: conditions.height ?? frame?.height ?? 0
            ),
            safeAreaInsets: conditions.safeAreaInsets,
            direction: conditions.direction,
            device: device,
            views: differences,
            conflict: old.hasConflict == new.hasConflict ? nil : old.hasConflict ? .old : .new
        )
    }

    /// The pairs that differ by more than the tolerance or in what is open, and the largest difference of the others.
    func differences(
        _ old: inout SolvedSide,
        _ new: inout SolvedSide
    ) -> (differences: [Counterexample.ViewDifference], largest: Double, isUnclear: Bool) {
        var isUnclear = false
        var found: [Counterexample.ViewDifference] = []
        var largest = 0.0
        let broken = comparesConflicts ? ([], []) : (old.brokenRegions(), new.brokenRegions())
        for pair in pairs.pairs {
            let isBroken = (old.isBroken(pair.old, broken.0), new.isBroken(pair.new, broken.1))
            if isBroken.0, isBroken.1 { continue }
            if isBroken.0 != isBroken.1 { isUnclear = true }
            let frames = (old: old.frame(of: pair.old), new: new.frame(of: pair.new))
            let free = (old: old.freeAttributes(of: pair.old), new: new.freeAttributes(of: pair.new))
            var isDifferent = free.old != free.new
            for attribute in FrameAttribute.allCases
            where !free.old.contains(attribute) && !free.new.contains(attribute) {
                let difference = abs(frames.old[attribute] - frames.new[attribute])
                if difference > tolerance { isDifferent = true } else { largest = max(largest, difference) }
            }
            if isDifferent {
                found.append(
                    .init(pair: pair, old: frames.old, new: frames.new, oldFree: free.old, newFree: free.new)
                )
            }
        }
        return (found, largest, isUnclear)
    }

    // MARK: Along a line

    private static let mostPieces = 96
    private static let mostWork = 4_000_000
    /// Pieces shorter than this, in points, are no pieces.
    private static let shortest = 1e-6

    /// Compares for all lengths of the roots along an axis, the other length as it is.
    func compare(along line: Sameness.Line) throws(Interrupted) -> Outcome {
        var conditions = conditions
        conditions[line.axis] = line.range.lowerBound + 0.618 * (line.range.upperBound - line.range.lowerBound)
        conditions[line.axis.crossing] = line.crossing
        var old = try SolvedSide(shared.old, sceneRoots: sceneRoots.old, under: conditions, isCancelled: isCancelled)
        var new = try SolvedSide(shared.new, sceneRoots: sceneRoots.new, under: conditions, isCancelled: isCancelled)
        var work = Self.mostWork
        guard let first = try pieces(of: old, line, &work), let second = try pieces(of: new, line, &work) else {
            return .open("the layouts change at too many \(line.axis == .horizontal ? "widths" : "heights")")
        }
        let points = Self.merged(first.points + second.points)
        if points.count > Self.mostPieces {
            return .open("the layouts change at \(points.count) \(line.axis == .horizontal ? "widths" : "heights")")
        }
        var largest = 0.0
        var reason: String?
        for (low, high) in zip(points, points.dropFirst()) where high - low > Self.shortest {
            let outcome = try compare(&old, &new, low...high, line, (first, second))
            switch outcome {
            case .same(let difference): largest = max(largest, difference)
            case .different: return outcome
            case .open(let why): reason = reason ?? why
            }
        }
        if let reason { return .open(reason) }
        return .same(largest)
    }

    /// Where the optimum of one side changes from one linear function to another, and where it exists.
    private struct Pieces {
        var points: [Double]
        /// Over which lengths each part of the system has a solution; `nil`: over none.
        var holds: [ClosedRange<Double>?]

        func isSolved(_ value: Double) -> Bool { holds.allSatisfy { $0?.contains(value) ?? false } }
    }

    private func pieces(
        of side: SolvedSide,
        _ line: Sameness.Line,
        _ work: inout Int
    ) throws(Interrupted) -> Pieces? {
        var result = Pieces(points: [line.range.lowerBound, line.range.upperBound], holds: [])
        for row in side.rootRows(line.axis) {
            for part in ParametricPart.parts(of: side.solver.system, around: row, broken: side.solution.broken) {
                if isCancelled() { throw Interrupted() }
                var part = part
                guard let holds = try part.feasibleRange(isCancelled: isCancelled) else {
                    result.holds.append(nil)
                    continue
                }
                let low = max(line.range.lowerBound, holds.lowest ?? -.infinity)
                let high = min(line.range.upperBound, holds.highest ?? .infinity)
                guard low <= high else {
                    result.holds.append(nil)
                    continue
                }
                result.holds.append(low...high)
                result.points += [low, high]
                guard let pieces = try part.pieces(in: low...high, work: &work, isCancelled: isCancelled) else {
                    return nil
                }
                result.points += pieces.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
            }
        }
        return result
    }

    private static func merged(_ points: [Double]) -> [Double] {
        var merged: [Double] = []
        for point in points.sorted() where merged.last.map({ point - $0 > shortest }) ?? true { merged.append(point) }
        return merged
    }

    /// Compares on one piece of both sides: determined frames are linear on it, so that two lengths show all of it.
    private func compare(
        _ old: inout SolvedSide,
        _ new: inout SolvedSide,
        _ range: ClosedRange<Double>,
        _ line: Sameness.Line,
        _ pieces: (Pieces, Pieces)
    ) throws(Interrupted) -> Outcome {
        let middle = (range.lowerBound + range.upperBound) / 2
        let isSolved = (pieces.0.isSolved(middle), pieces.1.isSolved(middle))
        var largest = 0.0
        for place in [0.25, 0.75] {
            let length = range.lowerBound + place * (range.upperBound - range.lowerBound)
            try old.setRootLength(length, line.axis, isCancelled: isCancelled)
            try new.setRootLength(length, line.axis, isCancelled: isCancelled)
            // The difference at an end is at most twice what it is a quarter away, less the other's.
            let (differences, largestHere, isUnclear) = differences(&old, &new)
            largest = max(largest, 2 * largestHere)
            if !differences.isEmpty || differsInConflicts(old, new) {
                return try confirmed(near: length, range, line)
            }
            if isUnclear { return .open(Self.unclearConflicts) }
        }
        if largest > tolerance { return try confirmed(near: middle, range, line) }
        if !isSolved.0 || !isSolved.1 {
            // Neither side has a solution: UIKit breaks constraints on both.
            return comparesConflicts ? .open("required constraints conflict at some sizes") : .same(largest)
        }
        if old.isAmbiguous || new.isAmbiguous {
            if try hasSameFreedom(old, new, range, line) { return .same(largest) }
            return differenceOfFreedom(&old, &new, line)
        }
        return .same(largest)
    }

    /// A counterexample in a piece, at a whole number of points where one differs, solved anew.
    private func confirmed(
        near length: Double,
        _ range: ClosedRange<Double>,
        _ line: Sameness.Line
    ) throws(Interrupted) -> Outcome {
        let whole = [range.lowerBound.rounded(.up), range.upperBound.rounded(.down), length.rounded()]
        for candidate in whole.filter(range.contains) + [length, range.lowerBound, range.upperBound] {
            var conditions = conditions
            conditions[line.axis] = candidate
            conditions[line.axis.crossing] = line.crossing
            let outcome = try compare(under: conditions)
            if case .different = outcome { return outcome }
        }
        return .open("solving anew at \(Int(length)) points did not confirm a difference")
    }

    // MARK: Freedom

    /// Whether both sides leave the same points open on a piece: each optimal face as rows, with the length as a variable,
    /// follows from the other.
    private func hasSameFreedom(
        _ old: SolvedSide,
        _ new: SolvedSide,
        _ range: ClosedRange<Double>,
        _ line: Sameness.Line
    ) throws(Interrupted) -> Bool {
        let variables = SharedVariables([old.lowered, new.lowered], pairs)
        var systems: [LinearSystem] = []
        for (side, solved) in [old, new].enumerated() {
            let swept = Set(solved.rootRows(line.axis))
            var lowered = solved.lowered
            lowered.system = solved.solver.system.optimalSides(at: solved.solution.interiorPoint) {
                swept.contains($0)
            }
            systems.append(variables.system(of: lowered, side: side) { swept.contains($0) })
        }
        var domain = LinearSystem(variableCount: variables.kinds.count)
        for (number, pair) in pairs.pairs.enumerated() where shared.old.startsScene(pair.old) {
            let edge = variables.variable(line.axis == .horizontal ? .right : .bottom, ofPair: number)
            domain.addRow([LinearTerm(edge, 1)], .greaterThanOrEqual, range.lowerBound)
            domain.addRow([LinearTerm(edge, 1)], .lessThanOrEqual, range.upperBound)
        }
        return try SystemEquivalence(
            systems[0],
            systems[1],
            kinds: variables.kinds,
            domain: domain,
            isCancelled: isCancelled
        ).isProven
    }

    /// Attributes whose ranges are looked at.
    private static let mostRanges = 64

    /// A view that one side lets be where the other does not.
    private func differenceOfFreedom(
        _ old: inout SolvedSide,
        _ new: inout SolvedSide,
        _ line: Sameness.Line
    ) -> Outcome {
        var looked = 0
        for pair in pairs.pairs {
            for attribute in old.freeAttributes(of: pair.old) {
                looked += 1
                if looked > Self.mostRanges { return .open("what the layouts leave open could not be compared") }
                let ranges = (old: old.range(of: attribute, pair.old), new: new.range(of: attribute, pair.new))
                guard Self.differ(ranges.old.lowest, ranges.new.lowest, tolerance)
                    || Self.differ(ranges.old.highest, ranges.new.highest, tolerance)
                else { continue }
                let difference = Counterexample.ViewDifference(
                    pair: pair,
                    old: old.frame(of: pair.old),
                    new: new.frame(of: pair.new),
                    oldFree: old.freeAttributes(of: pair.old),
                    newFree: new.freeAttributes(of: pair.new),
                    freeRange: .init(attribute: attribute, old: ranges.old, new: ranges.new)
                )
                var conditions = conditions
                conditions[line.axis] = old.solver.system.constants[old.rootRows(line.axis).first ?? 0]
                conditions[line.axis.crossing] = line.crossing
                return .different(counterexample([difference], old, new, conditions, nil))
            }
        }
        return .open("what the layouts leave open could not be compared")
    }

    private static func differ(_ first: Double?, _ second: Double?, _ tolerance: Double) -> Bool {
        guard let first, let second else { return (first == nil) != (second == nil) }
        return abs(first - second) > tolerance
    }
}
