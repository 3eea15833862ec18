import LayoutInspector

/// Applies configurations, suppressions and a baseline to the findings of a run, file by file, and keeps count.
public struct FindingFilter: Sendable {
    public private(set) var suppressedCount = 0
    /// Findings by which a baseline is written.
    public private(set) var found = Baseline()
    public private(set) var comparison: BaselineComparison?

    /// Whether ``found`` is kept: a log can have any number of findings.
    private let keepsFound: Bool
    private let today: CalendarDay
    private let baselinePaths: PathBase?
    private let currentFolder: String
    /// The locations of suppressions that a finding needed.
    private var used: Set<String> = []
    private var known: [(location: String, suppression: Suppression)] = []
    private var knownLocations: Set<String> = []

    /// - Parameters:
    ///   - baselineFolder: What the paths of the baseline are relative to.
    ///   - keepsFound: Whether a baseline of what is found is wanted.
    public init(
        baseline: Baseline? = nil,
        baselineFolder: String = ".",
        keepsFound: Bool = false,
        currentFolder: String,
        today: CalendarDay
    ) {
        comparison = baseline.map { BaselineComparison($0) }
        baselinePaths = PathBase(baselineFolder, currentFolder: currentFolder)
        self.keepsFound = keepsFound
        self.currentFolder = currentFolder
        self.today = today
    }

    /// The findings that remain.
    ///
    /// - Parameters:
    ///   - recorded: The names of the findings' objects, where the layout does not have them.
    ///   - path: The file, as given.
    ///   - ignores: The rules that notes in the file suppress.
    ///   - configurations: Those that hold for the file, the nearest first.
    ///   - notRun: The rules that did not run.
    public mutating func apply(
        to findings: [Finding],
        of layout: Layout?,
        named recorded: FindingNames? = nil,
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
        // What cannot be read is never accepted.
        guard let layout else { return findings }
        let adjusted = findings.compactMap { policy.adjusted($0) }
        guard !suppressions.isEmpty || comparison != nil || keepsFound else { return adjusted }
        let names = recorded.map { StableNames($0) } ?? StableNames(layout)
        return adjusted.filter { finding in
            if isSuppressed(finding, suppressions, names) {
                suppressedCount += 1
                return false
            }
            let identity = names.identity(of: finding)
            if keepsFound { found.add(identity, path: baselinePath) }
            return comparison?.isKnown(identity, path: baselinePath) != true
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
