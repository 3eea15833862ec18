import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Folders and patterns as arguments of the program.
@Suite struct FolderTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let examples = packageRoot.appendingPathComponent("Examples")
            let manager = FileManager.default
            for (name, target) in [
                ("login-form.json", "Screens/b.json"), ("profile-card.json", "Screens/a.json"),
                ("console.log", "Logs/console.log"), ("login-form.json", "Pods/x.json"),
            ] {
                let file = folder.appendingPathComponent(target)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try manager.copyItem(at: examples.appendingPathComponent(name), to: file)
            }
            try Data("not xml".utf8).write(to: folder.appendingPathComponent("Screens/c.xib"))
            try body(folder)
        }
    }

    @Test("a folder is checked as its files are, and what cannot be read is reported beside the rest")
    func check() throws {
        try withFolder { folder in
            let all = try runProgram(["check", "."], folder: folder)
            let files = ["Logs/console.log", "Screens/a.json", "Screens/b.json", "Screens/c.xib"]
            let each = try runProgram(["check"] + files, folder: folder)
            #expect(all == each)
            #expect(all.status == 2)
            #expect(all.output.contains("error[unreadable-file]") && all.output.contains("--> Screens/c.xib"))
            let some = try runProgram(["check", "Screens", "--exclude", "c.*", "--format", "json"], folder: folder)
            #expect(some.status == 1)
            #expect(some.output.contains("\"path\": \"Screens/a.json\""))
            #expect(!some.output.contains("c.xib"))
            let pattern = try runProgram(["check", "**/?.json"], folder: folder)
            #expect(pattern.error == "1 error in 2 files\n")
        }
    }

    // Systems of Apple take no other names.
    #if os(Linux)
        @Test("a file whose name is not UTF-8 is reported, not skipped")
        func otherNames() throws {
            try withTemporaryFolder { folder in
                let example = packageRoot.appendingPathComponent("Examples/profile-card.json")
                let manager = FileManager.default
                try manager.copyItem(at: example, to: folder.appendingPathComponent("a.json"))
                let path = Array(folder.path.utf8CString.dropLast()) + [47, -1, 46, 120, 105, 98, 0]
                let file = fopen(path, "w")
                try #require(file != nil)
                file.map { _ = fclose($0) }
                let run = try runProgram(["check", "."], folder: folder)
                #expect(run.status == 2)
                #expect(run.output.contains("its name is not UTF-8"), "\(run.output)")
            }
        }
    #endif

    @Test("a folder without layouts, and a pattern without files, are one clear error")
    func nothing() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Empty"),
                withIntermediateDirectories: true
            )
            let empty = try runProgram(["explain", "Empty"], folder: folder)
            #expect(empty.status == 2)
            #expect(empty.error.contains("draft-inspect: Empty: no layouts in this folder; expected .json, .log,"))
            let none = try runProgram(["tree", "Screens/*.vfl"], folder: folder)
            #expect(none.status == 2)
            #expect(none.error == "draft-inspect: no file matches 'Screens/*.vfl'\n")
            let included = try runProgram(["check", "Screens", "--include", "*.log"], folder: folder)
            #expect(included.output.contains("no layouts in this folder; expected files that match --include"))
        }
    }

    @Test("a command that works on one layout takes a folder of one, and refuses one of several")
    func single() throws {
        try withFolder { folder in
            #expect(try runProgram(["tree", "Screens", "--include", "a.json"], folder: folder).status == 0)
            let several = try runProgram(["tree", "Screens", "--include", "*.json"], folder: folder)
            #expect(several.status == 64 && several.error.contains("these files are not one layout"))
        }
    }

    @Test("logs of a folder are counted together")
    func triage() throws {
        try withFolder { folder in
            let run = try runProgram(["triage", "."], folder: folder)
            #expect(run.error.contains("in 2 groups"))
            #expect(try run.output == runProgram(["triage", "Logs/console.log"], folder: folder).output)
        }
    }

    @Test("explain and check write the same JSON of a file")
    func explainJSON() throws {
        let file = "Examples/login-form.json"
        let explained = try runProgram(["explain", "--format", "json", file])
        #expect(explained.status == 1)
        #expect(try explained.output == runProgram(["check", "--format", "json", file]).output)
    }
}
