import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The answer to one call, in the making. Another thread can cancel it.
///
/// Each run is a process of its own: no input can take the server down, and a run that is cancelled ends at once.
final class ToolRun: @unchecked Sendable {
    /// In bytes; more is of no use to an agent.
    static let resultLimit = 16 << 20
    /// In bytes; a larger picture is left out.
    private static let pictureLimit = 256 << 10

    private let process = RunningTool()
    private let call: ToolCall
    private let findings: FoundFindings
    private let progress: CallProgress?

    /// - Parameters:
    ///   - findings: Keeps what is found.
    ///   - progress: `nil` for a client that does not ask for it.
    init(_ call: ToolCall, keeping findings: FoundFindings, progress: CallProgress? = nil) {
        self.call = call
        self.findings = findings
        self.progress = progress
    }

    /// Ends the run; it has no answer then.
    func cancel() { process.cancel() }

    var isCancelled: Bool { process.isCancelled }

    /// The value of `tools/call`'s result; `nil` if the call was cancelled.
    func result() -> String? {
        guard let program = programPath() else { return ToolAnswer.failure("the program cannot find itself") }
        var hasReport = false
        if case .report = call.result { hasReport = true }
        guard let run = start(program, call.words, hasReport: hasReport) else { return failed() }
        let notes = String(decoding: run.error, as: UTF8.self)
        guard let status = run.status,
            status == .success || status == .findings || status == .undecided
                || status == .unreadable && !run.report.isEmpty
        else { return failure(of: run, notes) }
        let output = String(decoding: run.output, as: UTF8.self)
        switch call.result {
        case .report(let page):
            // The page of a rule or a cause comes without findings.
            let report = (try? JSONTree(reading: run.report)) ?? Self.noFindings
            return page.page(of: report, text: output + notes) { findings.keep($0) }.result
        case .source(let page): return answer(source: output, page, isComplete: status == .success, notes).result
        case .verdict:
            let value: JSONTree = [
                "equal": .bool(status == .success), "compiled": .bool(!output.contains(VerifyCommand.notCompiled)),
                "notes": .array(Self.lines(notes)),
            ]
            return ToolAnswer(text: output + notes, value: value).result
        case .run(let words, let list):
            guard let second = start(program, words, hasReport: false) else { return failed() }
            guard let status = second.status, [.success, .findings, .undecided].contains(status) else {
                return failure(of: second, String(decoding: second.error, as: UTF8.self))
            }
            let whole = (try? JSONTree(reading: second.output)) ?? .object([])
            let page = list?.page(of: whole)
            let value = ShortenedJSON.value(page?.value ?? whole, limit: ShortenedJSON.limit + 500)
            var answer = ToolAnswer(text: output + notes, value: value)
            answer.next = [page?.next].compactMap { $0 } + call.next(value)
            if let words = call.picture {
                guard let drawn = start(program, words, hasReport: false) else { return failed() }
                guard drawn.status == .success else {
                    return failure(of: drawn, String(decoding: drawn.error, as: UTF8.self))
                }
                if drawn.output.count <= Self.pictureLimit {
                    answer.picture = drawn.output
                } else {
                    answer.text += "the picture is larger than \(Self.pictureLimit >> 10) kB; name a view\n"
                }
            }
            return answer.result
        }
    }

    /// What was printed: a part of the source, or the file that has it.
    private func answer(source: String, _ page: SourcePage, isComplete: Bool, _ notes: String) -> ToolAnswer {
        var members: [JSONTree.Member] = []
        var answer = ToolAnswer(text: notes, value: .null)
        if let written = call.confined.first {
            members.append(.init("written", .string(written.path)))
            answer.text += "wrote \(written.path)\n"
        } else {
            let part = page.page(of: source)
            members.append(.init("source", .string(part.source)))
            if part.left > 0 { members.append(.init("left_out", .number(Double(part.left)))) }
            answer.text = part.source + notes
            answer.textLimit = ToolAnswer.limit
            answer.next = [part.next].compactMap { $0 }
        }
        members.append(.init("complete", .bool(isComplete)))
        members.append(.init("notes", .array(Self.lines(notes))))
        answer.value = ShortenedJSON.value(.object(members), limit: ShortenedJSON.limit)
        answer.next += call.next(answer.value)
        return answer
    }

    private static func lines(_ text: String) -> [JSONTree] {
        text.split(separator: "\n").map { JSONTree.string(String($0)) }
    }

    private func start(_ program: String, _ words: [String], hasReport: Bool) -> ChildProcess? {
        let result = ChildProcess.run(
            [program] + words,
            input: call.input ?? [],
            hasReport: hasReport,
            limits: ChildProcess.Limits(bytes: Self.resultLimit),
            progress: progress.map { progress in { progress.take($0) } }
        ) { id in
            process.hold(id)
        }
        process.release()
        return isCancelled ? nil : result
    }

    // MARK: Answers

    private static let noFindings: JSONTree = [
        "version": 1, "files": [], "summary": ["errors": 0, "warnings": 0, "notes": 0],
    ]

    private func failed() -> String? {
        isCancelled ? nil : ToolAnswer.failure("the program could not be started")
    }

    private func failure(of run: ChildProcess, _ notes: String) -> String {
        if run.ending == .tooMuchOutput {
            return ToolAnswer.failure(
                "the result is longer than \(Self.resultLimit >> 20) MB; ask for one file, one layout (PATH#2) or some "
                    + "rules ('only')"
            )
        }
        if case .signalled = run.ending {
            return ToolAnswer.failure("internal error: the run was ended by the system\n" + notes)
        }
        var message = notes
        if message.hasPrefix("draft-inspect: ") { message.removeFirst("draft-inspect: ".count) }
        return ToolAnswer.failure(message)
    }
}

extension ChildProcess {
    /// `nil` if it was stopped, or ended in another way.
    fileprivate var status: ExitStatus? {
        if case .exited(let status) = ending { ExitStatus(rawValue: status) } else { nil }
    }
}
