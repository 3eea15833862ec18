import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The rows of both sides in one spelling, to see which of them both sides have, and which say something else of the same
/// edges.
struct RowForms {
    /// What a row compares with a number: edges with coefficients, the first of which is 1.
    struct Subject: Hashable {
        fileprivate var variables: [Int] = []
        fileprivate var coefficients: [Double] = []
    }

    struct Form: Hashable {
        fileprivate(set) var subject: Subject
        fileprivate var relation: RowRelation
        fileprivate var constant: Double
        fileprivate var priority: Double
    }

    /// By side and row; `nil` for rows without effect.
    private let forms: [[Form?]]
    /// By side: all forms, and the rows about the same edges, ascending.
    private let known: [Set<Form>]
    private let rowsOfSubject: [[Subject: [Int]]]

    /// - Parameter systems: Both sides in shared variables.
    /// - Complexity: O(terms), with dictionaries.
    init(_ systems: [LinearSystem], _ lowered: [LoweredLayout], _ variables: SharedVariables) {
        forms = systems.indices.map { side in
            var edges = Self.edgesOfGuides(systems[side], lowered[side], variables.kinds)
            if side == 1 {
                edges.merge(variables.firstSideVariables.mapValues { [LinearTerm($0, 1)] }) { own, _ in own }
            }
            return (0..<systems[side].rowCount).map { Self.form(of: $0, in: systems[side], edges) }
        }
        known = forms.map { Set($0.compactMap { $0 }) }
        rowsOfSubject = forms.map { forms in
            var rows: [Subject: [Int]] = [:]
            for (row, form) in forms.enumerated() {
                if let form { rows[form.subject, default: []].append(row) }
            }
            return rows
        }
    }

    /// Whether the other side has the same row.
    func isOnBothSides(_ row: Int, of side: Int) -> Bool {
        guard forms.indices.contains(side), let form = forms[side][row] else { return false }
        return known[1 - side].contains(form)
    }

    /// The rows of the other side, ascending, that are about the same edges.
    func counterparts(of row: Int, of side: Int) -> [Int] {
        guard forms.indices.contains(side), let subject = forms[side][row]?.subject else { return [] }
        return rowsOfSubject[1 - side][subject] ?? []
    }

    // MARK: Forms

    private static func form(of row: Int, in system: LinearSystem, _ edges: [Int: [LinearTerm]]) -> Form? {
        guard system.isEnabled[row] else { return nil }
        var sum: [Int: Double] = [:]
        for term in system.terms(of: row) {
            guard let edge = edges[term.variable] else {
                sum[term.variable, default: 0] += term.coefficient
                continue
            }
            for part in edge { sum[part.variable, default: 0] += part.coefficient * term.coefficient }
        }
        let terms = sum.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        guard let scale = terms.first?.value else { return nil }
        let subject = Subject(
            variables: terms.map(\.key),
            coefficients: terms.map { rounded($0.value / scale) }
        )
        let relation = scale < 0 ? system.relations[row].mirrored : system.relations[row]
        return Form(
            subject: subject,
            relation: relation,
            constant: rounded(system.constants[row] / scale),
            priority: system.priorities[row]
        )
    }

    /// Quotients of the same numbers may differ in their last digits.
    private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

    /// What the edges of margins and safe areas are in those of their views: a guide for them and an attribute such as
    /// `leadingMargin` mean the same.
    private static func edgesOfGuides(
        _ system: LinearSystem,
        _ lowered: LoweredLayout,
        _ kinds: [SystemEquivalence.VariableKind]
    ) -> [Int: [LinearTerm]] {
        var edges: [Int: [LinearTerm]] = [:]
        for row in 0..<system.rowCount where system.isEnabled[row] && system.relations[row] == .equal {
            guard case .made(let index) = lowered.sources[row], case .guide = lowered.made[index].role,
                system.constants[row] == 0
            else { continue }
            let terms = system.terms(of: row).filter { edges[$0.variable] == nil }
            let own = terms.filter { kinds[$0.variable] == .own }
            guard own.count == 1, let edge = own.first, edge.coefficient != 0 else { continue }
            edges[edge.variable] = system.terms(of: row).filter { $0.variable != edge.variable }
                .flatMap { term in
                    let factor = -term.coefficient / edge.coefficient
                    return (edges[term.variable] ?? [LinearTerm(term.variable, 1)]).map {
                        LinearTerm($0.variable, $0.coefficient * factor)
                    }
                }
        }
        return edges
    }
}
