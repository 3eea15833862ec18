import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// What is not overwritten unasked, by whichever way of writing.
@Suite struct OverwriteTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")

    /// A folder with a dump, a storyboard's worth of XML, and names of both by links.
    private func withFiles(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let manager = FileManager.default
            let dump = folder.appendingPathComponent("a.json").path
            try manager.copyItem(atPath: Self.form.path, toPath: dump)
            try manager.createSymbolicLink(atPath: folder.path + "/link.json", withDestinationPath: "a.json")
            try manager.linkItem(atPath: dump, toPath: folder.path + "/hard.json")
            try manager.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
            try Data("mine\n".utf8).write(to: folder.appendingPathComponent("notes.txt"))
            try Data("import UIKit\n".utf8).write(to: folder.appendingPathComponent("View.swift"))
            try Data().write(to: folder.appendingPathComponent("empty"))
            try body(folder)
        }
    }

    struct Command: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var testDescription: String { arguments.joined(separator: " ") }

        func run(_ target: String, _ folder: URL, force: Bool = false) throws -> ProgramRun {
            let flag = force ? ["--force"] : []
            if arguments[0] == "repl" {
                let line = arguments[1] + (force ? " --force " : " ") + target
                return try runProgram(["repl", "a.json", "-c", line], folder: folder)
            }
            return try runProgram(arguments + ["a.json", "-o", target] + flag, folder: folder)
        }
    }

    static let commands = [
        Command(arguments: ["convert"]), Command(arguments: ["convert", "--lowered"]), Command(arguments: ["print"]),
        Command(arguments: ["repl", "write"]), Command(arguments: ["repl", "save"]),
        Command(arguments: ["repl", "print -o"]),
    ]

    private static func command(_ command: Command, _ target: String, _ folder: URL, _ force: Bool) throws -> ProgramRun
    {
        guard command.arguments.last == "print -o" else { return try command.run(target, folder, force: force) }
        let line = "print -o \(target)" + (force ? " --force" : "")
        return try runProgram(["repl", "a.json", "-c", line], folder: folder)
    }

    @Test("a write-protected file is not overwritten, and keeps its permissions where it is", arguments: commands)
    func protectedFiles(_ command: Command) throws {
        try withFiles { folder in
            let target = folder.appendingPathComponent("out").path
            #expect(try Self.command(command, "out", folder, false).status == 0)
            let first = try Data(contentsOf: URL(fileURLWithPath: target))
            #expect(chmod(target, 0o444) == 0)
            let run = try Self.command(command, "out", folder, false)
            #expect(run.status == 64 && run.error.contains("'out' is write-protected"), "\(run.error)")
            #expect(try Self.command(command, "out", folder, true).status == 0)
            #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == first)
            let permissions = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
            #expect(permissions == 0o444)
        }
    }

    @Test("a link to a file that does not exist is kept, and the file is made", arguments: commands)
    func danglingLinks(_ command: Command) throws {
        try withFiles { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/dangling",
                withDestinationPath: "sub/made"
            )
            #expect(try Self.command(command, "dangling", folder, false).status == 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/dangling") == "sub/made")
            #expect(FileManager.default.fileExists(atPath: folder.path + "/sub/made"))
        }
    }

    @Test("an input is not overwritten, however it is spelled", arguments: commands)
    func inputs(_ command: Command) throws {
        try withFiles { folder in
            let before = try Data(contentsOf: Self.form)
            for target in ["a.json", "./sub/../a.json", folder.path + "/a.json", "link.json", "hard.json"] {
                let run = try Self.command(command, target, folder, false)
                #expect(run.status == 64, "\(target)")
                #expect(run.error.contains("--force overwrites it"), "\(target): \(run.error)")
                let isSame = run.error.contains("'\(target)' is the same file as the input 'a.json' and would be")
                #expect(isSame || run.error.contains("'a.json' is an input and would be overwritten"), "\(run.error)")
                #expect(try Data(contentsOf: folder.appendingPathComponent("a.json")) == before)
            }
            let file = folder.appendingPathComponent("a.json")
            try Data((String(decoding: before, as: UTF8.self) + "\n\n").utf8).write(to: file)
            let spaced = try Data(contentsOf: file)
            #expect(try Self.command(command, "a.json", folder, true).status == 0)
            #expect(try Data(contentsOf: file) != spaced)
        }
    }

    @Test("a file that we did not write is not overwritten, unless it is forced or empty", arguments: commands)
    func foreignFiles(_ command: Command) throws {
        try withFiles { folder in
            for target in ["notes.txt", "View.swift"] {
                let file = folder.appendingPathComponent(target)
                let before = try Data(contentsOf: file)
                let run = try Self.command(command, target, folder, false)
                #expect(run.status == 64)
                #expect(run.error.contains("'\(target)' exists and was not written by draft-inspect"), "\(run.error)")
                #expect(try Data(contentsOf: file) == before)
                #expect(try Self.command(command, target, folder, true).status == 0)
                #expect(try Data(contentsOf: file) != before)
            }
            for target in ["empty", "new.json"] {
                #expect(try Self.command(command, target, folder, false).status == 0, "\(target)")
                // What was written is written again.
                #expect(try Self.command(command, target, folder, false).status == 0, "\(target)")
            }
        }
    }

    @Test("a layout dump and a script are replaced by their own kind only, unless it is forced", arguments: commands)
    func keptFiles(_ command: Command) throws {
        try withFiles { folder in
            let manager = FileManager.default
            try manager.copyItem(atPath: Self.form.path, toPath: folder.path + "/kept.json")
            try Data("load a.json\nsize 320x568\n".utf8).write(to: folder.appendingPathComponent("kept.txt"))
            let writesDump = command.arguments == ["convert"] || command.arguments == ["repl", "write"]
            let writesScript = command.arguments == ["repl", "save"]
            for (target, kind, isOwn) in [
                ("kept.json", "a layout dump", writesDump), ("kept.txt", "a script of the session", writesScript),
            ] {
                let file = folder.appendingPathComponent(target)
                let before = try Data(contentsOf: file)
                let run = try Self.command(command, target, folder, false)
                #expect(run.status == (isOwn ? 0 : 64), "\(target): \(run.error)")
                if !isOwn {
                    #expect(run.error.contains("'\(target)' is \(kind) and would be replaced by another kind of file"))
                    #expect(try Data(contentsOf: file) == before)
                }
                #expect(try Self.command(command, target, folder, true).status == 0)
                #expect(try isOwn || Data(contentsOf: file) != before)
            }
        }
    }

    @Test("a report in place of a layout dump is refused before anything is checked")
    func reportOverDump() throws {
        try withFiles { folder in
            try FileManager.default.copyItem(atPath: Self.form.path, toPath: folder.path + "/kept.json")
            let run = try runProgram(["check", "a.json", "--report", "sarif=kept.json"], folder: folder)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.error.contains("'kept.json' is a layout dump"))
        }
    }

    @Test("every form of printed source is known as ours", arguments: ["plan", "class", "statements"])
    func printedForms(_ form: String) throws {
        try withFiles { folder in
            for _ in 1...2 {
                let run = try runProgram(["print", "a.json", "--form", form, "-o", "Out.swift"], folder: folder)
                #expect(run.status == 0, "\(run.error)")
            }
        }
    }

    @Test("a file of names that is written by hand is left as it is, unless it is forced")
    func namesFile() throws {
        try withFiles { folder in
            let names = folder.appendingPathComponent("a.names.json")
            let text = "# by hand\n0x7fa6 button\n"
            try Data(text.utf8).write(to: names)
            let run = try runProgram(["repl", "a.json", "-c", "tag emailField mail; tag"], folder: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("'a.names.json' exists and was not written by draft-inspect"))
            #expect(run.output.contains("`tag --force VIEW NAME` overwrites it\ntags are kept for this session only\n"))
            #expect(run.output.contains("mail"))
            #expect(try String(contentsOf: names, encoding: .utf8) == text)
            #expect(
                try runProgram(["repl", "a.json", "-c", "tag --force emailField mail"], folder: folder).status == 0
            )
            let kept = try String(contentsOf: names, encoding: .utf8)
            #expect(kept.contains("\"0x7fa4\": \"mail\"") && kept.contains("button"))
        }
    }

    @Test("what a session read by the way is its input, too")
    func otherInputs() throws {
        try withFiles { folder in
            try Data("tree\n".utf8).write(to: folder.appendingPathComponent("steps"))
            let sourced = try runProgram(["repl", "a.json", "-c", "source steps; save steps"], folder: folder)
            #expect(sourced.status == 64 && sourced.error.contains("'steps' is an input"))
            let script = try runProgram(["repl", "a.json", "-f", "save.txt"], folder: folder)
            #expect(script.status == 2)
            try Data("{\"0x7fa6\": \"button\"}".utf8).write(to: folder.appendingPathComponent("tags.json"))
            let tags = try runProgram(["print", "a.json", "--tags", "tags.json", "-o", "tags.json"], folder: folder)
            #expect(tags.status == 64 && tags.error.contains("'tags.json' is an input"))
        }
    }

    @Test("what cannot be overwritten is written to: terminals, pipes and the like")
    func devices() throws {
        try withFiles { folder throws in
            #expect(try runProgram(["convert", "a.json", "-o", "/dev/null"], folder: folder).status == 0)
        }
    }
}
