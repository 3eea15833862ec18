import Foundation
import TestSupport
import Testing

@testable import draft_inspect

@Suite("logs that are longer than what is looked at to detect the format")
struct LogStreamTests {
    private static let block = """
        10:00:00 Shop[1:7] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600000a1 Shop.Bar:0x7f10.width == 200   (active)>",
            "<NSLayoutConstraint:0x600000a4 Shop.Bar:0x7f10.width == 190   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600000a4 Shop.Bar:0x7f10.width == 190   (active)>

        """
    /// 5 MB of other lines, then two conflicts.
    private static let noise = String(
        repeating: "12:00:00 task finished with status 200, after 12 ms\n",
        count: 100_000
    )
    private static let line = 100_001

    private static func withLog(_ text: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString).txt")
        try text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }

    @Test("conflicts far behind the beginning are found, from a file and from a pipe")
    func lateConflicts() throws {
        let log = Self.noise + Self.block + Self.block
        try Self.withLog(log) { path in
            let run = try runProgram(["check", "--format", "json", path])
            #expect(run.status == 1, "\(run.error)")
            #expect(run.error == "2 errors in 1 file\n")
            #expect(run.output.contains("\"block\": 2,\n      \"line\": \(Self.line + 8),"))
            let piped = try runProgram(["check", "--format", "json", "-"], input: log)
            #expect(piped.output == run.output.replacingOccurrences(of: path, with: "-"))
            let chosen = try runProgram(["check", "--format", "json", path + "#1"])
            #expect(chosen.output.contains("\"line\": \(Self.line),"))
            #expect(!chosen.output.contains("\"block\": 2"))
            let tree = try runProgram(["tree", path])
            #expect(tree.error.contains("layout 1 of 2"))
            let missing = try runProgram(["tree", path + "#3"])
            #expect(missing.status == 2)
            #expect(missing.error.contains("there is no layout 3: the file holds 2 layouts"))
        }
    }

    @Test("each conflict of a file is reported with their number, which is unknown in a long pipe")
    func headings() throws {
        let log = Self.noise + Self.block + Self.block.replacing("width", with: "height")
        try Self.withLog(log) { path in
            let run = try runProgram(["explain", path])
            #expect(run.output.contains("== 2 of 2, line \(Self.line + 8), Shop[1] ==\n"))
            let piped = try runProgram(["explain", "-"], input: log)
            #expect(piped.output.contains("== 2, line \(Self.line + 8), Shop[1] ==\n"))
            let short = try runProgram(
                ["explain", "-"],
                input: Self.block + Self.block.replacing("width", with: "height")
            )
            #expect(short.output.contains("== 2 of 2, line 9, Shop[1] ==\n"))
        }
    }

    @Test("triage lets through what is no conflict, byte by byte, and its groups follow")
    func passage() throws {
        let log = "Build\n" + Self.block + "\nTests \u{7}passed\n" + Self.block
        let alone = try runProgram(["triage", "-"], input: log)
        let run = try runProgram(["triage", "--pass-through", "-"], input: log)
        #expect(run.output == "Build\n\nTests \u{7}passed\n\n" + alone.output)
        #expect(run.error == alone.error && run.status == alone.status)
        let quiet = try runProgram(["triage", "--pass-through", "--quiet", "-"], input: log)
        #expect(quiet.output == "Build\n\nTests \u{7}passed\n")
        let mixed = try runProgram(["triage", "--pass-through", "--format", "json", "-"], input: log)
        #expect(mixed.output.isEmpty && mixed.status == 64)
        #expect(mixed.error.contains("--quiet --report json=FILE"), "\(mixed.error)")
    }

    @Test("what comes again in a long pipe is said in a line")
    func again() throws {
        let run = try runProgram(["explain", "-"], input: Self.noise + Self.block + Self.block)
        #expect(run.output.contains("\n\n1. again, line \(Self.line + 11)\n\n2 conflicts, 1 cause\n"), "\(run.output)")
    }

    @Test(
        "a conflict is reported while its log is still written",
        arguments: [
            ["check", "-"], ["check", "--format", "json", "-"], ["explain", "-"], ["check", "--input", "log", "-"],
        ]
    )
    func liveLog(arguments: [String]) throws {
        let program = try startProgram(arguments, input: "starting\n" + Self.block, closesInput: false)
        // By a number of the conflict, whatever the words around it.
        var output = ""
        while !output.contains("190") {
            let more = program.nextOutput()
            try #require(!more.isEmpty, "the program ended: \(output)")
            output += more
        }
        let other = Self.block.replacing("== 190", with: "== 180")
        program.write(other)
        while !output.contains("180") {
            let more = program.nextOutput()
            try #require(!more.isEmpty, "the program ended: \(output)")
            output += more
        }
        try program.closeInput()
        let run = program.finish()
        output += run.output
        #expect(run.status == 1)
        // What came bit by bit is what a file gives.
        try Self.withLog("starting\n" + Self.block + other) { path in
            let whole = try runProgram(arguments.dropLast() + [path]).output.replacingOccurrences(of: path, with: "-")
            #expect(
                output.replacing("standard input", with: "-")
                    == whole.replacingOccurrences(of: " of 2, line", with: ", line")
            )
        }
    }

    @Test("a pipe whose writer pauses before a conflict has ended, or behind printed views, is waited for")
    func pausingWriter() throws {
        let views =
            "<UIView: 0x7f10; frame = (0 0; 9 9); layer = <L: 0x2>>\n   | <UIView: 0x3; frame = (0 0; 9 9); layer = <L: 0x4>>\n"
        let half = String(Self.block.prefix(150))
        for (first, second) in [(half, Self.block.dropFirst(150) + views), (Self.block + views, "")] {
            let program = try startProgram(["tree", "-"], input: first, closesInput: false)
            Thread.sleep(forTimeInterval: 0.8)
            program.write(String(second))
            try program.closeInput()
            let run = program.finish()
            #expect(run.output == (try runProgram(["tree", "-"], input: first + second)).output)
            #expect(run.output.contains("9 x 9") || run.output.contains("UIView"))
        }
    }

    @Test("a hierarchy that is left out of a long log is reported, and one of a short log is joined")
    func hierarchyInLongLog() throws {
        let views =
            "<UIView: 0x1; frame = (0 0; 9 9); layer = <L: 0x2>>\n   | <UIView: 0x3; frame = (0 0; 9 9); layer = <L: 0x4>>\n"
        try Self.withLog(views + Self.block + Self.noise) { path in
            let run = try runProgram(["check", path])
            #expect(run.error.contains("longer than 4 MB only the conflicts are read"))
        }
        try Self.withLog(views + Self.block) { path in
            let run = try runProgram(["check", path])
            #expect(!run.error.contains("only the conflicts"))
        }
    }

    @Test(
        "a log without a conflict is clean, whether its name or its lines show that it is one",
        arguments: ["check", "explain"]
    )
    func noConflict(command: String) throws {
        for log in [Self.noise, "2024-05-12 09:00:00.123 Shop[4211:9] started\n"] {
            try Self.withLog(log) { path in
                let run = try runProgram([command, path])
                #expect(run.status == 0, "\(run.output)")
                #expect(try runProgram([command, "--input", "log", path]).status == 0)
            }
        }
        let piped = try runProgram([command, "-"], input: "Test Case 'CartTests.testTotal' passed (0.1 seconds).\n")
        #expect(piped.status == 0, "\(piped.output)")
        // Of any other text nothing is known.
        let text = try runProgram([command, "-"], input: "Dear all,\nsee you tomorrow.\n")
        #expect(text.status == 2)
        #expect((text.output + text.error).contains("unrecognized file"))
    }

    @Test("results of several inputs are written in the order of the inputs, whatever ends first")
    func orderedOutput() throws {
        let written = Written()
        let output = OrderedOutput<String>(inputCount: 4) { written.add($0) }
        #expect(output.add("c1", of: 2))
        output.finish(3)
        #expect(output.add("a1", of: 0))
        #expect(output.add("b1", of: 1))
        output.finish(1)
        #expect(written.values == ["a1"])
        #expect(output.add("a2", of: 0))
        output.finish(0)
        #expect(written.values == ["a1", "a2", "b1", "c1"])
        #expect(output.add("c2", of: 2))
        output.finish(2)
        #expect(written.values == ["a1", "a2", "b1", "c1", "c2"])
    }

    @Test("an input far ahead of its turn waits for it, and loses nothing")
    func backPressure() {
        let written = Written()
        let output = OrderedOutput<String>(inputCount: 2) { written.add($0) }
        DispatchQueue.concurrentPerform(iterations: 2) { input in
            if input == 0 { Thread.sleep(forTimeInterval: 0.2) }
            for index in 0..<3000 { _ = output.add("\(input).\(index)", of: input) }
            output.finish(input)
        }
        #expect(written.values == (0..<2).flatMap { input in (0..<3000).map { "\(input).\($0)" } })
    }

    @Test("nothing more is worked on where nothing more is wanted")
    func unwanted() {
        let output = OrderedOutput<String>(inputCount: 1) { _ in false }
        #expect(!output.add("a", of: 0))
    }
}

/// Collects what is written; one value comes at a time.
private final class Written: @unchecked Sendable {
    private(set) var values: [String] = []

    func add(_ value: String) -> Bool {
        values.append(value)
        return true
    }
}

@Suite("a log that repeats itself")
struct RepeatedConflictsTests {
    private static func block(_ constraints: [String]) -> String {
        let lines = constraints.map { "    \"<NSLayoutConstraint:\($0)   (active)>\"" }.joined(separator: ",\n")
        return "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)\n\n"
    }
    private static let bar = block(["0x1 Shop.Bar:0x7f10.width == 200", "0x2 Shop.Bar:0x7f10.width == 190"])
    /// The same with other addresses.
    private static let again = block(["0x5 Shop.Bar:0x7f50.width == 200", "0x6 Shop.Bar:0x7f50.width == 190"])
    private static let other = block(["0x3 Shop.Tab:0x7f20.height == 49", "0x4 Shop.Tab:0x7f20.height == 44"])
    private static let systems = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=--& _UIToolbarContentView:0x7f10.width == 0   (active)>",
            "<NSLayoutConstraint:0xa2 H:|-(8)-[_UIButtonBarButton:0x7f20]   (active, names: '|':_UIToolbarContentView:0x7f10 )>",
            "<NSLayoutConstraint:0xa3 H:[_UIButtonBarButton:0x7f20]-(8)-|   (active, names: '|':_UIToolbarContentView:0x7f10 )>"
        )


        """

    @Test("is explained with equal conflicts once, the system's own last, and counts at the end")
    func groups() throws {
        let log = Self.systems + Self.bar + Self.other + Self.again + Self.bar
        let run = try runProgram(["explain", "-"], input: log)
        let headlines = run.output.split(separator: "\n").filter { $0.contains("error[") }
        #expect(headlines.count == 3, "\(run.output)")
        let bar = try #require(run.output.range(of: "Bar must be both 190 and 200"))
        let tab = try #require(run.output.range(of: "Tab must be both 44 and 49"))
        let own = try #require(run.output.range(of: "nothing to change in your code"))
        #expect(bar.lowerBound < tab.lowerBound && tab.lowerBound < own.lowerBound)
        #expect(
            run.output.contains("\n5 conflicts, 3 causes, 1 is UIKit's own\n  1. 3 times, last at line 29\n"),
            "\(run.output)"
        )
    }

    @Test("is explained conflict by conflict with --all, and a single conflict is not counted")
    func each() throws {
        let run = try runProgram(["explain", "--all", "-"], input: Self.bar + Self.again)
        #expect(run.output.split(separator: "\n").count { $0.contains("error[") } == 2)
        #expect(!run.output.contains("conflicts,"))
        #expect(!(try runProgram(["explain", "-"], input: Self.bar).output.contains("1 conflict")))
    }
}
