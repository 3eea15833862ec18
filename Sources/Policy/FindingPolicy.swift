import LayoutInspector

/// What the configurations of a file make of its findings: rules have other severities or are off, and some findings are
/// suppressed.
///
/// The nearest configuration that mentions a rule decides. Suppressions of all of them hold.
package struct FindingPolicy: Sendable {
    /// A suppression, and the configuration it comes from.
    struct SourcedSuppression: Sendable {
        var suppression: Suppression
        var configuration: Int
        /// The names of the file's folders and of the file, from the folder of the configuration.
        var path: [Substring]
    }

    private var rules: [String: Configuration.RuleSetting] = [:]
    private(set) var suppressions: [SourcedSuppression] = []

    /// - Parameters:
    ///   - configurations: The nearest first.
    ///   - path: The file, as given.
    package init(_ configurations: [Configuration], path: String, currentFolder: String) {
        for (number, configuration) in configurations.enumerated() {
            rules.merge(configuration.rules) { nearer, _ in nearer }
            if configuration.suppressions.isEmpty { continue }
            let base = PathBase(configuration.folder, currentFolder: currentFolder)
            let names = base.relative(path).split(separator: "/")
            suppressions += configuration.suppressions.map {
                SourcedSuppression(suppression: $0, configuration: number, path: names)
            }
        }
    }

    /// Whether nothing is changed.
    package var isEmpty: Bool { rules.isEmpty && suppressions.isEmpty }

    /// The setting of a rule, if a configuration has one.
    package func setting(of rule: String) -> Configuration.RuleSetting? { rules[rule] }

    /// The finding as the configurations have it; `nil` if its rule is off.
    func adjusted(_ finding: Finding) -> Finding? {
        if rules.isEmpty { return finding }
        var finding = finding
        finding.resolves.removeAll { rules[$0.rule] == .off }
        switch rules[finding.rule] {
        case nil: break
        case .off: return nil
        case .severity(let severity): finding.severity = severity
        }
        return finding
    }
}
