import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// `verify` and `run` where no source can be compiled, and what they make of a compiler's answers.
@Suite struct HeadlessCommandTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json").path
    private static let noCompiler = ["DRAFT_INSPECT_SWIFTC": "/nonexistent/swiftc"]

    @Test("without a compiler, verify makes the proof in process and says so; run refuses")
    func noCompiler() throws {
        let verified = try runProgram(["verify", Self.form], environment: Self.noCompiler)
        #expect(verified.status == 0)
        #expect(verified.output.hasPrefix("login-form.json as draftsman class: proven in process, not compiled\n"))
        #expect(verified.output.contains("no Swift compiler"))
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("A.swift")
            try Data("import UIKit\n".utf8).write(to: file)
            let run = try runProgram(["run", file.path, "--view", "A"], environment: Self.noCompiler)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.hasPrefix("draft-inspect: no Swift compiler"))
        }
    }

    @Test("libraries without a stand-in are proven in process")
    func noStandIn() throws {
        let verified = try runProgram(["verify", Self.form, "--dialect", "snapkit", "--form", "plan"])
        #expect(verified.status == 0)
        #expect(verified.output.contains("Headless has no stand-in for SnapKit"))
    }

    @Test(
        "arguments that cannot be",
        arguments: [
            (["A.swift", "--view", "A", "--size", "320x"], "--size '320x'"),
            (["A.swift", "--view", "A", "--size", "0"], "--size '0'"),
            (["--view", "A"], "--project"), (["A.swift", "--project", ".", "--all"], "--project finds the files"),
            (["--project", "."], "--view"), (["--project", ".", "--all", "--view", "A"], "exclude each other"),
            (["A.swift", "--all"], "--all needs --project"), (["A.swift", "--left-out"], "--left-out needs --project"),
            (["--project", ".", "--all", "--then", "draw"], "--all only checks"),
            (["A.swift", "--view", "A", "--then", "diff"], "--then"),
            (["A.swift", "b/A.swift", "--view", "A"], "same name"), (["A.json", "--view", "A"], "Swift files"),
            (["main.swift", "--view", "A"], "main.swift"),
            (["A.swift", "--view", "A", "--time-limit", "0"], "--time-limit"),
            (["A.swift"], "--view"),
        ]
    )
    func usage(arguments: [String], message: String) throws {
        let run = try runProgram(["run"] + arguments, environment: Self.noCompiler)
        #expect(run.status == 64)
        #expect(run.error.contains(message))
    }

    /// A compiler that writes a program which does as the script `made` beside it says.
    private static let copying = """
        while [ "$1" != -o ]; do shift; done; cp "${0%/*}/made" "$2"; chmod 755 "$2"; exit 0
        """

    private func write(_ script: String, in folder: URL) throws {
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: folder.appendingPathComponent("made"))
    }

    /// Whether the process that a script noted in `pid` is gone, or only waits to be collected.
    private func isGone(notedIn folder: URL) throws -> Bool {
        let text = try String(contentsOf: folder.appendingPathComponent("pid"), encoding: .utf8)
        let id = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        for _ in 0..<50 {
            let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
            if kill(id, 0) != 0 || state?.split(separator: " ").dropFirst(2).first == "Z" { return true }
            usleep(20_000)
        }
        return false
    }

    @Test(
        "processes that layout code started end with it, and nobody waits for them",
        arguments: ["exit 7", "sleep 60"]
    )
    func startedProcesses(end: String) throws {
        try withCompiler(answering: Self.copying) { folder, environment in
            try write("sleep 50 & echo $! > '\(folder.path)/pid'; \(end)", in: folder)
            let started = Date()
            let run = try runProgram(["verify", Self.form, "--time-limit", "2"], environment: environment)
            #expect(run.status == 2)
            #expect(run.error.contains(end == "exit 7" ? "with status 7" : "did not end within 2 seconds"))
            #expect(Date().timeIntervalSince(started) < 20)
            #expect(try isGone(notedIn: folder))
        }
    }

    @Test("a program that is asked to end leaves neither folders nor processes", arguments: [SIGINT, SIGTERM, SIGHUP])
    func endings(signal: Int32) throws {
        // The compiler itself does not end.
        let answer = "sleep 50 & echo $! > \"${0%/*}/pid\"; wait; exit 0"
        try withCompiler(answering: answer) { folder, environment in
            let run = try startProgram(["verify", Self.form], environment: environment)
            let note = folder.appendingPathComponent("pid").path
            // The file is there before its line is.
            func noted() -> String { (try? String(contentsOfFile: note, encoding: .utf8)) ?? "" }
            for _ in 0..<500 where noted().isEmpty { usleep(20_000) }
            kill(run.process.processIdentifier, signal)
            #expect(run.finish().status == 130)
            #expect(try isGone(notedIn: folder))
        }
    }

    @Test("compilers leave nothing in the folder for temporary files")
    func temporaryFiles() throws {
        let answer = "mkdir \"$TMPDIR/TemporaryDirectory.A\"; exit 1"
        try withCompiler(answering: answer) { folder, environment in
            let compiler = folder.appendingPathComponent("swiftc")
            var text = try String(contentsOf: compiler, encoding: .utf8)
            text = text.replacingOccurrences(
                of: "--version)",
                with: "--version) mkdir \"$TMPDIR/TemporaryDirectory.B\";"
            )
            try Data(text.utf8).write(to: compiler)
            let file = folder.appendingPathComponent("A.swift")
            try Data("import UIKit\n".utf8).write(to: file)
            let run = try runProgram(["run", file.path, "--view", "A"], environment: environment)
            #expect(run.status == 2 && run.error.contains("does not compile"))
        }
    }

    @Test("layout code that fails is one error of run, too")
    func failingLayoutCode() throws {
        try withCompiler(answering: Self.copying) { folder, environment in
            let file = folder.appendingPathComponent("A.swift")
            try Data("import UIKit\n".utf8).write(to: file)
            let cases = [
                ("exit 0", "the layout code ended before it made A"),
                ("exit 7", "the layout code ended the program with status 7"),
                ("kill -5 $$", "the layout code crashed (signal 5)"),
                ("while :; do :; done", "the layout code did not end within 1 seconds; --time-limit allows more"),
                ("exec yes", "the layout code printed more than 8 MB"),
                (
                    "echo \"reason: 'Can't add self'\" >&2; exit 113",
                    "misuses UIKit, which ends the app\n  reason: 'Can't"
                ),
            ]
            for (script, message) in cases {
                try write(script, in: folder)
                let run = try runProgram(
                    ["run", file.path, "--view", "A", "--time-limit", "1"],
                    environment: environment
                )
                #expect(run.status == 2 && run.output.isEmpty, "\(script): \(run)")
                #expect(run.error.contains(message), "\(script): \(run.error)")
                #expect(run.error.hasPrefix("draft-inspect: "), "\(script): \(run.error)")
            }
        }
    }

    @Test("sources of packages that cannot be compiled are one error")
    func packages() throws {
        let answer = """
            for each; do case $each in *Broken*/B.swift) echo "$each:2:1: error: cannot find 'objc' in scope" >&2; exit 1;; \
            esac; done; exit 0
            """
        try withCompiler(answering: answer) { folder, environment in
            let file = folder.appendingPathComponent("A.swift")
            try Data("import UIKit\n".utf8).write(to: file)
            let package = folder.appendingPathComponent("Broken")
            func error() throws -> ProgramRun {
                try runProgram(["run", file.path, "--view", "A", "--package", package.path], environment: environment)
            }
            let missing = try error()
            #expect(missing.status == 64 && missing.error.contains("no Swift sources in '\(package.path)'"))
            try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
            func expectBroken(_ source: String) throws {
                try Data(source.utf8).write(to: package.appendingPathComponent("B.swift"))
                let broken = try error()
                let first = "'\(package.path)' does not compile with Headless\n  \(package.path)/B.swift:2:1: error"
                #expect(broken.status == 2 && broken.error.contains(first), "\(broken.error)")
            }
            try expectBroken("import UIKit\n")
            // What is compiled of this one is a copy.
            try expectBroken("@objc class A: UIView { let b = objc_getAssociatedObject }\n")
        }
    }

    /// A compiler that only answers as it is asked to.
    private func withCompiler(answering script: String, _ body: (URL, [String: String]) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let compiler = folder.appendingPathComponent("swiftc")
            let text = "#!/bin/sh\ncase $1 in --version) echo 'Swift version 6.3.1';; *) \(script);; esac\n"
            try Data(text.utf8).write(to: compiler)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
            try Data("UIView\n".utf8).write(to: folder.appendingPathComponent("classes.txt"))
            let temporary = folder.appendingPathComponent("tmp")
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
            try body(
                folder,
                [
                    "DRAFT_INSPECT_SWIFTC": compiler.path, "DRAFT_INSPECT_HEADLESS": folder.path,
                    "TMPDIR": temporary.path,
                ]
            )
            let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
            #expect(left.isEmpty, "left behind: \(left)")
        }
    }

    @Test("a package is compiled once, and again when one of its files changes")
    func packageCache() throws {
        // Notes what it is asked for, and writes a program that ends at once.
        let answer = """
            echo "$@" >> "${0%/*}/log"; while [ "$1" != -o ]; do shift; done; printf '#!/bin/sh\\nexit 0\\n' > "$2"
            chmod 755 "$2"; exit 0
            """
        try withCompiler(answering: answer.replacing("\n", with: "; ")) { folder, environment in
            let package = folder.appendingPathComponent("Kit")
            try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
            let source = package.appendingPathComponent("Kit.swift")
            try Data("public enum Kit {}\n".utf8).write(to: source)
            let file = folder.appendingPathComponent("A.swift")
            try Data("import Kit\n".utf8).write(to: file)
            var environment = environment
            environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
            func builds() throws -> Int {
                _ = try runProgram(
                    ["run", file.path, "--view", "A", "--package", package.path],
                    environment: environment
                )
                let log = try String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
                return log.split(separator: "\n").count { $0.contains("-emit-module ") }
            }
            #expect(try builds() == 1)
            #expect(try builds() == 1)
            try Data("public enum Kit { case a }\n".utf8).write(to: source)
            #expect(try builds() == 2)
        }
    }

    @Test("errors of code name the user's files, and nothing is left behind")
    func compileErrors() throws {
        let answer = """
            for each; do case $each in */A.swift) echo "$each:3:5: error: cannot find 'x' in scope" >&2;; \
            */main.swift) echo "$each:9:1: error: no initializer" >&2;; esac; done; exit 1
            """
        try withCompiler(answering: answer) { folder, environment in
            let file = folder.appendingPathComponent("A.swift")
            try Data("import UIKit\n".utf8).write(to: file)
            let run = try runProgram(["run", file.path, "--view", "A"], environment: environment)
            #expect(run.status == 2)
            #expect(run.error.contains("\(file.path):3:5: error: cannot find 'x' in scope\n"))
            #expect(run.error.contains("--view 'A': no initializer"))
            try Data("let a = NSClassFromString(b)\n".utf8).write(to: file)
            let refused = try runProgram(["run", file.path, "--view", "A"], environment: environment)
            #expect(refused.error.contains("\(file.path):1:9: 'NSClassFromString' needs the Objective-C runtime"))
            let verified = try runProgram(["verify", Self.form], environment: environment)
            #expect(verified.status == 1)
            #expect(
                verified.output.contains("does not compile with Swift 6.3.1\n  main.swift:9:1: error: no initializer")
            )
        }
    }

    @Test("of inputs that are compiled together, one that does not compile costs that one")
    func together() throws {
        // The second input's files fail, then the program that is made of the rest.
        let answer = """
            for each; do case $each in */Printed1-*) echo "$each:3:5: error: cannot find 'x' in scope" >&2; exit 1;; esac; done; \
            for each; do case $each in */Printed*) echo "$each:7:1: error: no such module" >&2;; esac; done; exit 1
            """
        try withCompiler(answering: answer) { _, environment in
            let stacks = packageRoot.appendingPathComponent("Examples/nested-stacks.json").path
            let run = try runProgram(
                ["verify", "--all", "--dialect", "anchors", Self.form, stacks],
                environment: environment
            )
            #expect(run.status == 1, "\(run.error)")
            let expected = """
                login-form.json as anchors class: does not compile with Swift 6.3.1
                  Printed0-0.swift:7:1: error: no such module
                nested-stacks.json as anchors class: does not compile with Swift 6.3.1
                  Printed1-0.swift:3:5: error: cannot find 'x' in scope
                0 of 2 inputs equal, 2 classes in one program

                """
            #expect(run.output == expected)
        }
    }

    @Test("--all compiles whole files")
    func togetherForms() throws {
        let run = try runProgram(["verify", "--all", "--form", "plan", Self.form])
        #expect(run.status == 64 && run.error.contains("--all compiles whole files"))
    }

    @Test("a program that fails is one error")
    func failingProgram() throws {
        try withCompiler(answering: Self.copying) { folder, environment in
            let cases = [
                ("exit 7", "the layout code ended the program with status 7"),
                ("kill -11 $$", "the layout code crashed (signal 11)"),
                ("exec sleep 60", "the layout code did not end within 1 seconds"),
                ("exec yes", "the layout code printed more than 8 MB"),
                ("echo 'no common ancestor' >&2; exit 113", "misuses UIKit, which ends the app\n  no common ancestor"),
                ("exit 0", "wrote no result"),
            ]
            for (script, message) in cases {
                try write(script, in: folder)
                let run = try runProgram(["verify", Self.form, "--time-limit", "1"], environment: environment)
                #expect(run.status != 0 && run.error.contains(message), "\(script): \(run.error)")
            }
        }
    }
}
