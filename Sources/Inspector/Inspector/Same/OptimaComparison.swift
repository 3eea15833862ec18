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
        /// The same, and by how much frames differ at most; apart from pairs whose required constraints conflict on both
        /// sides.
        case same(Double, skipped: Set<Int> = [])
        case different(Counterexample)
        /// Not decided, and why.
        case open(String)
    }

    private static let unclearConflicts = "required constraints conflict on both sides, but not around the same views"

    /// A frame that differs by less than this, in points, does not differ.
    static let exact = 1e-6

    var sceneRoots: (old: [Int], new: [Int]) {
        let roots = pairs.pairs.filter { shared.old.startsScene($0.old) && shared.new.startsScene($0.new) }
        return (roots.map(\.old), roots.map(\.new))
    }

    // MARK: At one size

    /// Solves both sides anew and compares.
    func compare(under conditions: LayoutConditions, device: String? = nil) throws(Interrupted) -> Outcome {
        var old = try SolvedSide(shared.old, sceneRoots: sceneRoots.old, under: conditions, isCancelled: isCancelled)
        var new = try SolvedSide(shared.new, sceneRoots: sceneRoots.new, under: conditions, isCancelled: isCancelled)
        let found = differences(&old, &new)
        if found.differences.isEmpty, !differsInConflicts(old, new) {
            return found.isUnclear ? .open(Self.unclearConflicts) : .same(found.largest, skipped: found.skipped)
        }
        return .different(counterexample(found.differences, old, new, conditions, device))
    }

    func differsInConflicts(_ old: SolvedSide, _ new: SolvedSide) -> Bool { old.hasConflict != new.hasConflict }

    func counterexample(
        _ differences: [Counterexample.ViewDifference],
        _ old: SolvedSide,
        _ new: SolvedSide,
        _ conditions: LayoutConditions,
        _ device: String?
    ) -> Counterexample {
        // Of the scene that shows the difference.
        var root = differences.first?.pair.old ?? 0
        while !shared.old.startsScene(root), let parent = shared.old.views[root].parent { root = parent }
        let frame = shared.old.views.indices.contains(root) ? old.frame(of: root) : nil
        var found = Counterexample(
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
        found.conditions = conditions
        return found
    }

    /// The pairs that differ by more than the tolerance or in what is open, and the largest difference of the others.
    func differences(
        _ old: inout SolvedSide,
        _ new: inout SolvedSide
    ) -> Differences {
        var result = Differences()
        var parts: [(old: Set<Int>, new: Set<Int>)] = pairs.pairs.map { _ in ([], []) }
        if !comparesConflicts, old.hasConflict || new.hasConflict {
            parts = Array(
                zip(old.brokenParts(of: pairs.pairs.map(\.old)), new.brokenParts(of: pairs.pairs.map(\.new)))
            ).map { (old: $0, new: $1) }
        }
        let inConflictOnBoth = parts.filter { !$0.old.isEmpty && !$0.new.isEmpty }
        let both = (
            old: inConflictOnBoth.reduce(into: Set()) { $0.formUnion($1.old) },
            new: inConflictOnBoth.reduce(into: Set()) { $0.formUnion($1.new) }
        )
        for (number, pair) in pairs.pairs.enumerated() {
            let part = parts[number]
            switch (part.old.isEmpty, part.new.isEmpty) {
            case (true, true): break
            case (false, false):
                result.skipped.insert(number)
                continue
            case (false, true), (true, false):
                result.isUnclear = true
                // The conflict is one of both sides, and one of them has more views in it.
                if !part.old.isDisjoint(with: both.old) || !part.new.isDisjoint(with: both.new) { continue }
            }
            let frames = (old: old.frame(of: pair.old), new: new.frame(of: pair.new))
            let free = (old: old.freeAttributes(of: pair.old), new: new.freeAttributes(of: pair.new))
            var isDifferent = free.old != free.new
            for attribute in FrameAttribute.allCases
            where !free.old.contains(attribute) && !free.new.contains(attribute) {
                let difference = abs(frames.old[attribute] - frames.new[attribute])
                if difference > tolerance {
                    isDifferent = true
                } else {
                    result.largest = max(result.largest, difference)
                }
            }
            if isDifferent {
                result.differences.append(
                    .init(pair: pair, old: frames.old, new: frames.new, oldFree: free.old, newFree: free.new)
                )
            }
        }
        return result
    }

    struct Differences {
        var differences: [Counterexample.ViewDifference] = []
        /// Of the pairs that do not differ.
        var largest = 0.0
        /// Pairs whose required constraints conflict on both sides.
        var skipped: Set<Int> = []
        /// Whether the required constraints of a pair conflict on one side, and of other pairs on the other.
        var isUnclear = false
    }

    // MARK: Along a line

    private static let mostPieces = 96
    static let mostWork = 4_000_000
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
        var skipped: Set<Int>?
        var reason: String?
        for (low, high) in zip(points, points.dropFirst()) where high - low > Self.shortest {
            let outcome = try compare(&old, &new, low...high, line, (first, second))
            switch outcome {
            case .same(let difference, let pairs):
                largest = max(largest, difference)
                skipped = skipped?.intersection(pairs) ?? pairs
            case .different: return outcome
            case .open(let why): reason = reason ?? why
            }
        }
        if let reason { return .open(reason) }
        return .same(largest, skipped: skipped ?? [])
    }

    /// Where the optimum of one side changes from one linear function to another, and where it exists.
    struct Pieces {
        var points: [Double]
        /// Over which lengths each part of the system has a solution; `nil`: over none.
        var holds: [ClosedRange<Double>?]

        func isSolved(_ value: Double) -> Bool { holds.allSatisfy { $0?.contains(value) ?? false } }
    }

    func pieces(
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
        let isSolved = pieces.0.isSolved(middle) && pieces.1.isSolved(middle)
        var largest = 0.0
        var skipped: Set<Int> = []
        for place in [0.25, 0.75] {
            let length = range.lowerBound + place * (range.upperBound - range.lowerBound)
            try old.setRootLength(length, line.axis, isCancelled: isCancelled)
            try new.setRootLength(length, line.axis, isCancelled: isCancelled)
            // The difference at an end is at most twice what it is a quarter away, less the other's.
            let found = differences(&old, &new)
            skipped = found.skipped
            largest = max(largest, 2 * found.largest)
            if !found.differences.isEmpty || differsInConflicts(old, new) {
                return try confirmed(near: length, range, line)
            }
            if found.isUnclear { return .open(Self.unclearConflicts) }
        }
        if largest > tolerance { return try confirmed(near: middle, range, line) }
        if old.isAmbiguous || new.isAmbiguous {
            let outcome = try FreedomComparison(self, old, new, range, line).outcome(largest)
            // Where neither side has a solution, UIKit breaks constraints on both, and what is open depends on which.
            if case .different = outcome, !isSolved { return .open(Self.unclearConflicts) }
            if case .same = outcome { return .same(largest, skipped: skipped) }
            return outcome
        }
        return .same(largest, skipped: skipped)
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
}
