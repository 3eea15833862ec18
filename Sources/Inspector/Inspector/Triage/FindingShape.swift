import LayoutDiagnosis
import LayoutModel

/// What equal findings of logs have in common, whatever the addresses and sizes.
package struct FindingShape: Hashable, Sendable {
    private let rule: String
    /// A warning and the exception that it warns of are not equal.
    private let severity: Finding.Severity
    /// The finding's constraints without addresses, sorted, or else its message.
    package let members: [String]

    package init(_ finding: Finding, in layout: Layout) {
        (rule, severity) = (finding.rule, finding.severity)
        let constraints = finding.constraints.compactMap { layout.constraintIndex(id: $0) }
            .map { layout.constraints[$0] }
        members = constraints.isEmpty ? [finding.message] : ConflictShape(constraints, in: layout).members
    }
}
