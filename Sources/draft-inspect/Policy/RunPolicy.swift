import LayoutInspector
import LayoutPolicy
import LayoutReport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The configurations and the baseline of a run, and what they make of its findings.
///
/// The configuration of the current folder and those above, or the named one, set options where the command line does not.
/// Rules, suppressions and patterns of the configurations beside an input and above hold for that input.
///
/// Files come in one at a time, on any thread.
final class RunPolicy: @unchecked Sendable {
    let options: PolicyOptions
    /// The options that configurations set, by their names.
    let configured: OptionAssignments
    /// The configurations of the current folder, the nearest first.
    let general: [Configuration]

    private var configurations: ConfigurationSet
    private let currentFolder: String
    private var byPath: [String: [Configuration]] = [:]
    /// How many of the configurations' warnings were written.
    private var writtenWarnings = 0
    private var filter: FindingFilter
    private let baseline: Baseline?
    /// What changed since the revision of ``PolicyOptions/changedSince``.
    private(set) var changes: ChangedFiles?
    /// The folders on the command line, of which all files are checked.
    private var checkedFolders: [String] = []
    /// The files of which one layout is checked.
    private var partialFiles: Set<String> = []

    /// - Throws: ``CommandFailure`` for a configuration or a baseline that cannot be read.
    init<Table: OptionTable>(
        _ given: DeclaredOptions<Table>
    ) throws(CommandFailure) where Table.Options == PolicyOptions {
        let first = try given.options()
        if first.configuration != nil, first.ignoresConfigurations {
            throw CommandFailure("--config and --no-config exclude each other", code: .usage)
        }
        currentFolder = draft_inspect.currentFolder() ?? "/"
        do throws(ConfigurationFailure) {
            configurations = try ConfigurationSet(
                file: first.configuration,
                isEnabled: !first.ignoresConfigurations,
                keys: ConfigurationKeys.all,
                currentFolder: currentFolder
            )
            general = try configurations.general()
        } catch {
            throw CommandFailure(error)
        }
        configured = Self.placed(general.assignments, general)
        options = try Self.placed(given.options(over: configured), given: first, general)
        if options.prunesBaseline, options.baseline == nil {
            throw CommandFailure("--prune-baseline needs --baseline", code: .usage)
        }
        // A baseline that is written first does not exist yet.
        if let path = options.baseline, ResolvedPath(path) != options.writtenBaseline.map(ResolvedPath.init) {
            baseline = try Self.baseline(path, from: first.baseline == nil ? general : [])
        } else {
            baseline = nil
        }
        filter = FindingFilter(
            baseline: baseline,
            baselineFolder: Self.folder(of: options.writtenBaseline ?? options.baseline ?? ""),
            keepsFound: options.writtenBaseline != nil,
            currentFolder: currentFolder,
            today: .today
        )
    }

    /// The configured options, with paths of fonts as paths from the current folder.
    private static func placed(_ assignments: OptionAssignments, _ general: [Configuration]) -> OptionAssignments {
        var assignments = assignments
        let name = InputOptions.fontsName
        assignments[name] = assignments[name].map { paths in
            paths.compactMap { path($0, of: name, isGiven: false, general) }
        }
        return assignments
    }

    /// The options, with paths of a configuration as paths from the current folder.
    private static func placed(
        _ options: PolicyOptions,
        given: PolicyOptions,
        _ general: [Configuration]
    ) -> PolicyOptions {
        var options = options
        let name = PolicyOptions.baselineDeclaration.name
        options.baseline = path(options.baseline, of: name, isGiven: given.baseline != nil, general)
        return options
    }

    /// The files that the policy reads, which reports do not overwrite.
    var inputs: [String] { general.map(\.path) + (baseline == nil ? [] : [options.baseline]).compactMap { $0 } }

    /// What ``finish(ran:isQuiet:overwriting:isForced:)`` writes.
    var outputs: [RunOutput] {
        [
            RunOutput("--write-baseline", options.writtenBaseline),
            options.prunesBaseline ? RunOutput("--prune-baseline", options.baseline, .update) : nil,
        ].compactMap { $0 }
    }

    /// The path of an option from the current folder: one in a configuration is relative to the folder of that.
    ///
    /// - Parameter isGiven: Whether it was given on the command line.
    func path(_ path: String?, of option: String, isGiven: Bool) -> String? {
        Self.path(path, of: option, isGiven: isGiven, general)
    }

    private static func path(
        _ path: String?,
        of option: String,
        isGiven: Bool,
        _ general: [Configuration]
    ) -> String? {
        guard !isGiven, let path, !path.hasPrefix("/"),
            let source = general.first(where: { $0.options[option] != nil }), source.folder != "."
        else { return path }
        return source.folder + "/" + path
    }

    /// - Parameter configurations: Where it may be named; none for one of the command line.
    private static func baseline(
        _ path: String,
        from configurations: [Configuration]
    ) throws(CommandFailure) -> Baseline {
        guard fileExists(path) else {
            let option = PolicyOptions.baselineDeclaration.name
            let source = configurations.first { $0.options[option] != nil }
            let location = source.map { $0.location($0.places[option]) + ": " } ?? ""
            throw CommandFailure(
                "\(location)the baseline '\(path)' does not exist\n'--write-baseline \(path)' writes it",
                code: .unreadable
            )
        }
        do throws(ReadError) {
            return try Baseline(contents(ofFile: path))
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What to look for: the rules that a configuration turns on run, too.
    func adjust(_ options: inout DiagnosisOptions) {
        DocumentPolicy(configurations: general, currentFolder: currentFolder).adjust(&options)
    }

    /// The sources that the configurations do not exclude and that changed, if only those are wanted; reads the
    /// configurations of all of them.
    ///
    /// - Parameters:
    ///   - named: The paths on the command line, which are never excluded.
    ///   - hasPatterns: Whether patterns of the command line leave out files of a folder.
    /// - Throws: ``CommandFailure`` for a configuration that cannot be read, and for patterns that leave no file.
    func wanted(_ sources: [InputSource], named: [String], hasPatterns: Bool) throws(CommandFailure) -> [InputSource] {
        if options.changedSince == nil, !hasPatterns { checkedFolders = named.filter { FolderContents.isFolder($0) } }
        var wanted: [InputSource] = []
        changes = try options.changedSince.map { (revision) throws(CommandFailure) in
            try ChangedFiles(since: revision, beside: sources.first?.file)
        }
        let named = Set(named)
        var exclusions: [(location: String, option: String)] = []
        for source in sources {
            let path = source.file
            if path != source.path { partialFiles.insert(path) }
            if let changes, !changes.contains(path) { continue }
            do throws(ConfigurationFailure) {
                byPath[path] = try configurations.configurations(for: path)
            } catch {
                throw CommandFailure(error)
            }
            if !named.contains(source.path), let exclusion = exclusion(of: path) {
                exclusions.append(exclusion)
            } else {
                wanted.append(source)
            }
        }
        writeWarnings()
        if wanted.isEmpty, changes == nil, !options.allowsEmpty, let first = exclusions.first {
            throw Self.nothingLeft(exclusions, first)
        }
        return wanted
    }

    /// The option of a configuration that leaves out a file, and where it is set.
    private func exclusion(of path: String) -> (location: String, option: String)? {
        for configuration in byPath[path, default: []] {
            guard let option = configuration.exclusion(of: path, currentFolder: currentFolder) else { continue }
            return (configuration.location(configuration.places[option]), option)
        }
        return nil
    }

    /// What is wrong where patterns leave no file: a run that checks nothing would succeed for good.
    private static func nothingLeft(
        _ exclusions: [(location: String, option: String)],
        _ first: (location: String, option: String)
    ) -> CommandFailure {
        let isAlone = exclusions.allSatisfy { $0 == first }
        let what = isAlone ? "\"\(first.option)\" leaves" : "\"\(first.option)\" and other patterns leave"
        return CommandFailure(
            "\(first.location): \(what) none of \(counted(exclusions.count, "file")); nothing to check",
            code: .unreadable
        )
    }

    /// Whether a run checks all files of a folder.
    private func isChecked(_ folder: String) -> Bool {
        let folder = PathBase(folder, currentFolder: currentFolder).folder
        return checkedFolders.contains { checked in
            let checked = PathBase(checked, currentFolder: currentFolder).folder
            return folder == checked || folder.hasPrefix(checked == "/" ? "/" : checked + "/")
        }
    }

    /// What holds for a file that is loaded by itself.
    ///
    /// - Throws: ``CommandFailure`` for a configuration that cannot be read.
    func policy(for path: String) throws(CommandFailure) -> DocumentPolicy {
        do throws(ConfigurationFailure) {
            let found = try configurations.configurations(for: path)
            writeWarnings()
            return DocumentPolicy(configurations: found, currentFolder: currentFolder)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// What holds for a file of the run, or for an earlier version of it.
    func documentPolicy(of path: String) -> DocumentPolicy {
        DocumentPolicy(configurations: byPath[path] ?? general, currentFolder: currentFolder)
    }

    /// The files that were deleted since the revision of ``PolicyOptions/changedSince`` and would be checked otherwise.
    ///
    /// - Parameter named: The paths on the command line.
    func deleted(below named: [String]) -> [(path: String, origin: ChangedFiles.Origin)] {
        let places = named.map { (path: ResolvedPath($0), isFolder: FolderContents.isFolder($0)) }
        let paths = PathBase(currentFolder: currentFolder)
        return (changes?.deleted ?? []).compactMap { path, origin in
            let resolved = ResolvedPath(path)
            guard places.contains(where: { $0.path == resolved || $0.isFolder && resolved.isInside($0.path) }),
                let found = try? configurations.configurations(for: path)
            else { return nil }
            let relative = paths.relative(path)
            byPath[relative] = found
            return exclusion(of: relative) == nil ? (relative, origin) : nil
        }
    }

    /// Each once.
    private func writeWarnings() {
        for warning in configurations.warnings.dropFirst(writtenWarnings) { writeStatus(warning) }
        writtenWarnings = configurations.warnings.count
    }

    /// The file with the findings that remain.
    func applied(to file: CheckedFile) -> CheckedFile {
        var file = file
        file.findings = filter.apply(
            to: file.findings,
            of: file.layout,
            named: file.recorded?.names,
            path: file.path,
            ignores: file.ignores,
            configurations: byPath[file.path] ?? general,
            notRun: file.notRun.map(\.rule),
            isWhole: !partialFiles.contains(file.path)
        )
        return file
    }

    /// Writes baselines, and reports on standard error what was suppressed, known and gone.
    ///
    /// - Parameter ran: Whether a rule ran, as far as options decide.
    func finish(
        ran: (String) -> Bool,
        isQuiet: Bool,
        overwriting: OverwriteGuard,
        isForced: Bool
    ) throws(CommandFailure) {
        var remarks = filter.remarks(ran: ran, covers: isChecked)
        if filter.suppressedCount > 0 { remarks.append("\(counted(filter.suppressedCount, "finding")) suppressed") }
        if let comparison = filter.comparison, let baseline, let path = options.baseline {
            let paths = PathBase(currentFolder: currentFolder)
            let folder = PathBase(Self.folder(of: path), currentFolder: currentFolder).folder
            let pruned = comparison.pruned(ran: ran) {
                fileExists(paths.absolute($0.hasPrefix("/") ? $0 : folder + "/" + $0))
            }
            if comparison.knownCount > 0 {
                remarks.append("\(counted(comparison.knownCount, "finding")) in the baseline not shown")
            }
            let gone = baseline.count - pruned.count
            if options.prunesBaseline {
                if gone > 0 { try writeFile(pruned.text, to: path) }
                remarks.append("\(counted(gone, "finding")) removed from the baseline")
            } else if gone > 0 {
                remarks.append("\(counted(gone, "finding")) in the baseline gone (--prune-baseline removes them)")
            }
        }
        if let path = options.writtenBaseline {
            try overwriting.write(filter.found.text, to: path, isForced: isForced)
            remarks.append("baseline with \(counted(filter.found.count, "finding")) written to \(path)")
        }
        if !isQuiet { for remark in remarks { writeStatus(remark) } }
    }
}

extension CalendarDay {
    /// The day on which suppressions expire or hold: `SOURCE_DATE_EPOCH`, else that of the clock.
    static var today: CalendarDay {
        CalendarDay(secondsSince1970: environment("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? Int(time(nil)))
    }
}

extension [Configuration] {
    /// The options of all of them: the nearest one that sets an option decides.
    var assignments: OptionAssignments {
        var result = OptionAssignments()
        for configuration in reversed() {
            for name in configuration.options.names { result[name] = configuration.options[name] }
        }
        // These hold for inputs that are found, by each configuration.
        result["include"] = nil
        result["exclude"] = nil
        return result
    }
}

extension CommandFailure {
    init(_ failure: ConfigurationFailure) {
        self.init(unreadable(failure.path, failure.error), code: .usage)
    }
}
