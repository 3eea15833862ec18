import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("logs of the corpus")
struct LogCorpusTests {
    static let files = Corpus.files(in: "logs", extensions: ["txt"])
    /// Logs of which nothing can be made: redacted, and with a broken address.
    static let refused: Set<String> = ["masonry-415-private.txt", "wtf-invalidHexitError.txt"]
    /// How often each file is cut, and changed.
    static let damages = ProcessInfo.processInfo.environment["DRAFT_INSPECT_DAMAGES"].flatMap(Int.init) ?? 10
    static let showsDetails = ProcessInfo.processInfo.environment["DRAFT_INSPECT_DETAILS"] != nil

    @Test("every constraint's text is read, or reported with the reason; the two hopeless logs are refused")
    func accounting() throws {
        var rows: [String] = []
        var total = (texts: 0, read: 0, unread: 0)
        for file in Self.files {
            let bytes = try [UInt8](Data(contentsOf: file))
            let name = file.lastPathComponent
            let blocks = LogFixture.blocks(in: String(decoding: bytes, as: UTF8.self))
            let counts = blocks.map(\.counts)
            let read = counts.reduce(0) { $0 + $1.read }
            let unread = counts.reduce(0) { $0 + $1.unread }
            let texts = Self.texts(in: String(decoding: bytes, as: UTF8.self))
            #expect(read + unread == texts, "\(name)")
            #expect(Array(bytes).withUnsafeBytes { LogReader.recognizes($0) }, "\(name)")
            let readings = try? Layout.readAll(bytes)
            #expect((readings == nil) == Self.refused.contains(name), "\(name)")
            for reading in readings ?? [] {
                let dump = reading.layout.dump()
                #expect(try Layout.read(dump).layout == reading.layout, "\(name)")
            }
            // Each text that became no constraint of a layout has its finding.
            let constraints = (readings ?? []).reduce(0) { $0 + $1.layout.constraints.count }
            let told = (readings ?? []).reduce(0) { $0 + $1.findings.count { $0.rule == UnparsedText.info.id } }
            #expect(
                readings == nil
                    || constraints + told + 1 >= Set(blocks.flatMap { $0.texts.map(\.constraint.address) }).count
            )
            total = (total.texts + texts, total.read + read, total.unread + unread)
            rows.append("\(name): \(blocks.count) blocks, \(texts) texts, \(read) read, \(unread) reported")
            for block in blocks {
                for text in block.unread {
                    rows.append("    \(text.place.line):\(text.place.column): \(text.fault.message)")
                }
            }
        }
        if Self.showsDetails { print(rows.joined(separator: "\n")) }
        if !Self.files.isEmpty {
            print("\(Self.files.count) logs: \(total.texts) texts, \(total.read) read, \(total.unread) reported")
            #expect(total.unread <= 8)
        }
    }

    @Test(
        "a complete list is found infeasible by what UIKit listed and sizes that are never negative, or the reason is reported"
    )
    func conflicts() throws {
        var rows: [String] = []
        var counts = (complete: 0, infeasible: 0, agreesOnBroken: 0, namesBroken: 0)
        for file in Self.files where !Self.refused.contains(file.lastPathComponent) {
            let bytes = try [UInt8](Data(contentsOf: file))
            let blocks = LogFixture.blocks(in: String(decoding: bytes, as: UTF8.self))
            for (block, reading) in zip(blocks, try Layout.readAll(bytes)) {
                let name = "\(file.lastPathComponent) \(block.number)"
                let findings = try reading.diagnosed().findings
                let listed = Set(block.texts.map(\.constraint.address))
                for finding in findings where finding.rule == "conflict" || finding.rule == "rounding" {
                    for id in finding.constraints {
                        #expect(listed.contains(id) || id.hasPrefix("nonneg:"), "\(name): \(id)")
                    }
                    #expect(finding.confidence == .certain, "\(name)")
                }
                // Nothing is said of what a log cannot know.
                for finding in findings {
                    #expect(
                        [
                            "conflict", "rounding", "reported-conflict", "unparsed-text", "set-aside",
                            "autoresizing-with-constraints", "duplicate-constraint",
                        ].contains(finding.rule),
                        "\(name)"
                    )
                }
                guard block.isComplete else { continue }
                counts.complete += 1
                if let conflict = findings.first(where: { $0.rule == "conflict" || $0.rule == "rounding" }) {
                    counts.infeasible += 1
                    if let broken = block.broken {
                        counts.namesBroken += 1
                        if conflict.conflict?.breaks.contains(broken.constraint.address) == true {
                            counts.agreesOnBroken += 1
                        }
                    }
                } else {
                    let reasons = findings.filter { $0.rule == "reported-conflict" || $0.rule == "unparsed-text" }
                    #expect(!reasons.isEmpty, "\(name)")
                    rows.append(
                        "\(name): \(reasons.map { $0.notes.map(\.message).last ?? $0.message }.joined(separator: "; "))"
                    )
                }
            }
        }
        if Self.showsDetails { print(rows.joined(separator: "\n")) }
        if !Self.files.isEmpty {
            print(
                "complete lists \(counts.complete), infeasible \(counts.infeasible); of those that name what was broken,"
                    + " \(counts.agreesOnBroken) of \(counts.namesBroken) give that way here"
            )
            #expect(counts.infeasible >= 25)
        }
    }

    @Test("logs cut anywhere and with bytes changed are read or refused, never more")
    func damage() throws {
        for file in Self.files {
            let bytes = try [UInt8](Data(contentsOf: file))
            var generator = SeededGenerator(seed: UInt64(bytes.count))
            for _ in 0..<Self.damages {
                let length = generator.integer(0...bytes.count)
                _ = try? Layout.readAll(Array(bytes[..<length]), as: .log)
                var changed = bytes
                for _ in 0...generator.integer(0...3) {
                    changed[generator.integer(0...bytes.count - 1)] = UInt8(generator.integer(0...255))
                }
                for reading in (try? Layout.readAll(changed, as: .log)) ?? [] {
                    let dump = reading.layout.dump()
                    #expect(try Layout.read(dump).layout.views.count == reading.layout.views.count)
                }
            }
        }
    }

    /// How many texts of constraints there are, counted in the plainest way.
    private static func texts(in log: String) -> Int {
        log.ranges(of: /[Cc]onstraint:(0x|[A-Z])/).count
    }
}
