import LayoutInspector

/// Which findings make a run fail.
package struct FailurePolicy: Sendable, Equatable {
    /// What makes a run fail, as it is chosen.
    package enum Threshold: String, Sendable, CaseIterable {
        case error, warning, note
        /// No finding does; a file that cannot be read still does.
        case nothing = "none"

        /// The lowest severity that fails; `nil`: none does.
        package var severity: Finding.Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .nothing: nil
            }
        }
    }

    /// `nil`: errors, or warnings if the policy is strict.
    package var threshold: Threshold?
    /// Whether warnings and findings that are only possible also make a run fail.
    package var isStrict = false

    package init() {}

    /// The lowest severity that makes a run fail; `nil`: none does.
    package var level: Finding.Severity? { (threshold ?? (isStrict ? .warning : .error)).severity }

    /// Whether a finding makes a run fail.
    package func fails(_ finding: Finding) -> Bool {
        guard let level else { return false }
        return finding.severity >= level && (isStrict || finding.confidence == .certain)
    }

    package static let declarations: [OptionDeclaration<FailurePolicy>] = [
        .word("fail-on", "the lowest severity that sets exit status 1 (default: error)", \.threshold),
        .flag("strict", "also fail on warnings and on possible findings", \.isStrict),
    ]
}
