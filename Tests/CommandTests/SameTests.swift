import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// `same`, from its arguments to its status.
@Suite struct SameTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")
    private static let bar = packageRoot.appendingPathComponent("Examples/summary-bar/SummaryBar.xib")

    private static func bar(replacing text: String, by other: String) throws -> Data {
        let old = String(decoding: try Data(contentsOf: bar), as: UTF8.self)
        let new = old.replacingOccurrences(of: text, with: other)
        try #require(old != new)
        return Data(new.utf8)
    }

    @Test("a layout is the same as itself")
    func itself() throws {
        let run = try runProgram(["same", Self.bar.path, Self.bar.path])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("same: "))
        #expect(run.output.contains("at all sizes"))
    }

    @Test("a constraint with another constant is a difference, with the place of both")
    func different() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("New.xib")
            try Self.bar(replacing: "constant=\"16\"", by: "constant=\"20\"").write(to: new)
            let run = try runProgram(["same", Self.bar.path, new.path])
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("different at "))
            #expect(run.output.contains("   missing: ") && run.output.contains("   extra:   "))
            let json = try runProgram(["same", "--format", "json", Self.bar.path, new.path])
            let value = try JSONValue(Data(json.output.utf8))
            #expect(value["verdict"] == .string("different") && value["version"] == .number(1))
            #expect(json.status == 1)
        }
    }

    @Test("what cannot be read has status 2, and a log is no layout")
    func unreadable() throws {
        #expect(try runProgram(["same", "missing.xib", Self.bar.path]).status == 2)
        let log = packageRoot.appendingPathComponent("Examples/console.log")
        let run = try runProgram(["same", log.path, Self.bar.path])
        #expect(run.status == 2)
        #expect(run.error.contains("a log holds only the constraints of a conflict"))
    }

    @Test("wrong pairs and sizes are usage errors")
    func usage() throws {
        #expect(try runProgram(["same", "--match", "a", Self.bar.path, Self.bar.path]).status == 64)
        #expect(try runProgram(["same", "--match", "a=b", Self.bar.path, Self.bar.path]).status == 64)
        #expect(try runProgram(["same", "--sizes", "5x", Self.bar.path, Self.bar.path]).status == 64)
    }

    @Test("folders: each layout with the one of the same file name")
    func folders() throws {
        try withTemporaryFolder { folder in
            for name in ["old", "new"] {
                let inner = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                try Data(contentsOf: Self.bar).write(to: inner.appendingPathComponent("Bar.xib"))
            }
            let paths = ["old", "new"].map { folder.appendingPathComponent($0).path }
            #expect(try runProgram(["same"] + paths).status == 0)
            try FileManager.default.removeItem(atPath: paths[1] + "/Bar.xib")
            try Self.bar(replacing: "constant=\"16\"", by: "constant=\"20\"")
                .write(to: URL(fileURLWithPath: paths[1] + "/Bar.xib"))
            #expect(try runProgram(["same"] + paths).status == 1)
        }
    }

    @Test("diff begins with the verdict")
    func difference() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("New.xib")
            try Self.bar(replacing: "constant=\"16\"", by: "constant=\"20\"").write(to: new)
            let run = try runProgram(["diff", Self.bar.path, new.path])
            #expect(run.output.hasPrefix("different at "))
        }
    }
}
