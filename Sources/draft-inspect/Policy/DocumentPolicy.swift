import LayoutInspector
import LayoutPolicy

/// What the configurations of one file make of its findings, as often as it is diagnosed.
struct DocumentPolicy {
    /// Those that hold for the file, the nearest first.
    let configurations: [Configuration]
    let currentFolder: String

    /// The rules that a configuration turns on run, too.
    func adjust(_ options: inout DiagnosisOptions) {
        for configuration in configurations { options.alsoRules += configuration.rulesTurnedOn }
        options.alsoRules.sort()
    }

    /// The findings that remain, with the severities of the configurations.
    func remaining(of diagnosis: Diagnosis, path: String, ignores: [IgnoreNote]) -> [Finding] {
        var filter = FindingFilter(currentFolder: currentFolder, today: .today)
        return filter.apply(
            to: diagnosis.findings,
            of: diagnosis.layout,
            path: path,
            ignores: ignores,
            configurations: configurations,
            notRun: diagnosis.notRun.map(\.rule)
        )
    }
}

extension Configuration {
    /// The rules that are given a severity.
    var rulesTurnedOn: [String] { rules.filter { $0.value != .off }.map(\.key) }
}
