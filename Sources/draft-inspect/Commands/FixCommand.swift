import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport

struct FixCommand: ParsableCommand, TitledCommand {
    static let title = "trying fixes"

    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "List verified fixes, or apply one and show what it changes.",
        discussion: """
            Without numbers, findings with fixes are listed. With the numbers of a finding and a fix, the fix is applied \
            to the layout in memory, and the constraints, frames and findings that change are shown. --in-place writes a \
            storyboard, xib or dump back; in a storyboard or xib, only the lines of the edited objects change. --output \
            writes to another file: a dump, unless its name ends in .storyboard or .xib.

              draft-inspect fix Main.storyboard
              draft-inspect fix Main.storyboard 2 1
              draft-inspect fix --in-place Main.storyboard 2 1
              draft-inspect fix console.log#2 1 1 -o fixed.json
            """
    )

    @Argument(help: ArgumentHelp(inputHelp + "; '-' is standard input."), completion: .file())
    var file: String

    @Argument(help: "The finding, by its number in the list.")
    var finding: Int?

    @Argument(help: "The fix, by its number in the list (default: 1).")
    var fix: Int?

    @Flag(help: "Write the changed layout to the file that was read.")
    var inPlace = false

    @OptionGroup(title: "Output") var output: DeclaredOptions<OutputTable>
    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Findings") var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup(title: "Findings") var fixes: DeclaredOptions<FixTable>
    @OptionGroup(title: "Output") var format: DeclaredOptions<AnswerTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func validate() throws {
        let path = try output.options().path
        if inPlace, path != nil { throw ValidationError("--in-place and --output exclude each other") }
        if finding == nil, inPlace || path != nil { throw ValidationError("name the finding whose fix is applied") }
    }

    func run() throws {
        let inputOptions = try input.options()
        let loaded = try LoadedLayout(reading: [file], inputOptions)
        var document = Document(path: loaded.path, reading: loaded.reading, input: inputOptions)
        document.setConditions(try conditions.options())
        let options = try diagnosis.options()
        let before = try document.diagnosis(options: options) { false }
        guard let finding else {
            var findings = before.findings
            try fixes.dialect().addInstructions(to: &findings, in: before.layout, fixesOfEach: .max)
            let list = FixList(path: loaded.path, layout: before.layout, findings: findings)
            try write(text: list.text(style: color.style), json: list.json)
            return
        }
        let fix = try choose(finding, in: before)
        let output = try output.options()
        let overwriting = try OverwriteGuard(
            inputs: loaded.files,
            outputs: [inPlace ? RunOutput("--in-place", file, .update) : output.file].compactMap { $0 },
            isForced: output.isForced
        )
        do throws(EditError) {
            let isDocument = document.source != nil
            for edit in fix.edits {
                _ = try document.apply(isDocument ? edit.inDocument(of: document.layout) : edit, restoring: false)
            }
        } catch {
            throw CommandFailure("internal error: a verified fix cannot be applied: \(error)", code: .internalError)
        }
        let after = try document.diagnosis(options: options) { false }
        // After an edit the recorded frames are those of another layout.
        var comparable = before
        let recorded = Set(RuleInfo.all.filter(\.comparesWithRecorded).map(\.id))
        comparable.findings.removeAll { recorded.contains($0.rule) }
        let difference = LayoutDifference(from: .init(comparable), to: .init(after))
        var applied = AppliedFix(path: loaded.path, fix: fix, difference: difference)
        try save(document, overwriting, &applied)
        try write(text: applied.text(style: color.style), json: applied.json)
        for note in applied.notes { writeStatus(note) }
        if let path = applied.writtenPath {
            let lines = applied.changedLineCount.map { ": \(counted($0, "line")) changed" } ?? ""
            writeStatus("wrote \(printable(path))\(lines)")
        }
    }

    private func choose(_ number: Int, in diagnosis: Diagnosis) throws(CommandFailure) -> Finding.Fix {
        let count = diagnosis.findings.count
        guard let fixes = diagnosis.findings[number: number]?.fixes else {
            let last = count == 0 ? "there are no findings" : "the last is \(count)"
            throw CommandFailure("there is no finding \(number); \(last)", code: .usage)
        }
        if fixes.isEmpty { throw CommandFailure("finding \(number) has no verified fix", code: .usage) }
        let chosen = self.fix ?? 1
        guard let fix = fixes[number: chosen] else {
            throw CommandFailure(
                "there is no fix \(chosen) of finding \(number); the last is \(fixes.count)",
                code: .usage
            )
        }
        return fix
    }

    /// Writes the layout where that was asked for.
    private func save(
        _ document: Document,
        _ overwriting: OverwriteGuard,
        _ applied: inout AppliedFix
    ) throws {
        let options = try output.options()
        guard let path = inPlace ? file : options.path, path != "-" else { return }
        let isForced = inPlace || options.isForced
        let layout = try document.layoutWithFrames()
        guard SourceDocument.isName(path) else {
            if inPlace, document.original.format != .dump {
                throw CommandFailure(
                    "\(printable(path)) cannot be written back; name a file for a dump with --output",
                    code: .usage
                )
            }
            let text = String(decoding: layout.dump(), as: UTF8.self)
            try overwriting.write(text, to: path, isForced: isForced)
            applied.writtenPath = path
            return
        }
        guard let source = document.source else {
            throw CommandFailure(
                "\(printable(document.shortName)) was not read from a storyboard or xib, so no edits can be written into one",
                code: .usage
            )
        }
        let edited = try source.document(with: layout)
        try source.requireUnchanged(path)
        try overwriting.write(String(decoding: edited.bytes, as: UTF8.self), to: path, isForced: isForced)
        applied.notes = edited.notes
        applied.changedLineCount = edited.changedLineCount
        applied.writtenPath = path
    }

    private func write(text: String, json: String) throws {
        try StandardStream.output.write(try format.options().format == .json ? json : text)
    }
}
