import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Results that are kept for later runs.
@Suite struct CheckCacheTests {
    /// A folder with copies of some examples.
    private static func withProject(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for name in ["chat-cell.json", "console.log", "hugging-tie.json", "two-conflicts.json"] {
                let example = packageRoot.appendingPathComponent("Examples/" + name)
                try FileManager.default.copyItem(at: example, to: folder.appendingPathComponent(name))
            }
            try body(folder)
        }
    }

    /// The entries by their names, each with the number of its file, which another file of the name does not have.
    private static func entries(_ folder: URL) throws -> [String: UInt64] {
        let cache = folder.appendingPathComponent(".draft-inspect-cache")
        var entries: [String: UInt64] = [:]
        for group in try FileManager.default.contentsOfDirectory(atPath: cache.path) where group.count == 2 {
            let names = try FileManager.default.contentsOfDirectory(atPath: cache.appendingPathComponent(group).path)
            for name in names {
                let path = cache.appendingPathComponent(group + "/" + name).path
                let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
                entries[group + name] = number
            }
        }
        return entries
    }

    private static func check(_ folder: URL, _ options: String..., cached: Bool = true) throws -> ProgramRun {
        let cache = cached ? ["--cache", ".draft-inspect-cache"] : []
        return try runProgram(["check", "."] + cache + options, folder: folder)
    }

    @Test("a second run has the same report, and writes nothing", arguments: ["text", "json", "sarif", "json-lines"])
    func second(_ format: String) throws {
        try Self.withProject { folder in
            let plain = try Self.check(folder, "--format", format, cached: false)
            #expect(plain.status == 1 && !plain.output.isEmpty)
            #expect(try Self.check(folder, "--format", format) == plain)
            let entries = try Self.entries(folder)
            #expect(entries.count == 4)
            #expect(try Self.check(folder, "--format", format) == plain)
            #expect(try Self.entries(folder) == entries)
        }
    }

    @Test("a file that changed, other options and another path are checked anew; a baseline is not kept")
    func keys() throws {
        try Self.withProject { folder in
            _ = try Self.check(folder)
            let file = folder.appendingPathComponent("two-conflicts.json")
            var text = try String(contentsOf: file, encoding: .utf8)
            let before = try Self.check(folder)
            text = text.replacing("\"constant\": -", with: "\"constant\": -1")
            try Data(text.utf8).write(to: file)
            let after = try Self.check(folder)
            #expect(after == (try Self.check(folder, cached: false)) && after != before)
            #expect(try Self.entries(folder).count == 5)
            #expect(try Self.check(folder, "--notes") == (try Self.check(folder, "--notes", cached: false)))
            #expect(try Self.entries(folder).count == 9)
            _ = try runProgram(["check", "--cache", ".draft-inspect-cache", file.path], folder: folder)
            #expect(try Self.entries(folder).count == 10)
            _ = try Self.check(folder, "--write-baseline", "layouts.baseline")
            #expect(try Self.check(folder, "--baseline", "layouts.baseline").status == 0)
            #expect(try Self.check(folder) == after)
            #expect(try Self.entries(folder).count == 10)
        }
    }

    @Test("an entry that is cut off, changed or another one's is not used, and is written again")
    func damage() throws {
        try Self.withProject { folder in
            let plain = try Self.check(folder)
            let cache = folder.appendingPathComponent(".draft-inspect-cache")
            let paths = try Self.entries(folder).keys.sorted().map {
                cache.appendingPathComponent($0.prefix(2) + "/" + $0.dropFirst(2))
            }
            let contents = try paths.map { try Data(contentsOf: $0) }
            let damages: [(Int, Data) -> Data] = [
                { _, data in data.dropLast() }, { _, _ in Data() },
                { index, _ in contents[(index + 1) % contents.count] },
                { _, data in
                    var changed = data
                    changed[data.count / 2] ^= 1
                    return changed
                },
            ]
            for damage in damages {
                for (index, path) in paths.enumerated() { try damage(index, contents[index]).write(to: path) }
                #expect(try Self.check(folder) == plain)
                #expect(try paths.map { try Data(contentsOf: $0) } == contents)
            }
        }
    }

    @Test("runs at the same time share the folder")
    func concurrent() throws {
        try Self.withProject { folder in
            let plain = try Self.check(folder, cached: false)
            let arguments = ["check", ".", "--cache", ".draft-inspect-cache"]
            let running = try (0..<4).map { _ in try startProgram(arguments, folder: folder) }
            for run in running { #expect(run.finish() == plain) }
            #expect(try Self.entries(folder).count == 4)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent(".draft-inspect-cache").path
            )
            #expect(!names.contains { $0.hasPrefix(".new-") } && names.contains(".gitignore"))
        }
    }

    @Test("a folder of other files is refused, and a cache that cannot be written is a warning")
    func folders() throws {
        try Self.withProject { folder in
            let refused = try runProgram(["check", ".", "--cache", "."], folder: folder)
            #expect(refused.status == 64 && refused.error.contains("has other files and cannot be the cache"))
            let plain = try Self.check(folder, cached: false)
            let cache = folder.appendingPathComponent(".draft-inspect-cache")
            _ = try runProgram(["check", "none.json", "--cache", ".draft-inspect-cache"], folder: folder)
            // Files where entries would be.
            for number in 0..<256 {
                let name = String(number, radix: 16)
                try Data().write(to: cache.appendingPathComponent(name.count == 1 ? "0" + name : name))
            }
            let run = try Self.check(folder)
            #expect(run.output == plain.output && run.status == plain.status)
            #expect(run.error.components(separatedBy: "warning: could not write to the cache").count == 2)
        }
    }

    @Test("a configuration names the folder, relative to itself; --no-cache leaves it alone")
    func configuration() throws {
        try Self.withProject { folder in
            try Data("cache: .draft-inspect-cache\n".utf8).write(
                to: folder.appendingPathComponent(".draft-inspect.yml")
            )
            let below = folder.appendingPathComponent("below")
            try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
            let cache = folder.appendingPathComponent(".draft-inspect-cache").path
            let plain = try runProgram(["check", "--no-cache", "../two-conflicts.json"], folder: below)
            #expect(!FileManager.default.fileExists(atPath: cache))
            #expect(try runProgram(["check", "../two-conflicts.json"], folder: below) == plain)
            #expect(try Self.entries(folder).count == 1)
        }
    }

    @Test("entries that no run has used for a month are dropped; used ones are kept")
    func age() throws {
        try Self.withProject { folder in
            let plain = try Self.check(folder)
            let cache = folder.appendingPathComponent(".draft-inspect-cache")
            let entries = try Self.entries(folder)
            func path(_ name: String) -> String { cache.path + "/" + name.prefix(2) + "/" + name.dropFirst(2) }
            func setAge(_ path: String, days: Double) throws {
                let date = Date(timeIntervalSinceNow: -days * 86_400)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            }
            let gone = folder.appendingPathComponent("two-conflicts.json")
            try FileManager.default.removeItem(at: gone)
            for name in entries.keys { try setAge(path(name), days: 40) }
            try Data("cut off".utf8).write(to: cache.appendingPathComponent(".new-abcdef"))
            try setAge(cache.path + "/.new-abcdef", days: 2)
            // All entries are looked at once a day only.
            _ = try Self.check(folder)
            for name in entries.keys { try setAge(path(name), days: 40) }
            #expect(try Self.entries(folder) == entries)
            try setAge(cache.path + "/CACHEDIR.TAG", days: 2)
            let run = try Self.check(folder)
            let uncached = try Self.check(folder, cached: false)
            #expect(run != plain && run == uncached)
            #expect(try Self.entries(folder).count == 3)
            #expect(!FileManager.default.fileExists(atPath: cache.path + "/.new-abcdef"))
        }
    }

    @Test("a build is identified by the identifier of its linker")
    func build() throws {
        let identity = try #require(ProgramBuild.identity)
        #expect(identity.count >= 16 && identity == ProgramBuild.identity)
        #expect(identity.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test("digests differ with every byte, every length and every cut")
    func digests() {
        var seen: Set<String> = []
        func add(_ parts: [[UInt8]]) {
            var digest = ContentDigest()
            for part in parts { digest.add(part) }
            #expect(seen.insert(digest.text).inserted, "\(parts)")
        }
        for count in 0..<40 {
            let zeros = [UInt8](repeating: 0, count: count)
            add([zeros])
            for position in 0..<count {
                for bit in 0..<8 {
                    var changed = zeros
                    changed[position] = 1 << UInt8(bit)
                    add([changed])
                }
            }
        }
        let text = Array("a text of more than two times sixteen bytes".utf8)
        for cut in 0...text.count { add([Array(text[..<cut]), Array(text[cut...])]) }
        #expect(seen.allSatisfy { $0.utf8.count == 32 })
    }
}
