import ArgumentParser
import LayoutInspector
import LayoutReport

struct MergeCommand: ParsableCommand, TitledCommand {
    static let title = "joining reports"

    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Join reports of several runs into one report, or decide conflicts of a merged storyboard.",
        discussion: """
            Each job checks some of the files with 'check --format json-lines'; the joined report is the same as that of one \
            run over all files. Pages (--report html) can be joined, too, and a joined page needs them for its pictures. \
            Configurations and baselines are applied by the jobs. Files are in the order of the reports; --by-path sorts \
            them as 'check FOLDER' does. A file with the same result in several reports is counted once. Equal groups of \
            'triage --format json-lines' are added up.

              draft-inspect merge part-1.jsonl part-2.jsonl
              draft-inspect merge --by-path *.jsonl --quiet --report sarif=layouts.sarif
              draft-inspect merge *.jsonl --format json-lines > all.jsonl
              draft-inspect merge part-*.html --quiet --report html=layouts.html

            Storyboards and xibs that git could not merge are merged again, object by object, and conflicts are resolved \
            for one side; OBJECT is an id, or a name as the conflict shows it. Without a choice, the conflicts are listed.

              draft-inspect merge Main.storyboard --ours c3d-4e-f5g --theirs "Log in"

            Exit status: that of check; for storyboards and xibs 0 if no conflicts remain, else 1.
            """
    )

    @Argument(
        help: "Reports in json-lines, or pages ('-' is standard input); or storyboards and xibs with git conflicts.",
        completion: .file()
    )
    var reports: [String]

    @Flag(help: "Sort files by path, as check does for a folder.")
    var byPath = false

    @OptionGroup(title: "Conflicts of git") var choices: MergeChoiceOptions
    @OptionGroup(title: "Report") var report: DeclaredOptions<ReportTable>
    @OptionGroup(title: "Report") var delivery: DeclaredOptions<DeliveryTable>
    @OptionGroup(title: "Findings") var failure: DeclaredOptions<FailureTable>
    @OptionGroup(title: "Output") var notes: DeclaredOptions<NotesTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if reports.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
        let documents = reports.count(where: SourceDocument.isName)
        if documents > 0, documents < reports.count {
            throw ValidationError("reports and documents cannot be merged together; use two commands")
        }
        if documents == 0, let object = choices.choices.first?.object {
            throw ValidationError("'\(object)' can be chosen only in a storyboard or xib that git could not merge")
        }
        if documents > 1, !choices.choices.isEmpty {
            throw ValidationError("--ours and --theirs decide conflicts of one file at a time")
        }
    }

    func run() throws {
        if reports.allSatisfy(SourceDocument.isName) {
            var isOpen = false
            for path in reports where try !UnmergedDocument(path).decide(choices.choices) { isOpen = true }
            if isOpen { throw CommandFailure("", code: .findings) }
            return
        }
        let delivery = try delivery.options()
        var style = color.style
        let failure = try failure.options()
        // What makes the run fail is shown.
        style.showsNotes = try notes.options().isShown || failure.level == .note
        let texts = try reports.map { (path) throws(CommandFailure) in
            try attempt(path) { () throws(ReadError) in try contents(ofFile: path) }
        }
        // Before a part of a page is written.
        let other = zip(reports, texts).first { !PageRecords.isPage($0.1) }
        if let (path, _) = other, try ReportOutput.needs(report.options(), delivery).scenes {
            throw CommandFailure(
                "html draws layouts, which \(printable(path)) does not have; join pages (check --report html=FILE)",
                code: .usage
            )
        }
        let output = try ReportOutput(
            .check,
            report.options(),
            delivery,
            style: style,
            failure: failure,
            inputs: reports
        )
        let joined = try zip(reports, texts).map { (path, text) throws(CommandFailure) in
            let records = try attempt(path) { () throws(ReadError) in try ReportRecords(text) }
            // The report of a job that ended early must not pass as one without findings.
            guard !records.entries.isEmpty else {
                throw CommandFailure(
                    "\(printable(path)) is empty; expected at least one line of a json-lines report\n"
                        + "run the job that wrote it again; leave the report out only if that job had no files",
                    code: .unreadable
                )
            }
            return records
        }
        var groups = JoinedGroups()
        for (report, entry) in try order(joined) {
            let file = try attempt(reports[report]) { () throws(ReadError) in try joined[report].file(at: entry) }
            if groups.take(file, from: report) { continue }
            if !output.add(file) { break }
        }
        for file in groups.ranked where !output.add(file) { break }
        try output.finish()
        let tally = output.tally
        if !delivery.isQuiet {
            if !style.showsNotes, let sentence = output.hiddenNotes { writeStatus(sentence) }
            writeStatus(tally.sentence)
        }
        try failure.judge(tally)
    }

    /// All records, without those that another report has, too.
    ///
    /// - Throws: ``CommandFailure`` for a file of which two reports say different things.
    private func order(_ joined: [ReportRecords]) throws(CommandFailure) -> [(Int, ReportRecords.Entry)] {
        var result: [(report: Int, entry: ReportRecords.Entry)] = []
        var first: [String: [Int: (report: Int, entry: ReportRecords.Entry)]] = [:]
        for (report, records) in joined.enumerated() {
            for entry in records.entries {
                if entry.isGroup {
                    result.append((report, entry))
                    continue
                }
                if let other = first[entry.path]?[entry.block], other.report != report {
                    guard records.text(at: entry).elementsEqual(joined[other.report].text(at: other.entry)) else {
                        throw CommandFailure(
                            "\(printable(reports[other.report])) and \(printable(reports[report])) have different "
                                + "results for \(printable(entry.path))\ncheck the file again in one job",
                            code: .unreadable
                        )
                    }
                    continue
                }
                if first[entry.path]?[entry.block] == nil {
                    first[entry.path, default: [:]][entry.block] = (report, entry)
                }
                result.append((report, entry))
            }
        }
        guard byPath else { return result.map { ($0.report, $0.entry) } }
        // Equal paths keep their order, which is that of the layouts of a file.
        return result.enumerated().sorted { left, right in
            let (path, other) = (left.element.entry.path, right.element.entry.path)
            if path == other { return left.offset < right.offset }
            return path.utf8.lexicographicallyPrecedes(other.utf8)
        }.map { ($0.element.report, $0.element.entry) }
    }

    private func attempt<Result>(
        _ path: String,
        _ body: () throws(ReadError) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(ReadError) {
            return try body()
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
    }
}

extension MergeCommand {
    /// Whether text shows notes, as `check --notes` does.
    struct Notes: Sendable {
        var isShown = false

        static let declarations: [OptionDeclaration<Notes>] = [
            .flag("notes", "also show notes in text", \.isShown)
        ]
    }

    enum NotesTable: OptionTable {
        static let declarations = Notes.declarations
        static let defaults = Notes()
    }
}
