import Foundation
import TestSupport
import Testing

/// `make` installs what a machine lacks by Packaging/tools.sh. Here all commands but the shell's are stubs.
@Suite struct ToolsTests {
    /// - Parameters:
    ///   - commands: Scripts by name; nothing else is in the path.
    private func run(_ packages: [String], _ commands: [String: String]) throws -> (status: Int32, output: String) {
        var result: (Int32, String) = (0, "")
        try withTemporaryFolder { folder in
            for (name, script) in commands {
                let file = folder.appendingPathComponent(name)
                try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [packageRoot.appendingPathComponent("Packaging/tools.sh").path] + packages
            process.environment = ["PATH": folder.path]
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            result = (process.terminationStatus, output)
        }
        return result
    }

    private static let debian = [
        "uname": "echo Linux", "id": "echo 0", "env": "shift; \"$@\"", "apt-get": "echo ran $1 >&2",
    ]

    @Test("packages and command are named before anything is installed")
    func namesFirst() throws {
        let run = try run(["git", "python3"], Self.debian)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["missing: git python3", "+ apt-get update && apt-get install -y git python3"])
        #expect(lines.dropFirst(2) == ["ran update", "ran install"])
    }

    @Test("nothing is said where nothing is missing")
    func complete() throws {
        let run = try run(["git"], Self.debian.merging(["git": ""]) { $1 })
        #expect(run.status == 0 && run.output.isEmpty)
    }

    @Test("without rights the command is shown and nothing is installed")
    func withoutRights() throws {
        let run = try run(["git"], Self.debian.merging(["id": "echo 7"]) { $1 })
        #expect(run.status == 1)
        #expect(run.output == "missing: git; run as root: apt-get update && apt-get install git\n")
    }

    @Test("nothing is installed on macOS")
    func macOS() throws {
        let run = try run(["git"], Self.debian.merging(["uname": "echo Darwin"]) { $1 })
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("missing: git; install Xcode") && !run.output.contains("ran"))
    }
}
