import ArgumentParser
import LayoutInspector

/// Which findings make a run fail.
struct FailureOptions: ParsableArguments {
    @Option(
        name: .customLong("fail-on"),
        help: ArgumentHelp(
            "The lowest severity that gives exit status 1: error, where nothing else is said.",
            valueName: "level"
        )
    )
    var failOn: SeverityArgument?

    @Flag(help: "Warnings, and findings that are only possible, fail the run too.")
    var strict = false

    /// The lowest severity that fails the run.
    var level: Finding.Severity { failOn?.severity ?? (strict ? .warning : .error) }
}

/// The value of `--fail-on`.
struct SeverityArgument: ExpressibleByArgument {
    var severity: Finding.Severity

    init?(argument: String) {
        guard let severity = Finding.Severity(rawValue: argument) else { return nil }
        self.severity = severity
    }

    static var allValueStrings: [String] { Finding.Severity.allCases.map(\.rawValue) }
}
