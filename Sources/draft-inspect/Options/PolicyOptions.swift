import LayoutInspector

/// Which findings a run accepts: its configuration and its baseline.
struct PolicyOptions: Sendable, Equatable {
    /// The only configuration file; `nil`: those beside the inputs and above.
    var configuration: String?
    var ignoresConfigurations = false
    var baseline: String?
    /// Where to write a baseline of what is found.
    var writtenBaseline: String?
    /// Whether findings that are gone are removed from the baseline.
    var prunesBaseline = false
    /// Only files that differ from this revision are checked.
    var changedSince: String?
    /// Whether a run succeeds where patterns of configurations leave no file.
    var allowsEmpty = false

    /// What every command takes that has a configuration.
    static let configurationDeclarations: [OptionDeclaration<PolicyOptions>] = [
        .text(
            "config",
            "the configuration file (default: .draft-inspect.yml in each input's folder and its parent folders)",
            value: .file,
            \.configuration
        ),
        .flag("no-config", "ignore configuration files", \.ignoresConfigurations),
    ]

    static let baselineDeclaration = OptionDeclaration<PolicyOptions>.text(
        "baseline",
        "report only findings that are not in this file",
        value: .file,
        \.baseline
    )

    static let declarations =
        configurationDeclarations + [
            baselineDeclaration,
            .text(
                "write-baseline",
                "write the findings to this file, so that --baseline accepts them from now on",
                value: .file,
                \.writtenBaseline
            ),
            .flag("prune-baseline", "remove findings from the baseline that no longer occur", \.prunesBaseline),
            .text(
                "changed-since",
                "check only files that differ from this git revision, whether committed or not",
                value: .text(placeholder: "ref", expectation: "a git revision"),
                \.changedSince
            ),
            .flag("allow-empty", "succeed even if the patterns of configurations exclude every file", \.allowsEmpty),
        ]
}

/// Which findings a run accepts.
enum PolicyTable: OptionTable {
    static let declarations = PolicyOptions.declarations
    static let defaults = PolicyOptions()
}

/// Which configuration holds.
enum ConfigurationTable: OptionTable {
    static let declarations = PolicyOptions.configurationDeclarations
    static let defaults = PolicyOptions()
}
