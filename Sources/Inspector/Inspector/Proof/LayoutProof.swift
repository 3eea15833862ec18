import LayoutDiagnosis
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// The proof of what a diagnosis says about conflicts, positions and ambiguities, for a program that shares nothing with this
/// one. Documentation/Proofs.md describes its file.
public struct LayoutProof: Sendable {
    let lowered: LoweredLayout
    let proof: OptimumProof
    /// The constraints of each conflict that was found, for those that could not be proven.
    private let conflicts: [[String]]

    /// - Complexity: See ``OptimumProof/init(of:of:sets:)``.
    public init(of diagnosis: Diagnosis) {
        lowered = diagnosis.lowered
        // What a log reports need not be a conflict of what is known of the layout.
        conflicts = diagnosis.findings.compactMap { $0.conflict?.multipliers.isEmpty ?? true ? nil : $0.constraints }
        var rows: [String: Int] = [:]
        if !conflicts.isEmpty {
            for row in 0..<lowered.system.rowCount { rows[lowered.id(ofRow: row)] = row }
        }
        // What a diagnosis calls open is less: where rows are broken, it holds them where they are.
        var solver = Solver(lowered.system)
        let isHeld = !diagnosis.solution.broken.isEmpty
        proof = OptimumProof(
            of: isHeld ? (try? solver.solve()) ?? diagnosis.solution : diagnosis.solution,
            of: lowered.system,
            sets: conflicts.map { ids in ids.compactMap { rows[$0] }.sorted() }
        )
    }

    /// A proof that was found.
    init(_ proof: OptimumProof, of lowered: LoweredLayout) {
        self.proof = proof
        self.lowered = lowered
        conflicts = []
    }

    /// What is proven, in one line.
    public var summary: String {
        var parts: [String] = []
        func count(_ number: Int, _ one: String, _ several: String) {
            if number > 0 { parts.append("\(number) \(number == 1 ? one : several)") }
        }
        count(proof.sets.count, "conflict", "conflicts")
        count(proof.levels.count { $0.priority != nil }, "priority with errors", "priorities with errors")
        count(proof.determined.count, "unique value", "unique values")
        count(proof.other.count, "open value", "open values")
        return parts.isEmpty ? "no constraints" : parts.joined(separator: ", ")
    }

    /// What is not proven, a line each.
    public var gaps: [String] {
        proof.gaps.map { gap in
            switch gap {
            case .set(let place): "the conflict of \(conflicts[place].joined(separator: ", "))"
            case .brokenRow(let row): "that \(lowered.id(ofRow: row)) cannot be kept"
            case .level(let priority): "that the errors of priority \(JSONNumberFormat.text(priority)) are smallest"
            case .row(let row): "that \(lowered.id(ofRow: row)) is kept"
            case .variables(let variables):
                "whether these are unique: " + variables.prefix(5).map(name).joined(separator: ", ")
                    + (variables.count > 5 ? " and \(variables.count - 5) more" : "")
            }
        }
    }

    private func name(_ variable: Int) -> String {
        guard let (item, attribute) = lowered.itemAndAttribute(of: variable) else { return "variable \(variable)" }
        return "\(lowered.layout.id(of: item)).\(attribute.name)"
    }
}
