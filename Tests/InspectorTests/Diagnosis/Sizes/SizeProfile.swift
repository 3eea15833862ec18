import LayoutSolver
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// What a layout is at one size, solved from scratch.
private struct SingleSize {
    var hasConflict: Bool
    var free: Set<Int>
    /// By compression row that is determined: by how much it fails.
    var clipped: [Int: Double]

    init(_ layout: Layout, at conditions: LayoutConditions, watching rows: [Int]) throws {
        let lowered = layout.lowered(under: conditions)
        var solver = Solver(lowered.system)
        let solution = try solver.solve()
        let freedom = Freedom(lowered: lowered, solution: solution)
        hasConflict = !solution.broken.isEmpty
        free = Set((0..<lowered.system.variableCount).filter { freedom.isFree($0) })
        clipped = [:]
        for row in rows where !lowered.system.terms(of: row).contains(where: { freedom.isFree($0.variable) }) {
            clipped[row] = lowered.system.error(ofRow: row, at: solution.values)
        }
    }
}

/// Holds parametric results against layouts solved one by one.
struct SizeProfile {
    /// What was compared.
    private(set) var sizes = 0
    private(set) var pieces = 0
    private(set) var conflictingSizes = 0
    private(set) var freeSizes = 0
    private(set) var disagreements: [String] = []

    /// - Parameter other: What to solve at single sizes instead of the same layout.
    ///
    /// Layouts that conflict as recorded are left out: the rule reports those that do not.
    ///
    /// - Returns: `false` where nothing could be compared.
    @discardableResult
    mutating func compare(
        _ layout: Layout,
        _ axis: Axis,
        over range: ClosedRange<Double>,
        at lengths: [Double],
        named name: String,
        with other: Layout? = nil
    ) throws -> Bool {
        let examination = try Examination(layout, places: Places(), readerFindings: [], options: DiagnosisOptions())
        guard examination.solution.broken.isEmpty else { return false }
        let attribute: FrameAttribute = axis == .horizontal ? .width : .height
        let watched = examination.compressionRows()
        var segments: [(range: ClosedRange<Double>, lowered: LoweredLayout)] = []
        var start = range.lowerBound
        let ends =
            axis == .horizontal
            ? LayoutConditions.sizesThatChangeRows(.horizontal).filter { $0 > start && $0 < range.upperBound } : []
        for end in ends + [range.upperBound] {
            var conditions = LayoutConditions()
            conditions[axis] = start
            segments.append((start...end, layout.lowered(under: conditions)))
            start = end
        }
        for (place, (segment, lowered)) in segments.enumerated() {
            let roots = lowered.sources.indices.filter { lowered.role(ofRow: $0) == .rootSize(attribute) }
            var parts: [(holds: (lowest: Double?, highest: Double?)?, pieces: [ParametricPiece], variables: Set<Int>)] =
                []
            var clipping: [Int: [(Double, Double?)]] = [:]
            for root in roots {
                for var part in ParametricPart.parts(of: lowered.system, around: root) {
                    let holds = try part.feasibleRange()
                    var found: [ParametricPiece] = []
                    let low = max(segment.lowerBound, holds?.lowest ?? segment.lowerBound)
                    let high = min(segment.upperBound, holds?.highest ?? segment.upperBound)
                    if holds != nil, low <= high {
                        var work = Int.max
                        found = try part.pieces(in: low...high, work: &work) ?? []
                        for length in [low] + found.map(\.range.upperBound) {
                            let errors = try part.errors(ofRows: watched, at: length)
                            for (row, error) in zip(watched, errors) where part.rows.contains(row) {
                                clipping[row, default: []].append((length, error))
                            }
                        }
                    }
                    pieces += found.count
                    let variables = Set(part.rows.flatMap { lowered.system.terms(of: $0).map(\.variable) })
                    parts.append((holds, found, variables))
                }
            }
            let isLast = place == segments.count - 1
            for length in lengths where segment.contains(length) && (isLast || length < segment.upperBound) {
                var conditions = LayoutConditions()
                conditions[axis] = length
                let single = try SingleSize(other ?? layout, at: conditions, watching: watched)
                sizes += 1
                // A rounding from an end, either answer is right.
                let ends = parts.flatMap { [$0.holds?.lowest, $0.holds?.highest].compactMap { $0 } }
                if ends.contains(where: { $0 != length && abs($0 - length) < 1e-3 }) { continue }
                let holds = parts.allSatisfy { part in
                    guard let holds = part.holds else { return false }
                    return (holds.lowest ?? -.infinity) <= length + 1e-9
                        && (holds.highest ?? .infinity) >= length - 1e-9
                }
                if holds == single.hasConflict {
                    disagreements.append(
                        "\(name) \(attribute.name) \(length): holds \(holds), single size the opposite"
                    )
                }
                if single.hasConflict {
                    conflictingSizes += 1
                    continue
                }
                if !holds { continue }
                if !single.free.isEmpty { freeSizes += 1 }
                try compareFreedom(
                    of: parts.map { ($0.pieces, $0.variables) },
                    single,
                    length,
                    "\(name) \(attribute.name)",
                    lowered
                )
                compareClipping(clipping, single, length, "\(name) \(attribute.name)")
            }
        }
        return true
    }

    private mutating func compareFreedom(
        of parts: [(pieces: [ParametricPiece], variables: Set<Int>)],
        _ single: SingleSize,
        _ length: Double,
        _ name: String,
        _ lowered: LoweredLayout
    ) throws {
        for (pieces, variables) in parts {
            let touching = pieces.filter { $0.range.contains(length) }
            guard let piece = touching.first else {
                disagreements.append("\(name) \(length): in no piece")
                continue
            }
            let own = single.free.filter { variables.contains($0) }
            let isInside = piece.range.lowerBound < length - 1e-6 && length + 1e-6 < piece.range.upperBound
            let expected = Set(piece.freeVariables.filter(lowered.isVariable))
            if isInside ? own != expected : !touching.contains(where: { own.isSubset(of: Set($0.freeVariables)) }) {
                disagreements.append("\(name) \(length): free \(own.sorted()), pieces say \(expected.sorted())")
            }
        }
    }

    private mutating func compareClipping(
        _ clipping: [Int: [(Double, Double?)]],
        _ single: SingleSize,
        _ length: Double,
        _ name: String
    ) {
        for (row, errors) in clipping.sorted(by: { $0.key < $1.key }) {
            guard let after = errors.firstIndex(where: { $0.0 >= length }), after > 0,
                let low = errors[after - 1].1, let high = errors[after].1, let actual = single.clipped[row]
            else { continue }
            let (start, end) = (errors[after - 1].0, errors[after].0)
            let expected = end > start ? low + (high - low) * (length - start) / (end - start) : high
            if abs(expected - actual) > 1e-5 * max(1, actual) {
                disagreements.append("\(name) \(length): row \(row) fails by \(actual), pieces say \(expected)")
            }
        }
    }
}
