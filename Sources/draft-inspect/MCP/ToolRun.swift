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

    private let process = RunningTool()
    private let call: ToolCall
    private let progress: CallProgress?

    /// - Parameter progress: `nil` for a client that does not ask for it.
    init(_ call: ToolCall, progress: CallProgress? = nil) {
        self.call = call
        self.progress = progress
    }

    /// Ends the run; it has no answer then.
    func cancel() { process.cancel() }

    var isCancelled: Bool { process.isCancelled }

    /// The value of `tools/call`'s result; `nil` if the call was cancelled.
    func result() -> String? {
        guard let program = programPath() else { return failure("the program cannot find itself") }
        var words = call.words
        var hasReport = false
        if case .report = call.result {
            words.insert("--report=json=" + ChildProcess.reportPath, at: 1)
            hasReport = true
        }
        guard let run = start(program, words, hasReport: hasReport) else { return failed() }
        let notes = String(decoding: run.error, as: UTF8.self)
        guard let status = run.status,
            status == .success || status == .findings || status == .undecided
                || status == .unreadable && !run.report.isEmpty
        else { return failure(of: run, notes) }
        let output = String(decoding: run.output, as: UTF8.self)
        switch call.result {
        case .report(let page):
            // The page of a rule or a cause comes without findings.
            let json = run.report.isEmpty ? Self.noFindings.text : String(decoding: run.report, as: UTF8.self)
            let part = page.page(of: json, text: output + notes)
            return answer(text: part.text, json: part.json)
        case .source:
            let lines = notes.split(separator: "\n").map { JSONTree.string(String($0)) }
            let value: JSONTree = [
                "source": .string(output), "complete": .bool(status == .success), "notes": .array(lines),
            ]
            // The structured result has all of it.
            return answer(text: ReportPage.cut(output + notes), json: value.text)
        case .run(let words):
            guard let second = start(program, words, hasReport: false) else { return failed() }
            guard let status = second.status, [.success, .findings, .undecided].contains(status) else {
                return failure(of: second, String(decoding: second.error, as: UTF8.self))
            }
            let json = ShortenedJSON.text(String(decoding: second.output, as: UTF8.self))
            return answer(text: ReportPage.cut(output + notes), json: json)
        }
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

    private func answer(text: String, json: String) -> String {
        // Lines break between tokens only: within strings they are escaped.
        let value = json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        return #"{"content":"# + Self.content(text) + #","structuredContent":"# + value + #","isError":false}"#
    }

    private func failed() -> String? { isCancelled ? nil : failure("the program could not be started") }

    private func failure(of run: ChildProcess, _ notes: String) -> String {
        if run.ending == .tooMuchOutput {
            return failure(
                "the result is longer than \(Self.resultLimit >> 20) MB; ask for one file, one layout (PATH#2) or some "
                    + "rules ('only')"
            )
        }
        if case .signalled = run.ending {
            return failure("internal error: the run was ended by the system\n" + notes)
        }
        var message = notes
        if message.hasPrefix("draft-inspect: ") { message.removeFirst("draft-inspect: ".count) }
        return failure(message)
    }

    private func failure(_ message: String) -> String {
        #"{"content":"# + Self.content(message) + #","isError":true}"#
    }

    private static func content(_ text: String) -> String {
        let content: JSONTree = [["type": "text", "text": .string(text)]]
        return content.text
    }
}

extension ChildProcess {
    /// `nil` if it was stopped, or ended in another way.
    fileprivate var status: ExitStatus? {
        if case .exited(let status) = ending { ExitStatus(rawValue: status) } else { nil }
    }
}
