import LayoutInspector

/// Which findings make a run fail.
public struct FailurePolicy: Sendable, Equatable {
    /// What makes a run fail, as it is chosen.
    public enum Threshold: String, Sendable, CaseIterable {
        case error, warning, note
        /// No finding does; a file that cannot be read still does.
        case nothing = "none"

        /// The lowest severity that fails; `nil`: none does.
        public var severity: Finding.Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .nothing: nil
            }
        }
    }

    /// `nil`: errors, or warnings if the policy is strict.
    public var threshold: Threshold?
    /// Whether warnings and findings that are only possible also make a run fail.
    public var isStrict = false

    public init() {}

    /// The lowest severity that makes a run fail; `nil`: none does.
    public var level: Finding.Severity? { (threshold ?? (isStrict ? .warning : .error)).severity }

    public static let declarations: [OptionDeclaration<FailurePolicy>] = [
        .word("fail-on", "the lowest severity that sets exit status 1 (default: error)", \.threshold),
        .flag("strict", "also fail on warnings and on possible findings", \.isStrict),
    ]
}
