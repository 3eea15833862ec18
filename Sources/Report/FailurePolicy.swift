import LayoutInspector

/// Which findings make a run fail.
public struct FailurePolicy: Sendable, Equatable {
    /// The lowest severity that makes a run fail; `nil`: errors, or warnings if the policy is strict.
    public var lowest: Finding.Severity?
    /// Whether warnings and findings that are only possible also make a run fail.
    public var isStrict = false

    public init() {}

    public var level: Finding.Severity { lowest ?? (isStrict ? .warning : .error) }

    public static let declarations: [OptionDeclaration<FailurePolicy>] = [
        .word("fail-on", "the lowest severity that sets exit status 1 (default: error)", \.lowest),
        .flag("strict", "also fail on warnings and on possible findings", \.isStrict),
    ]
}
