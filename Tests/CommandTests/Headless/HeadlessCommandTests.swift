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
            (["A.swift", "--view", "A", "--size", "320"], "--size '320'"),
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
            try Data("let a = #keyPath(UIView.frame)\n".utf8).write(to: file)
            let refused = try runProgram(["run", file.path, "--view", "A"], environment: environment)
            #expect(refused.error.contains("\(file.path):1:9: '#keyPath' needs the Objective-C runtime"))
            let verified = try runProgram(["verify", Self.form], environment: environment)
            #expect(verified.status == 1)
            #expect(
                verified.output.contains("does not compile with Swift 6.3.1\n  main.swift:9:1: error: no initializer")
            )
        }
    }

    @Test("a program that fails is one error")
    func failingProgram() throws {
        // The compiler writes a program that does as a script says.
        let answer = """
            while [ "$1" != -o ]; do shift; done; cp "${0%/*}/made" "$2"; chmod 755 "$2"; exit 0
            """
        try withCompiler(answering: answer) { folder, environment in
            let cases = [
                ("exit 7", "the layout code ended the program with status 7"),
                ("kill -11 $$", "the layout code crashed (signal 11)"),
                ("exec sleep 60", "the layout code did not end within 1 seconds"),
                ("exec yes", "the layout code printed more than 8 MB"),
                ("echo 'no common ancestor' >&2; exit 113", "misuses UIKit, which ends the app\n  no common ancestor"),
                ("exit 0", "wrote no result"),
            ]
            for (script, message) in cases {
                try Data("#!/bin/sh\n\(script)\n".utf8).write(to: folder.appendingPathComponent("made"))
                let run = try runProgram(["verify", Self.form, "--time-limit", "1"], environment: environment)
                #expect(run.status != 0 && run.error.contains(message), "\(script): \(run.error)")
            }
        }
    }
}
