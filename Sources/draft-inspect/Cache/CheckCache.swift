import LayoutInspector
import LayoutPrinter
import LayoutReport

/// Results of earlier runs, found again by the content of a file, its path, the build of the program and all options that
/// results depend on.
///
/// Results are kept as they are before configurations, suppressions and baselines are applied: those change more often
/// than documents, and cost little.
final class CheckCache: Sendable {
    private let folder: CacheFolder
    private let settings: ContentDigest

    /// Files that are larger are checked every time, in bytes.
    private static let largestFile = 64 << 20
    /// Results of a file that are larger are not kept, in bytes.
    private static let largestEntry = 16 << 20

    /// - Returns: `nil` if results depend on more than the file that is checked.
    init?(
        _ folder: CacheFolder,
        input: InputOptions,
        diagnosis: DiagnosisOptions,
        dialect: Dialect,
        needs: ReportNeeds
    ) {
        // Pictures need the layout itself, and names and texts come from other files.
        guard !needs.scenes, input.files.isEmpty, input.localization == nil, let build = ProgramBuild.identity else {
            return nil
        }
        self.folder = folder
        var input = input
        (input.include, input.exclude) = ([], [])
        var words = [programVersion, build, dialect.name, needs.replacements ? "replacements" : "no replacements"]
        words.append(needs.columns ? "columns" : "no columns")
        words += InputOptions.declarations(readers: layoutReaders).words(of: input, unlike: InputOptions())
        words += LayoutConditions.declarations.words(of: diagnosis.conditions, unlike: LayoutConditions())
        words += DiagnosisOptions.declarations.words(of: diagnosis, unlike: DiagnosisOptions())
        words += diagnosis.alsoRules.map { "also " + $0 }
        var digest = ContentDigest()
        for word in words { digest.add(word) }
        settings = digest
    }

    /// Removes what no run has used for long.
    func dropOldEntries() { folder.dropOldEntries() }

    /// The place of a source's results; `nil` for what cannot be kept: standard input, joined texts, pipes, one of several
    /// layouts, files that cannot be read.
    func slot(of source: InputSource) -> Slot? {
        guard source.isWholeFile, let content = digest(of: source) else { return nil }
        return Slot(cache: self, source: source, content: content)
    }

    private func digest(of source: InputSource) -> ContentDigest? {
        guard let bytes = source.content(atMost: Self.largestFile) else { return nil }
        var digest = settings
        digest.add(source.path)
        digest.add(bytes)
        return digest
    }

    struct Slot {
        fileprivate let cache: CheckCache
        fileprivate let source: InputSource
        fileprivate let content: ContentDigest

        /// The results of an earlier run.
        var results: [CheckedFile]? {
            guard let bytes = cache.folder.entry(content.text) else { return nil }
            return try? ReportRecords.files(in: bytes)
        }

        /// Keeps results for later runs, unless they are not those of the content: the file may have changed meanwhile.
        func keep(_ records: [String]) {
            guard records.reduce(0, { $0 + $1.utf8.count }) <= CheckCache.largestEntry,
                cache.digest(of: source) == content
            else { return }
            cache.folder.write(records.joined(), key: content.text)
        }
    }
}

extension CheckedFile {
    /// Whether another run would come to the same result.
    var isLasting: Bool {
        // Fonts are found in other files, or are not.
        let dependsOnFonts = layout?.views.contains { $0.fontName != nil } ?? false
        return !isUnreadable && !dependsOnFonts && !notRun.contains { $0.why == .interrupted }
    }
}
