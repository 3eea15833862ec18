import LayoutInspector

/// What the configurations of a file make of its findings: rules have other severities or are off, and some findings are
/// suppressed.
///
/// The nearest configuration that mentions a rule decides. Suppressions of all of them hold.
public struct FindingPolicy: Sendable {
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
    public init(_ configurations: [Configuration], path: String, currentFolder: String) {
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
    public var isEmpty: Bool { rules.isEmpty && suppressions.isEmpty }

    /// The setting of a rule, if a configuration has one.
    public func setting(of rule: String) -> Configuration.RuleSetting? { rules[rule] }

    /// The finding as the configurations have it; `nil` if its rule is off.
    func adjusted(_ finding: Finding) -> Finding? {
        switch rules[finding.rule] {
        case nil: return finding
        case .off: return nil
        case .severity(let severity):
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}

/// Applies configurations, suppressions and a baseline to the findings of a run, file by file, and keeps count.
public struct FindingFilter: Sendable {
    public private(set) var suppressedCount = 0
    /// Findings by which a baseline is written.
    public private(set) var found = Baseline()
    public private(set) var comparison: BaselineComparison?

    private let today: CalendarDay
    private let baselinePaths: PathBase?
    private let currentFolder: String
    /// By the location of a suppression: whether it was used, or has expired.
    private var used: Set<String> = []
    private var known: [(location: String, suppression: Suppression)] = []
    private var knownLocations: Set<String> = []

    /// - Parameters:
    ///   - baselineFolder: What the paths of the baseline are relative to.
    public init(
        baseline: Baseline? = nil,
        baselineFolder: String = ".",
        currentFolder: String,
        today: CalendarDay
    ) {
        comparison = baseline.map { BaselineComparison($0) }
        baselinePaths = PathBase(baselineFolder, currentFolder: currentFolder)
        self.currentFolder = currentFolder
        self.today = today
    }

    /// The findings that remain.
    ///
    /// - Parameters:
    ///   - path: The file, as given.
    ///   - ignores: The rules that notes in the file suppress.
    ///   - configurations: Those that hold for the file, the nearest first.
    ///   - notRun: The rules that did not run.
    public mutating func apply(
        to findings: [Finding],
        of layout: Layout?,
        path: String,
        ignores: [IgnoreNote] = [],
        configurations: [Configuration],
        notRun: [String] = []
    ) -> [Finding] {
        let policy = FindingPolicy(configurations, path: path, currentFolder: currentFolder)
        let suppressions =
            policy.suppressions.map { sourced in
                let location = configurations[sourced.configuration].location(sourced.suppression.place)
                return Located(suppression: sourced.suppression, path: sourced.path, location: location)
            } + ignores.map { Located($0, file: path) }
        for located in suppressions where knownLocations.insert(located.location).inserted {
            known.append((located.location, located.suppression))
        }
        let baselinePath = baselinePaths?.relative(path) ?? path
        comparison?.addFile(baselinePath, notRun: notRun)
        if findings.isEmpty { return [] }
        let names = StableNames(layout ?? Layout())
        return findings.compactMap { finding in
            guard var adjusted = policy.adjusted(finding) else { return nil }
            adjusted.resolves.removeAll { policy.setting(of: $0.rule) == .off }
            // What cannot be read is never accepted.
            guard layout != nil else { return adjusted }
            if isSuppressed(adjusted, suppressions, names) {
                suppressedCount += 1
                return nil
            }
            let identity = names.identity(of: adjusted)
            found.add(identity, path: baselinePath)
            return comparison?.isKnown(identity, path: baselinePath) == true ? nil : adjusted
        }
    }

    /// A suppression, and where it was written.
    private struct Located {
        var suppression: Suppression
        /// The names of the file's folders and of the file, from the folder of the configuration.
        var path: [Substring]
        var location: String

        init(suppression: Suppression, path: [Substring], location: String) {
            self.suppression = suppression
            self.path = path
            self.location = location
        }

        init(_ note: IgnoreNote, file: String) {
            suppression = Suppression(rule: note.rule, object: note.object, reason: note.reason, place: note.place)
            path = []
            location = "\(file):\(note.place.line):\(note.place.column)"
        }
    }

    private mutating func isSuppressed(
        _ finding: Finding,
        _ suppressions: [Located],
        _ names: StableNames
    ) -> Bool {
        for located in suppressions {
            let suppression = located.suppression
            if let until = suppression.until, until < today { continue }
            guard suppression.matches(finding, path: located.path, objects: names.words(for: finding)) else { continue }
            used.insert(located.location)
            return true
        }
        return false
    }

    /// What to say of suppressions after the run: expired ones, and ones that no finding needed.
    public var remarks: [String] {
        known.compactMap { location, suppression in
            if let rule = suppression.rule, RuleInfo.named(rule) == nil {
                let meant = EditDistance.nearest(to: rule, among: RuleInfo.all.map(\.id))
                return "\(location): unknown rule \"\(rule)\"" + (meant.map { "; did you mean \"\($0)\"?" } ?? "")
            }
            if let until = suppression.until, until < today {
                return "\(location): suppression expired on \(until.text): \(suppression.reason)"
            }
            return used.contains(location) ? nil : "\(location): suppression matches no finding: \(suppression.reason)"
        }
    }
}
