import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// `same`, from its arguments to its status.
@Suite struct SameTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")

    private static let card = packageRoot.appendingPathComponent("Examples/profile-card.json")

    private static func card(replacing text: String, by other: String) throws -> Data {
        let old = String(decoding: try Data(contentsOf: card), as: UTF8.self)
        let new = old.replacingOccurrences(of: text, with: other)
        try #require(old != new)
        return Data(new.utf8)
    }

    @Test("a layout is the same as itself")
    func itself() throws {
        let run = try runProgram(["same", Self.card.path, Self.card.path])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("same: "))
        #expect(run.output.contains("at all sizes"))
    }

    @Test("a constraint with another constant is a difference, with the place of both")
    func different() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("New.json")
            try Self.card(replacing: "\"constant\": 64", by: "\"constant\": 60").write(to: new)
            let run = try runProgram(["same", Self.card.path, new.path])
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("different at "))
            #expect(run.output.contains("   was:     ") && run.output.contains("   now:     "))
            let json = try runProgram(["same", "--format", "json", Self.card.path, new.path])
            let value = try JSONValue(Data(json.output.utf8))
            #expect(value["verdict"] == .string("different") && value["version"] == .number(1))
            #expect(json.status == 1)
        }
    }

    @Test("what cannot be read has status 2, and a log is no layout")
    func unreadable() throws {
        #expect(try runProgram(["same", "missing.xib", Self.card.path]).status == 2)
        let log = packageRoot.appendingPathComponent("Examples/console.log")
        let run = try runProgram(["same", log.path, Self.card.path])
        #expect(run.status == 2)
        #expect(run.error.contains("a log holds only the constraints of a conflict"))
    }

    @Test("wrong pairs and sizes are usage errors")
    func usage() throws {
        #expect(try runProgram(["same", "--match", "a", Self.card.path, Self.card.path]).status == 64)
        #expect(try runProgram(["same", "--match", "none=nothing", Self.card.path, Self.card.path]).status == 64)
        #expect(try runProgram(["same", "--sizes", "5x", Self.card.path, Self.card.path]).status == 64)
    }

    @Test("folders: each layout with the one of the same file name")
    func folders() throws {
        try withTemporaryFolder { folder in
            for name in ["old", "new"] {
                let inner = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                try Data(contentsOf: Self.card).write(to: inner.appendingPathComponent("Card.json"))
            }
            let paths = ["old", "new"].map { folder.appendingPathComponent($0).path }
            #expect(try runProgram(["same"] + paths).status == 0)
            try FileManager.default.removeItem(atPath: paths[1] + "/Card.json")
            try Self.card(replacing: "\"constant\": 64", by: "\"constant\": 60")
                .write(to: URL(fileURLWithPath: paths[1] + "/Card.json"))
            #expect(try runProgram(["same"] + paths).status == 1)
        }
    }

    @Test("diff begins with the verdict")
    func difference() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("New.json")
            try Self.card(replacing: "\"constant\": 64", by: "\"constant\": 60").write(to: new)
            let run = try runProgram(["diff", Self.card.path, new.path])
            #expect(run.output.hasPrefix("different at "))
        }
    }
}
