import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Configurations, suppressions and baselines, as `check` uses them.
@Suite struct RunPolicyTests {
    /// A folder with a screen that has one conflict, and one without findings.
    private func withProject(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let manager = FileManager.default
            for name in [".git", "App/Legacy"] {
                try manager.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            let examples = packageRoot.appendingPathComponent("Examples")
            for (source, target) in [
                ("login-form.json", "App/login.json"), ("two-conflicts.json", "App/Legacy/old.json"),
            ] {
                try manager.copyItem(
                    at: examples.appendingPathComponent(source),
                    to: folder.appendingPathComponent(target)
                )
            }
            try body(folder)
        }
    }

    private func write(_ text: String, _ name: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func read(_ name: String, in folder: URL) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    private func check(_ options: [String] = [], in folder: URL) throws -> ProgramRun {
        try runProgram(
            ["check", "App", "--format", "concise"] + options,
            environment: ["SOURCE_DATE_EPOCH": "1780272000"],
            folder: folder
        )
    }

    @Test("patterns that leave no file are an error with their place", arguments: ["include", "exclude"])
    func nothingLeft(_ key: String) throws {
        try withProject { folder in
            try write("\n\(key): [\(key == "include" ? "App/*.jsno" : "\"*\"")]\n", ".draft-inspect.yml", in: folder)
            let run = try check(in: folder)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.contains(".draft-inspect.yml:2:1: \"\(key)\" leaves none of 2 files"), "\(run.error)")
            #expect(try check(["--allow-empty"], in: folder).status == 0)
            let input = try read("App/login.json", in: folder)
            #expect(
                try runProgram(["explain"], input: input, folder: folder).status == 1,
                "standard input is never left out"
            )
        }
    }

    @Test("a baseline that does not exist is reported with the line that names it")
    func missingBaseline() throws {
        try withProject { folder in
            try write("baseline: ci.baseline\n", ".draft-inspect.yml", in: folder)
            let run = try check(in: folder)
            #expect(run.status == 2)
            #expect(
                run.error.contains(".draft-inspect.yml:1:1: the baseline 'ci.baseline' does not exist"),
                "\(run.error)"
            )
            #expect(try check(["--write-baseline", "ci.baseline"], in: folder).status == 0)
            #expect(try check(in: folder).status == 0)
        }
    }

    @Test("a run of a few files says nothing of suppressions for others")
    func partOfAProject() throws {
        try withProject { folder in
            try write("suppress:\n  - {object: gone, reason: old}\n", ".draft-inspect.yml", in: folder)
            let part = try runProgram(["check", "App/login.json"], folder: folder)
            #expect(!part.error.contains("matches no finding"), "\(part.error)")
            let all = try runProgram(["check", "."], folder: folder)
            #expect(all.error.contains(".draft-inspect.yml:2:5: suppression matches no finding: old"), "\(all.error)")
            let excluded = try runProgram(["check", ".", "--exclude", "Legacy"], folder: folder)
            #expect(!excluded.error.contains("matches no finding"), "\(excluded.error)")
        }
    }

    @Test("a baseline accepts present findings; what is new fails, what is gone is reported and removed")
    func baseline() throws {
        try withProject { folder in
            let first = try check(["--write-baseline", "ci.baseline"], in: folder)
            #expect(first.status == 0 && first.error.contains("baseline with 4 findings written to ci.baseline"))
            let text = try read("ci.baseline", in: folder)
            #expect(
                text.split(separator: "\n").map { $0.split(separator: "\t").prefix(2).joined(separator: " ") } == [
                    "# draft-inspect baseline", "App/Legacy/old.json conflict", "App/Legacy/old.json conflict",
                    "App/Legacy/old.json truncated-content",
                    "App/login.json conflict",
                ]
            )
            let second = try check(["--baseline", "ci.baseline"], in: folder)
            #expect(second.status == 0 && second.output.isEmpty)
            #expect(second.error.contains("4 findings in the baseline not shown"))
            // From another folder, with another spelling of the path.
            let inner = try runProgram(
                ["check", "../App/login.json", "--baseline", "../ci.baseline"],
                folder: folder.appendingPathComponent("App")
            )
            #expect(inner.status == 0, "\(inner.output)")

            try write(
                text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n",
                "less.baseline",
                in: folder
            )
            let new = try check(["--baseline", "less.baseline"], in: folder)
            #expect(new.status == 1 && new.output.hasPrefix("App/login.json:99:5: error[conflict]"))
            #expect(new.output.split(separator: "\n").count == 1)

            try FileManager.default.removeItem(at: folder.appendingPathComponent("App/Legacy/old.json"))
            let gone = try check(["--baseline", "ci.baseline"], in: folder)
            #expect(gone.error.contains("3 findings in the baseline gone (--prune-baseline removes them)"))
            #expect(try read("ci.baseline", in: folder) == text)
            #expect(try check(["--baseline", "ci.baseline", "--only", "zero-size"], in: folder).status == 0)
            let pruned = try check(["--baseline", "ci.baseline", "--prune-baseline"], in: folder)
            #expect(pruned.status == 0 && pruned.error.contains("3 findings removed from the baseline"))
            #expect(try read("ci.baseline", in: folder).split(separator: "\n").count == 2)
            #expect(
                try check(["--baseline", "ci.baseline", "--prune-baseline", "--except", "conflict"], in: folder).status
                    == 0
            )
            #expect(try read("ci.baseline", in: folder).split(separator: "\n").count == 2)
        }
    }

    @Test("a baseline that cannot be read, or would overwrite something else, ends the run")
    func baselineFaults() throws {
        try withProject { folder in
            #expect(try check(["--baseline", "none"], in: folder).status == 2)
            try write("mine\n", "mine", in: folder)
            let wrong = try check(["--baseline", "mine"], in: folder)
            #expect(wrong.status == 2 && wrong.error.contains("mine:1:1: this is not a baseline"))
            #expect(try check(["--write-baseline", "mine"], in: folder).status == 64)
            #expect(try check(["--write-baseline", "App/login.json"], in: folder).status == 64)
            #expect(try read("mine", in: folder) == "mine\n")
            #expect(try check(["--prune-baseline"], in: folder).status == 64)
        }
    }

    @Test("a configuration sets severities, excludes, suppressions and options; the command line comes first")
    func configuration() throws {
        try withProject { folder in
            #expect(try check(in: folder).output.split(separator: "\n").count == 3)
            try write("exclude: [Legacy]\nrules: {conflict: warning}\n", ".draft-inspect.yml", in: folder)
            let run = try check(in: folder)
            #expect(run.status == 0 && run.output.hasPrefix("App/login.json:99:5: warning[conflict]"))
            #expect(run.output.split(separator: "\n").count == 1)
            #expect(try check(["--no-config"], in: folder).status == 1)
            // A file that is named is never excluded.
            let named = try runProgram(["check", "App/Legacy/old.json", "--format", "concise"], folder: folder)
            #expect(named.output.split(separator: "\n").count == 2)

            try write("fail_on: warning\nrules: {conflict: warning}\n", "strict.yml", in: folder)
            #expect(try check(["--config", "strict.yml"], in: folder).status == 1)
            #expect(try check(["--config", "strict.yml", "--fail-on", "error"], in: folder).status == 0)
            // A configuration of a subfolder is nearer.
            try write("rules: {conflict: off}\n", "App/.draft-inspect.yml", in: folder)
            #expect(try check(in: folder).output.isEmpty)
            #expect(try runProgram(["explain", "App/login.json"], folder: folder).output.contains("no findings"))
        }
    }

    @Test("triage and the session accept what the configuration accepts")
    func triageAndSession() throws {
        try withProject { folder in
            let log = """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x1 H:[UILabel:0xa(200)]   (active)>",
                    "<NSLayoutConstraint:0x2 UILabel:0xa.width == 240   (active)>"
                )
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x3 UIView:0xb.height == 20   (active)>",
                    "<NSLayoutConstraint:0x4 UIView:0xb.height == 24   (active)>"
                )
                """
            try write(log, "App/console.log", in: folder)
            func triage(_ options: String...) throws -> ProgramRun {
                try runProgram(["triage", "App/console.log", "--format", "concise"] + options, folder: folder)
            }
            func session(_ commands: String, _ options: String...) throws -> ProgramRun {
                try runProgram(["repl", "App/Legacy/old.json", "-c", commands] + options, folder: folder)
            }
            #expect(try triage().output.split(separator: "\n").count == 2)
            #expect(try triage().status == 1)
            let all = try session("check all")
            #expect(all.output.contains("error[conflict]") && all.output.contains("truncated-content"))

            try write("rules: {conflict: warning}\n", ".draft-inspect.yml", in: folder)
            #expect(try triage().status == 0 && triage().output.contains("warning[conflict]"))
            #expect(try triage("--no-config").status == 1)
            #expect(try session("check all").output.contains("1. warning[conflict]"))
            #expect(try session("check all", "--no-config").output == all.output)

            try write(
                "suppress: [{object: UILabel, reason: known}]\nrules: {truncated-content: off}\n",
                ".draft-inspect.yml",
                in: folder
            )
            let one = try triage()
            #expect(one.status == 1 && one.output.split(separator: "\n").count == 1 && one.output.contains("UIView"))
            #expect(one.error.contains("1 finding suppressed") && one.error.contains("2 blocks in 1 group"))
            let loaded = try session("load App/Legacy/old.json; check all")
            #expect(loaded.output.contains("1 finding accepted by .draft-inspect.yml"))
            #expect(!loaded.output.contains("truncated-content"))
            // What an edit changes is compared with what was accepted, too.
            #expect(!(try session("fix 1 1; diff")).output.contains("truncated-content"))

            try write("notes: on\n", ".draft-inspect.yml", in: folder)
            #expect(try session("option notes").output.contains("on"))
            try write("rules: [\n", ".draft-inspect.yml", in: folder)
            #expect(try triage().status == 64 && session("check").status == 64)
        }
    }

    @Test("a suppression needs no command line, expires, and is reported when nothing needs it")
    func suppressions() throws {
        try withProject { folder in
            func run(_ members: String) throws -> ProgramRun {
                try write("suppress:\n  - {\(members), reason: known}\n", ".draft-inspect.yml", in: folder)
                return try check(["--only", "conflict"], in: folder)
            }
            func remarks(_ members: String, _ arguments: String...) throws -> String {
                try write("suppress:\n  - {\(members), reason: known}\n", ".draft-inspect.yml", in: folder)
                return try runProgram(["check"] + arguments, folder: folder).error
            }
            let all = try run("rule: conflict")
            #expect(all.status == 0 && all.output.isEmpty && all.error.contains("3 findings suppressed"))
            #expect(try run("rule: conflict, file: Legacy/*").output.split(separator: "\n").count == 3)
            #expect(try run("rule: conflict, file: App/Legacy/*").output.split(separator: "\n").count == 1)
            let old = try run("rule: conflict, until: 2020-01-01")
            #expect(old.status == 1)
            #expect(old.error.contains(".draft-inspect.yml:2:5: suppression expired on 2020-01-01: known"))
            let unneeded = "suppression matches no finding: known"
            #expect(try remarks("object: nothing", ".").contains(unneeded))
            #expect(
                try remarks("rule: duplicate-constraint, file: App/login.json", "App/login.json").contains(unneeded)
            )
            #expect(!(try remarks("object: nothing", ".", "--only", "conflict").contains(unneeded)))
            #expect(!(try remarks("object: nothing", "App").contains(unneeded)), "it can be for a file elsewhere")
            #expect(!(try remarks("rule: duplicate-constraint, file: login.json", "App/login.json").contains(unneeded)))
            #expect(!(try remarks("rule: fragile-at-size", ".").contains(unneeded)), "it needs sizes")
            try write(String(try read("App/login.json", in: folder).prefix(400)), "App/login.json", in: folder)
            #expect(!(try remarks("rule: conflict, file: App/login.json", ".").contains(unneeded)), "it cannot be read")
        }
    }

    @Test("wrong configurations and unknown keys end the run with their place")
    func faults() throws {
        try withProject { folder in
            try write("sizes: wide\n", ".draft-inspect.yml", in: folder)
            let run = try check(in: folder)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.error.hasPrefix("draft-inspect: .draft-inspect.yml:1:8: expected a range of sizes"))
            try write("siezs: wide\n", ".draft-inspect.yml", in: folder)
            let warned = try check(in: folder)
            #expect(warned.status == 64 && warned.output.isEmpty)
            #expect(warned.error.contains(".draft-inspect.yml:1:1: unknown key \"siezs\"; did you mean \"sizes\"?"))
            try FileManager.default.moveItem(
                at: folder.appendingPathComponent(".draft-inspect.yml"),
                to: folder.appendingPathComponent(".draft-inspect.yaml")
            )
            let other = try check(in: folder)
            #expect(other.error.contains(".draft-inspect.yaml is not read; rename it to .draft-inspect.yml"))
            #expect(try check(["--config", "none.yml"], in: folder).status == 64)
            #expect(try check(["--config", "a", "--no-config"], in: folder).status == 64)
        }
    }

    @Test("init writes a configuration, and config shows what is in force with its origin")
    func initAndConfig() throws {
        try withProject { folder in
            #expect(try runProgram(["config"], folder: folder).output == "# no configuration file\n")
            #expect(try runProgram(["init"], folder: folder).status == 0)
            #expect(try runProgram(["init"], folder: folder).status == 64)
            #expect(try check(in: folder).status == 1)
            try write(
                """
                fail_on: warning
                exclude: ["a b", c]
                rules: {zero-size: off}
                suppress:
                  - {rule: conflict, file: "*.xib", reason: "it's \\"known\\"", until: 2030-01-01}
                """,
                ".draft-inspect.yml",
                in: folder
            )
            try write("rules: {conflict: note, zero-size: error}\n", "App/.draft-inspect.yml", in: folder)
            let run = try runProgram(["config", "App"], folder: folder)
            #expect(
                run.output == """
                    # App/.draft-inspect.yml
                    # .draft-inspect.yml
                    exclude: ["a b", c]  # .draft-inspect.yml:2:1
                    fail_on: warning  # .draft-inspect.yml:1:1
                    rules:
                      conflict: note  # App/.draft-inspect.yml
                      zero-size: error  # App/.draft-inspect.yml
                    suppress:
                      - {rule: conflict, file: "*.xib", reason: "it's \\"known\\"", until: 2030-01-01}  # .draft-inspect.yml:5:5

                    """
            )
            // What it shows is a configuration itself.
            try write(run.output, "shown.yml", in: folder)
            #expect(try runProgram(["config", "--config", "shown.yml"], folder: folder).status == 0)
        }
    }

    @Test("--changed-since checks what a branch changed, committed or not, and untracked files")
    func changedSince() throws {
        try withTemporaryFolder { folder in
            func git(_ arguments: String...) throws { try runGit(arguments, in: folder) }
            let form = try Data(contentsOf: packageRoot.appendingPathComponent("Examples/login-form.json"))
            func write(_ name: String, _ data: Data) throws {
                try data.write(to: folder.appendingPathComponent(name))
            }
            try git("init", "-q", "-b", "main")
            for name in ["old.json", "committed.json", "edited.json", "other.json"] { try write(name, form) }
            try git("add", ".")
            try git("commit", "-q", "-m", "one")
            try git("checkout", "-q", "-b", "work")
            try write("committed.json", form + Data("\n".utf8))
            try git("commit", "-q", "-a", "-m", "two")
            // What the other branch changed meanwhile is not of this one.
            try git("checkout", "-q", "main")
            try write("other.json", form + Data("\n\n".utf8))
            try git("commit", "-q", "-a", "-m", "three")
            try git("checkout", "-q", "work")
            try write("edited.json", form + Data("\n".utf8))
            try write("new ä.json", form)
            func files(_ options: [String], in place: String = "") throws -> [String] {
                let run = try runProgram(
                    ["check"] + options + ["--changed-since", "main", "--format", "concise"],
                    folder: folder.appendingPathComponent(place)
                )
                return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
            }
            #expect(try files(["."]) == ["committed.json", "edited.json", "new ä.json"])
            #expect(try files(["old.json", "edited.json", "./committed.json"]) == ["edited.json", "./committed.json"])
            #expect(try runProgram(["check", "old.json", "--changed-since", "main"], folder: folder).status == 0)
            for wrong in ["none", "--output=x"] {
                let run = try runProgram(["check", ".", "--changed-since=\(wrong)"], folder: folder)
                #expect(run.status == 64 && run.error.contains("git has no revision '\(wrong)'"), "\(run.error)")
            }
        }
        try withTemporaryFolder { folder in
            try Data("{}".utf8).write(to: folder.appendingPathComponent("a.json"))
            let run = try runProgram(["check", "a.json", "--changed-since", "main"], folder: folder)
            #expect(run.status == 64 && run.error.contains("not in a git repository"), "\(run.error)")
        }
    }

    @Test(
        "a configuration, which comes with a repository, has nothing written outside of its folder",
        arguments: [
            ("cache: /outside", 8, "--cache"), ("cache: ../outside", 8, "--cache"),
            ("cache: a/../../outside", 8, "--cache"), ("reports: [json=../outside.json]", 11, "--report"),
            ("reports:\n  - sarif=~/outside.sarif", 5, "--report"),
        ]
    )
    func outsidePaths(text: String, column: Int, option: String) throws {
        try withProject { folder in
            try write(text + "\n", ".draft-inspect.yml", in: folder)
            let run = try check(in: folder)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(
                run.error.contains(".draft-inspect.yml:\(text.contains("\n") ? 2 : 1):\(column): expected a path below")
            )
            #expect(run.error.contains(option), "\(run.error)")
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/../outside"))
        }
    }

    @Test("a configuration has reports and caches written below its folder")
    func insidePaths() throws {
        try withProject { folder in
            try write("cache: build/../cache\nreports: [json=./App/found.json]\n", ".draft-inspect.yml", in: folder)
            let run = try check(in: folder)
            #expect(run.status == 1, "\(run.error)")
            #expect(FileManager.default.fileExists(atPath: folder.path + "/App/found.json"))
        }
    }
}
