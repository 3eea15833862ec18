import LayoutInspector
import LayoutReport

/// What the reports of a run show beside findings, which costs more than the findings.
struct ReportNeeds: Sendable {
    /// What pictures of layouts need.
    var scenes = false
    /// Beside these why each edge is where it is, and the layout as source, for which it is looked at one by one.
    var reasons = false
    /// What fixes replace in the text of documents.
    var replacements = false
    /// What files were like at another revision.
    var base = false
    /// Columns in characters, for which documents are read again.
    var columns = false
}

/// Writes the reports of a run: one to standard output while its files come in, the others when it ends.
///
/// Files come in one at a time, on any thread.
final class ReportOutput: @unchecked Sendable {
    private struct Destination {
        enum Target {
            case output
            case file(String)
            /// The end of a file that others write, too.
            case end(of: String)
        }

        var target: Target
        var writer: any ReportWriter
        /// What is written when the run ends.
        var text = ""
    }

    /// `nil`: standard output gets only the reports that were asked for beside.
    private var main: (any ReportWriter)?
    private var others: [Destination] = []
    /// Of all outputs of the run.
    let overwriting: OverwriteGuard
    private let isForced: Bool
    private(set) var tally = CheckTally()
    let needs: ReportNeeds
    private let style: TextStyle
    /// Whether standard output gets notes only where the style asks for them.
    private let hidesNotes: Bool
    private var failure: CommandFailure?
    /// Whether standard output takes nothing more, so that files are left out.
    private(set) var isCutShort = false

    /// The line about notes that standard output does not get unless the style asks for them.
    var hiddenNotes: String? { hidesNotes ? tally.sentenceOfNotes(style: style) : nil }

    /// - Parameters:
    ///   - failure: What makes the run fail.
    ///   - base: The revision that files are compared with, if they are.
    ///   - inputs: The files that are read; none of them is overwritten.
    ///   - outputs: What the run writes beside reports.
    /// - Throws: ``CommandFailure`` for wrong usage: an option that no format has, two reports in one place, or a file
    ///   that is not overwritten.
    init(
        _ kind: ReportKind,
        _ choice: ReportChoice,
        _ delivery: ReportDelivery,
        style: TextStyle,
        failure: FailurePolicy,
        base: String? = nil,
        inputs: [String],
        outputs: [RunOutput] = []
    ) throws(CommandFailure) {
        try Self.requireOneOnOutput(choice, delivery)
        if base == nil, choice.options[GitHubCommentFormat.picturesName] != nil {
            throw CommandFailure("--pictures is for 'check --changed-since': it shows what changed", code: .usage)
        }
        isForced = delivery.isForced
        self.style = style
        let formats = Self.formats(choice, delivery)
        let reports = delivery.reports.map { RunOutput("--report \($0.format.name)", $0.file) }
        let ends = formats.compactMap { $0.companion }.map { RunOutput($0.variable, environment($0.variable), .update) }
        overwriting = try OverwriteGuard(
            inputs: inputs,
            outputs: (reports + ends).compactMap { $0 } + outputs,
            isForced: isForced
        )
        var fileStyle = TextStyle.plain
        fileStyle.showsNotes = style.showsNotes
        hidesNotes = !delivery.isQuiet && ReportFormatList.standard.format(of: choice).hidesNotes
        var needs = Self.needs(formats)
        needs.reasons = needs.scenes && kind == .explain
        self.needs = needs
        do throws(OptionFault) {
            let beside = delivery.reports.map(\.format)
            if !delivery.isQuiet {
                main = try ReportFormatList.standard.writer(of: kind, choice, beside: beside, style: style)
            }
            for request in delivery.reports {
                let writer = try ReportFormatList.standard.writer(
                    of: kind,
                    ReportChoice(format: request.format.name, options: choice.options),
                    beside: beside + (delivery.isQuiet ? [] : [ReportFormatList.standard.format(of: choice)]),
                    style: request.file == nil ? style : fileStyle
                )
                others.append(Destination(target: request.file.map { .file($0) } ?? .output, writer: writer))
            }
            for companion in formats.compactMap({ $0.companion }) {
                guard let path = environment(companion.variable) else { continue }
                let writer = try ReportFormatList.standard.writer(
                    of: kind,
                    ReportChoice(format: companion.format.name),
                    style: fileStyle
                )
                others.append(Destination(target: .end(of: path), writer: writer))
            }
        } catch {
            throw CommandFailure(error.message, code: .usage)
        }
        var run = ReportRun.current
        run.stamp = delivery.stamp
        run.failure = failure
        run.base = base
        _ = write(main?.begin(run) ?? "")
        for index in others.indices { others[index].text += others[index].writer.begin(run) }
    }

    /// What the reports of a run show, before any of them begins.
    static func needs(_ choice: ReportChoice, _ delivery: ReportDelivery) -> ReportNeeds {
        needs(formats(choice, delivery))
    }

    private static func needs(_ formats: [any ReportFormat.Type]) -> ReportNeeds {
        ReportNeeds(
            scenes: formats.contains { $0.draws },
            replacements: formats.contains { $0.writesReplacements },
            base: formats.contains { $0.comparesWithBase },
            columns: formats.contains { $0.countsCharacters }
        )
    }

    /// The formats of all reports, that on standard output last.
    private static func formats(_ choice: ReportChoice, _ delivery: ReportDelivery) -> [any ReportFormat.Type] {
        delivery.reports.map(\.format) + (delivery.isQuiet ? [] : [ReportFormatList.standard.format(of: choice)])
    }

    private static func requireOneOnOutput(
        _ choice: ReportChoice,
        _ delivery: ReportDelivery
    ) throws(CommandFailure) {
        let onOutput = delivery.reports.filter { $0.file == nil }
        // Text and one report for a build server, as the log of a job has both; but no two for programs.
        if onOutput.count > 1 || !onOutput.isEmpty && choice.format != nil && !delivery.isQuiet {
            let last = onOutput[onOutput.count - 1]
            throw CommandFailure(
                "two reports would be mixed on standard output; name a file: --report \(last.text)=FILE",
                code: .usage
            )
        }
    }

    /// - Parameter isKnown: Whether the reader of standard output was informed already.
    /// - Returns: Whether more can be written.
    func add(_ file: CheckedFile, isKnown: Bool = false) -> Bool {
        tally.add(file)
        for index in others.indices { others[index].text += others[index].writer.add(file) }
        return isKnown || write(main?.add(file) ?? "")
    }

    /// Adds a file that was deleted since the base to the reports that compare.
    func add(deleted file: CheckedFile) {
        for index in others.indices { others[index].text += others[index].writer.add(deleted: file) }
        _ = write(main?.add(deleted: file) ?? "")
    }

    func add(_ triage: TriageReport) {
        for index in others.indices { others[index].text += others[index].writer.add(triage) }
        _ = write(main?.add(triage) ?? "")
        tally = triage.checkTally
    }

    /// Ends the reports, and writes their files.
    ///
    /// - Throws: ``CommandFailure`` if something could not be written.
    func finish() throws(CommandFailure) {
        _ = write(main?.end(tally) ?? "")
        // Whoever closed standard output ended the run: reports of a part of it would replace whole ones.
        if isCutShort {
            if let failure { throw failure }
            return
        }
        // A report that cannot be written leaves the others.
        for index in others.indices {
            let text = others[index].text + others[index].writer.end(tally)
            do throws(CommandFailure) {
                switch others[index].target {
                case .output: try StandardStream.output.write(text)
                case .file(let path): try overwriting.write(text, to: path, isForced: isForced)
                case .end(let path): try appendFile(text, to: path)
                }
            } catch {
                if failure == nil { failure = error }
            }
        }
        if let failure { throw failure }
    }

    private func write(_ text: String) -> Bool {
        guard !isCutShort else { return false }
        do throws(CommandFailure) {
            isCutShort = try !StandardStream.output.write(text)
        } catch {
            failure = error
            isCutShort = true
        }
        return !isCutShort
    }
}

extension ReportRun {
    /// Paths are relative to the folder that the build server checked out, else to the current one.
    static var current: ReportRun {
        guard let folder = currentFolder() else { return ReportRun(version: programVersion) }
        let here = PathBase(currentFolder: folder)
        let checkouts = ["CI_PROJECT_DIR", "GITHUB_WORKSPACE"].compactMap(environment)
        let base = checkouts.map { PathBase($0, currentFolder: folder) }
            .first { here.folder == $0.folder || here.folder.hasPrefix($0.folder + "/") }
        return ReportRun(version: programVersion, paths: base ?? here, sourceLink: base.flatMap { _ in sourceLink })
    }

    /// The address of files on the server that runs the program: those of the commit that it checked out.
    private static var sourceLink: SourceLink? {
        if let project = environment("CI_PROJECT_URL"), let commit = environment("CI_COMMIT_SHA") {
            return SourceLink("\(project)/-/blob/\(commit)/{path}#L{line}")
        }
        guard let server = environment("GITHUB_SERVER_URL"), let repository = environment("GITHUB_REPOSITORY"),
            let commit = environment("GITHUB_SHA")
        else { return nil }
        return SourceLink("\(server)/\(repository)/blob/\(commit)/{path}#L{line}")
    }
}
