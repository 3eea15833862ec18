import LayoutInspector

/// Which findings make a run fail.
public struct FailurePolicy: Sendable, Equatable {
    /// The lowest severity that does; `nil`: errors, or warnings where the policy is strict.
    public var lowest: Finding.Severity?
    /// Whether warnings do, too, and findings that are only possible.
    public var isStrict = false

    public init() {}

    public var level: Finding.Severity { lowest ?? (isStrict ? .warning : .error) }

    public static let declarations: [OptionDeclaration<FailurePolicy>] = [
        .word("fail-on", "the lowest severity that sets exit status 1; error unless set", \.lowest),
        .flag("strict", "fail on warnings and on findings that are only possible, too", \.isStrict),
    ]
}
