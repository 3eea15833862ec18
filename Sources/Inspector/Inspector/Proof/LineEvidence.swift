import LayoutModel
import LayoutSemantics
import LayoutSolver

/// That two layouts have the same frames for all widths at one height, or for all heights at one width: of each side the optimum
/// piece by piece.
struct LineEvidence: Sendable {
    struct Side: Sendable {
        /// The rows, with any length.
        var system: LoweredLayout
        /// The rows whose constant is the length.
        var swept: [Int]
        var pieces: [PieceProof]
    }

    /// The frame of a pair: a sum of variables of each side for every attribute.
    struct Frame: Sendable {
        var view: String
        var sums: [[LinearTerm]]
    }

    /// That what both sides leave open is the same, for a piece of each.
    struct Face: Sendable {
        /// By side: the number of the piece.
        var pieces: [Int]
        var evidence: EquivalenceEvidence
    }

    let line: Sameness.Line
    let direction: LayoutDirection?
    let tolerance: Double
    private(set) var sides: [Side] = []
    private(set) var frames: [Frame] = []
    private(set) var faces: [Face] = []
    private(set) var gap: String?

    init(
        _ comparison: OptimaComparison,
        along line: Sameness.Line,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        self.line = line
        direction = comparison.conditions.direction
        tolerance = comparison.tolerance
        var conditions = comparison.conditions
        conditions[line.axis] = line.range.lowerBound + 0.618 * (line.range.upperBound - line.range.lowerBound)
        conditions[line.axis.crossing] = line.crossing
        let roots = comparison.sceneRoots
        for (layout, roots) in [(comparison.shared.old, roots.old), (comparison.shared.new, roots.new)] {
            let solved = try SolvedSide(layout, sceneRoots: roots, under: conditions, isCancelled: isCancelled)
            let side: Side
            switch try Self.side(solved, comparison, line, isCancelled) {
            case .found(let found): side = found
            case .open(let reason):
                gap = "\(line.axis == .horizontal ? "widths" : "heights"): \(reason)"
                return
            }
            if frames.isEmpty {
                frames = comparison.pairs.pairs.flatMap { pair in
                    // What no row is about on either side is left out below.
                    FrameAttribute.allCases.map { attribute in
                        Frame(view: layout.views[pair.old].id, sums: [solved.terms(of: attribute, pair.old)])
                    }
                }
            } else {
                let sums = comparison.pairs.pairs.flatMap { pair in
                    FrameAttribute.allCases.map { solved.terms(of: $0, pair.new) }
                }
                for place in frames.indices { frames[place].sums.append(sums[place]) }
            }
            sides.append(side)
        }
        let named = sides.map { Set($0.system.system.terms.map(\.variable)) }
        frames.removeAll { frame in
            zip(frame.sums, named).allSatisfy { sum, named in !sum.allSatisfy { named.contains($0.variable) } }
        }
        findFaces(comparison.pairs)
    }

    /// Compares what is open wherever a frame is not unique.
    private mutating func findFaces(_ pairs: ViewPairs) {
        let unique = sides.map { side in side.pieces.map { Set($0.proof.determined.map(\.variable)) } }
        let isUnique = unique.enumerated().map { side, pieces in
            pieces.map { piece in
                frames.allSatisfy { $0.sums[side].allSatisfy { piece.contains($0.variable) } }
            }
        }
        for (first, old) in sides[0].pieces.enumerated() {
            for (second, new) in sides[1].pieces.enumerated() {
                if isUnique[0][first] && isUnique[1][second] || !(max(old.low, new.low) < min(old.high, new.high)) {
                    continue
                }
                let evidence = EquivalenceEvidence(
                    sides.map(\.system),
                    [old.relations, new.relations],
                    swept: sides.map { Set($0.swept) },
                    pairs
                )
                if !evidence.isProvenForAll {
                    gap = "\(line.axis == .horizontal ? "widths" : "heights"): what both leave open"
                    return
                }
                faces.append(Face(pieces: [first, second], evidence: evidence))
            }
        }
    }

    private enum Outcome {
        case found(Side)
        /// Not proven, and why.
        case open(String)
    }

    private static func side(
        _ given: SolvedSide,
        _ comparison: OptimaComparison,
        _ line: Sameness.Line,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> Outcome {
        var solved = given
        var work = OptimaComparison.mostWork
        guard let pieces = try comparison.pieces(of: solved, line, &work) else { return .open("too many pieces") }
        let points = Set(pieces.points).sorted()
        let swept = solved.rootRows(line.axis)
        var lowered = solved.lowered
        lowered.system = solved.comparedSystem
        var found: [PieceProof] = []
        for (low, high) in zip(points, points.dropFirst()) where high - low > 1e-6 {
            if let last = found.last, last.high.approximation >= high - 1e-6 { continue }
            try solved.setRootLength((low + high) / 2, line.axis, isCancelled: isCancelled)
            let system = solved.comparedSystem
            // Texts that break have other heights in other widths.
            guard system.hasConstants(of: lowered.system, except: Set(swept)) else {
                return .open("texts break into other lines")
            }
            var solver = Solver(system)
            let solution = try solver.solve(isCancelled: isCancelled)
            if !solution.broken.isEmpty { return .open("required constraints that conflict on both sides") }
            guard let piece = PieceProof(of: solution, of: system, swept: swept, in: line.range, near: low...high)
            else {
                return .open("an optimum that is not proven between \(Int(low)) and \(Int(high)) points")
            }
            found.append(piece)
        }
        guard let first = found.first, let last = found.last, first.low.approximation <= line.range.lowerBound,
            last.high.approximation >= line.range.upperBound,
            zip(found, found.dropFirst()).allSatisfy({ !($0.high < $1.low) })
        else { return .open("pieces that do not meet") }
        return .found(Side(system: lowered, swept: swept, pieces: found))
    }
}

extension LinearSystem {
    /// Whether the constants of two systems with the same rows are the same.
    fileprivate func hasConstants(of other: LinearSystem, except rows: Set<Int>) -> Bool {
        constants.indices.allSatisfy { rows.contains($0) || constants[$0] == other.constants[$0] }
    }
}
