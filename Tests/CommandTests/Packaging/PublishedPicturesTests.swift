import Foundation
import TestSupport
import Testing

/// Scripts of the recipes for pull requests and for Xcode, run where they can run.
@Suite struct PublishedPicturesTests {
    @Test("pictures are on a branch of their own, those of a later run in place of the first, and nothing else changes")
    func publishing() throws {
        try withTemporaryFolder { folder in
            let server = folder.appendingPathComponent("server.git")
            let work = folder.appendingPathComponent("work")
            func git(_ words: String...) throws -> String {
                try runGit(words, in: work)
            }
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            #expect(try runCommand(["git", "init", "-q", "--bare", server.path], folder: folder).status == 0)
            _ = try git("init", "-q", "-b", "main")
            _ = try git("remote", "add", "origin", server.path)
            _ = try git("commit", "-q", "--allow-empty", "-m", "base")
            let pictures = work.appendingPathComponent("pictures")
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
            let script = packageRoot.appendingPathComponent("Packaging/publish-pictures.sh").path
            func publish(_ names: [String], as place: String) throws -> ProgramRun {
                for old in try FileManager.default.contentsOfDirectory(atPath: pictures.path) {
                    try FileManager.default.removeItem(at: pictures.appendingPathComponent(old))
                }
                for name in names { try Data("<svg/>\n".utf8).write(to: pictures.appendingPathComponent(name)) }
                return try runCommand(["sh", script, "pictures", "layouts", place], folder: work)
            }
            func published() throws -> [String] {
                let list = ["git", "-C", server.path, "ls-tree", "-r", "--name-only", "layouts"]
                return try runCommand(list, folder: folder).output.split(separator: "\n").map(String.init)
            }
            var answer = try publish(["a b-before.svg", "a b-after.svg"], as: "12")
            #expect(answer.status == 0, "\(answer.error)")
            #expect(try published() == ["12/a b-after.svg", "12/a b-before.svg"])
            answer = try publish(["c-after.svg"], as: "13")
            #expect(answer.status == 0, "\(answer.error)")
            answer = try publish(["d-after.svg"], as: "12")
            #expect(answer.status == 0, "\(answer.error)")
            #expect(try published() == ["12/d-after.svg", "13/c-after.svg"])
            #expect(try git("status", "--porcelain") == "?? pictures/\n")
            #expect(try git("branch", "--format", "%(refname:short)") == "main\n")
            for wrong in ["../x", ".git", "a/b", ""] {
                #expect(try publish([], as: wrong).status == 64, "\(wrong)")
            }
        }
    }

    @Test("Xcode's build phase finds a program outside of Xcode's PATH, and warns where there is none")
    func buildPhase() throws {
        let page = packageRoot.appendingPathComponent("Documentation/Editors.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let rest = try #require(text.components(separatedBy: "## Xcode").last?.components(separatedBy: "```sh\n").last)
        let script = try #require(rest.components(separatedBy: "```").first)
        try withTemporaryFolder { folder in
            let source = folder.appendingPathComponent("My App")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: packageRoot.appendingPathComponent("Examples/summary-bar/SummaryBar.xib"),
                to: source.appendingPathComponent("SummaryBar.xib")
            )
            let settings = [
                "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": folder.path, "SRCROOT": source.path,
                "TMPDIR": folder.path,
            ]
            let environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
            let missing = try runCommand(["sh", "-c", script], folder: source, environment: environment)
            #expect(missing.status == 0 && missing.output.hasPrefix("warning: "), "\(missing.output)\(missing.error)")
            let programs = folder.appendingPathComponent(".local/bin")
            try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: programs.path + "/draft-inspect",
                withDestinationPath: programURL.path
            )
            for _ in 0..<2 {
                let found = try runCommand(["sh", "-c", script], folder: source, environment: environment)
                #expect(found.status == 1, "\(found.error)")
                #expect(found.output.contains("/My App/SummaryBar.xib:17:25: error: "), "\(found.output)")
            }
        }
    }
}
