import LayoutInspector

/// Applies configurations, suppressions and a baseline to the findings of a run, file by file, and keeps count.
package struct FindingFilter: Sendable {
    package private(set) var suppressedCount = 0
    /// Findings by which a baseline is written.
    package private(set) var found = Baseline()
    package private(set) var comparison: BaselineComparison?

    /// Whether ``found`` is kept: a log can have any number of findings.
    private let keepsFound: Bool
    private let today: CalendarDay
    private let baselinePaths: PathBase?
    private let currentFolder: String
    /// The locations of suppressions that a finding needed.
    private var used: Set<String> = []
    private var known: [Located] = []
    private var knownLocations: Set<String> = []
    /// The locations of suppressions for one file, by its name, that was checked.
    private var withCheckedFile: Set<String> = []
    /// The locations of suppressions whose rule did not run on a file that they are for.
    private var withoutRule: Set<String> = []

    /// - Parameters:
    ///   - baselineFolder: What the paths of the baseline are relative to.
    ///   - keepsFound: Whether a baseline of what is found is wanted.
    package init(
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
    ///   - isWhole: Whether all layouts of the file are checked.
    package mutating func apply(
        to findings: [Finding],
        of layout: Layout?,
        named recorded: FindingNames? = nil,
        path: String,
        ignores: [IgnoreNote] = [],
        configurations: [Configuration],
        notRun: [String] = [],
        isWhole: Bool = true
    ) -> [Finding] {
        let policy = FindingPolicy(configurations, path: path, currentFolder: currentFolder)
        let suppressions =
            policy.suppressions.map { sourced in
                let configuration = configurations[sourced.configuration]
                return Located(
                    suppression: sourced.suppression,
                    path: sourced.path,
                    location: configuration.location(sourced.suppression.place),
                    folder: configuration.folder
                )
            } + ignores.map { Located($0, file: path) }
        for located in suppressions {
            if knownLocations.insert(located.location).inserted { known.append(located) }
            // What cannot be read has no findings that a suppression would match.
            note(located, notRun: layout == nil ? RuleInfo.all.map(\.id) : notRun, isWhole: isWhole && layout != nil)
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
        /// Of the configuration; `nil` for a note in the file itself.
        var folder: String?

        init(suppression: Suppression, path: [Substring], location: String, folder: String) {
            self.suppression = suppression
            self.path = path
            self.location = location
            self.folder = folder
        }

        init(_ note: IgnoreNote, file: String) {
            suppression = Suppression(rule: note.rule, object: note.object, reason: note.reason, place: note.place)
            path = []
            location = "\(file):\(note.place.line):\(note.place.column)"
        }
    }

    /// Notes what a file that is checked says of a suppression: whether it is the one it is for, and whether its rule ran.
    private mutating func note(_ located: Located, notRun: [String], isWhole: Bool) {
        let suppression = located.suppression
        if let file = suppression.file {
            guard file.matches(located.path) else { return }
            // A name without a folder is that of files in any folder.
            let isOneFile = file.text.contains("/") && !GlobPattern.isPattern(file.text)
            if isOneFile, isWhole { withCheckedFile.insert(located.location) }
        }
        if suppression.rule.map(notRun.contains) ?? (notRun.count == RuleInfo.all.count) {
            withoutRule.insert(located.location)
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
    ///
    /// A suppression is not needed if its rule ran on all files that it can be for. A run of a few files says nothing of the others.
    ///
    /// - Parameters:
    ///   - ran: Whether a rule ran, as far as options decide.
    ///   - covers: Whether all files of a folder were checked.
    package func remarks(ran: (String) -> Bool = { _ in true }, covers: (String) -> Bool = { _ in true }) -> [String] {
        known.compactMap { located in
            let (location, suppression) = (located.location, located.suppression)
            if let rule = suppression.rule, RuleInfo.named(rule) == nil {
                let meant = EditDistance.nearest(to: rule, among: RuleInfo.all.map(\.id))
                return "\(location): unknown rule \"\(rule)\"" + (meant.map { "; did you mean \"\($0)\"?" } ?? "")
            }
            if let until = suppression.until, until < today {
                return "\(location): suppression expired on \(until.text): \(suppression.reason)"
            }
            let isJudged =
                (suppression.rule.map(ran) ?? RuleInfo.all.allSatisfy { $0.isAsked != .always || ran($0.id) })
                && !withoutRule.contains(location)
                && (located.folder.map(covers) ?? true || withCheckedFile.contains(location))
            return used.contains(location) || !isJudged
                ? nil : "\(location): suppression matches no finding: \(suppression.reason)"
        }
    }
}
