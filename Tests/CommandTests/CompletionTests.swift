import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// What shells offer for an unfinished command line. Tests/Session/completion_test.py types it in the shells.
@Suite struct CompletionTests {
    private static func completion(_ words: [String]) throws -> ShellCompletion {
        ShellCompletion(words: words, grammar: try CommandGrammar())
    }

    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json").path

    struct Case: Sendable, CustomTestStringConvertible {
        var words: [String]
        /// All candidates.
        var candidates: [String]
        var paths = ShellCompletion.Paths.none

        var testDescription: String { words.joined(separator: " ") + "⇥" }
    }

    static let cases = [
        Case(words: ["che"], candidates: ["check"], paths: .files),
        Case(words: ["log.txt", "--col"], candidates: ["--color"]),
        Case(words: ["help", "expl"], candidates: ["explain"]),
        Case(words: ["check", ""], candidates: [], paths: .files),
        Case(words: ["check", "a.xib", "b"], candidates: [], paths: .files),
        Case(words: ["check", "--on"], candidates: ["--only"]),
        Case(words: ["check", "--only", "misp"], candidates: ["misplaced-view"]),
        Case(words: ["check", "--only", "conflict", "--on"], candidates: ["--only"]),
        Case(words: ["check", "--rtl", "--rt"], candidates: []),
        Case(words: ["check", "--fail-on=w"], candidates: ["--fail-on=warning"]),
        Case(words: ["check", "--report", "sar"], candidates: ["sarif"]),
        Case(words: ["check", "--report", "sarif=la"], candidates: [], paths: .files),
        Case(words: ["check", "--text-sizes", "large,sm"], candidates: ["large,small"]),
        Case(words: ["check", "--directions", "l"], candidates: ["ltr"]),
        Case(words: ["check", "--", "--on"], candidates: [], paths: .files),
        Case(words: ["print", "--out-dir", "So"], candidates: [], paths: .folders),
        Case(words: ["print", form, "--dialect", "swiftl"], candidates: ["swiftlayout"]),
        Case(words: ["print", form, "--root", "passw"], candidates: ["passwordField"]),
        Case(words: ["migrate", "--to", "snap"], candidates: ["snapkit"]),
        Case(words: ["rules", "fixed"], candidates: ["fixed-size-against-edges"]),
        Case(words: ["rules", "conflict", "fixed"], candidates: []),
        Case(words: ["why", form, "passw"], candidates: ["passwordField"]),
        Case(
            words: ["why", form, "passwordField.trai"],
            candidates: ["passwordField.trailing", "passwordField.trailingMargin"]
        ),
        Case(words: ["why", "/nonexistent", "passw"], candidates: []),
        Case(words: ["same", "a.xib", "b.xib", "c"], candidates: []),
    ]

    @Test("what can follow is offered, and nothing else", arguments: cases)
    func offers(_ row: Case) throws {
        let completion = try Self.completion(row.words)
        #expect(completion.candidates.map(\.word) == row.candidates)
        #expect(completion.paths == row.paths)
    }

    @Test("every command and every option of help is offered with its summary")
    func complete() throws {
        let grammar = try CommandGrammar()
        #expect(grammar.commands.map(\.name) == DraftInspect.verbs.map { $0._commandName })
        #expect(try Self.completion([""]).candidates.map(\.word) == grammar.commands.map(\.name))
        for command in grammar.commands {
            let offered = try Self.completion([command.name, "--"]).candidates
            #expect(offered.map(\.word) == command.options.map { $0.spellings[0] }, "\(command.name)")
            for candidate in offered { #expect(!candidate.summary.isEmpty, "\(command.name) \(candidate.word)") }
        }
    }

    @Test("views of a file with several layouts, and of a pipe, keep no shell waiting")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            let pipe = folder.appendingPathComponent("pipe").path
            try #require(mkfifo(pipe, 0o600) == 0)
            #expect(try Self.completion(["why", pipe, ""]).candidates.isEmpty)
        }
        let log = packageRoot.appendingPathComponent("Examples/console.log").path
        #expect(try Self.completion(["why", log + "#2", "UIImage"]).candidates.map(\.word).contains("UIImageView"))
    }

    @Test("the program answers shells with what they complete themselves, then a candidate and its summary a line")
    func protocolOfShells() throws {
        let run = try runProgram(["---complete-words", "--", "che"])
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output == "files\ncheck\tReport conflicts, ambiguities and other faults in files.\n")
    }

    @Test("bash parts words at = and :, quotes them and keeps what is typed of a name")
    func bash() throws {
        guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
        let script = """
            eval "$("$1" --generate-completion-script bash)"
            t() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _draft_inspect; echo "${COMPREPLY[*]}"; }
            t "$1" check --fail-on = w
            t "$1" check --fail-on =
            t "$1" rules fixed
            t "$1" why Examples/console.log#2 'UIImage'
            t "$1" why Examples/login-form.json '"Welcome'
            t "$1" why Examples/login-form.json 'Welcome'
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["--norc", "-c", script, "bash", programURL.path]
        process.currentDirectoryURL = packageRoot
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        process.waitUntilExit()
        #expect(lines[0] == "warning")
        #expect(lines[1] == "error warning note none")
        #expect(lines[2] == "fixed-size-against-edges")
        #expect(lines[3].contains("UIImageView"))
        #expect(lines[4] == "Welcome back")
        #expect(lines[5] == "Welcome\\ back")
    }
}
