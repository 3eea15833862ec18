import LayoutSolver
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutModel
@testable import LayoutSemantics

/// The numbers that a headline may say: constants and multipliers of the members, and lengths that a proper subset of them
/// determines, found by elimination.
struct SaidLengths {
    private var allowed: [Double] = [0]

    init(_ story: ConflictStory, in examination: Examination) {
        let system = examination.lowered.system
        let rows = story.members.map(\.row)
        for member in story.members {
            allowed += [member.constraint.constant, member.constraint.multiplier, system.constants[member.row]]
        }
        let items = Set(story.items + story.members.compactMap(\.constraint.first?.item))
        for axis in Axis.allCases {
            let expressions = Self.lengths(of: items, axis, in: examination)
            for omitted in rows {
                let kept = rows.filter { $0 != omitted }
                for expression in expressions {
                    if let value = Self.value(of: expression, from: kept, system) { allowed.append(value) }
                }
            }
        }
    }

    func contains(_ value: Double) -> Bool { allowed.contains { abs(abs($0) - abs(value)) < 0.0051 } }

    /// Sizes of items and distances between edges of two of them.
    private static func lengths(of items: Set<Layout.Item>, _ axis: Axis, in examination: Examination) -> [[Int:
        Double]]
    {
        let (position, size): (FrameAttribute, FrameAttribute) =
            axis == .horizontal ? (.minX, .width) : (.minY, .height)
        var edges: [[Int: Double]] = []
        for item in items {
            guard let extent = examination.lowered.variable(size, of: item) else { continue }
            var near: [Int: Double] = [:]
            // A subview's position counts from its superview, which is the root here.
            if let start = examination.lowered.variable(position, of: item), examination.lowered.isVariable(start) {
                near[start] = 1
            }
            edges.append(near)
            edges.append(near.merging([extent: 1]) { $0 + $1 })
            edges.append(near.merging([extent: 0.5]) { $0 + $1 })
        }
        return edges.flatMap { one in
            edges.map { other in one.merging(other.mapValues { -$0 }) { $0 + $1 }.filter { $0.value != 0 } }
        }.filter { !$0.isEmpty }
    }

    /// The value that rows, read as equations, give to an expression; `nil`: none.
    private static func value(of expression: [Int: Double], from rows: [Int], _ system: LinearSystem) -> Double? {
        var (rest, value) = (expression, 0.0)
        var pivots: [(variable: Int, terms: [Int: Double], constant: Double)] = []
        func reduce(_ terms: inout [Int: Double], _ constant: inout Double) {
            for pivot in pivots {
                guard let factor = terms[pivot.variable], factor != 0 else { continue }
                for (variable, coefficient) in pivot.terms { terms[variable, default: 0] -= factor * coefficient }
                constant -= factor * pivot.constant
                terms = terms.filter { abs($0.value) > 1e-9 }
            }
        }
        for row in rows {
            var terms: [Int: Double] = [:]
            for term in system.terms(of: row) { terms[term.variable, default: 0] += term.coefficient }
            var constant = system.constants[row]
            reduce(&terms, &constant)
            guard let first = terms.min(by: { $0.key < $1.key }) else { continue }
            pivots.append((first.key, terms.mapValues { $0 / first.value }, constant / first.value))
        }
        reduce(&rest, &value)
        return rest.isEmpty ? -value : nil
    }
}
