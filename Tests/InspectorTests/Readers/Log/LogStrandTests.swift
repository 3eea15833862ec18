import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Lines of several processes that come mixed.
@Suite("logs whose lines are mixed")
struct LogStrandTests {
    private static let card = LogFixture.bar.map {
        $0.replacing("0x600000", with: "0x610000").replacing("0x7f", with: "0x8f").replacing("190", with: "180")
    }

    /// Both texts' lines, by turns as the order says, each with the prefix of its own before it.
    private static func mixed(_ prefixes: (String, String), order: [Bool]) -> String {
        var left = LogFixture.block().split(separator: "\n", omittingEmptySubsequences: false)[...]
        var right = LogFixture.block(card, broken: card[3]).split(separator: "\n", omittingEmptySubsequences: false)[
            ...
        ]
        var lines: [String] = []
        for isLeft in order + [Bool](repeating: true, count: 40) + [Bool](repeating: false, count: 40) {
            let line = isLeft ? left.popFirst() : right.popFirst()
            if let line { lines.append((isLeft ? prefixes.0 : prefixes.1) + line) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let prefixes: [(String, String)] = [
        ("Mar  4 18:25:38 mini Shop[4211]: ", "Mar  4 18:25:38 mini Cart[812]: "),
        ("2026-03-04 18:25:38.123 Shop[4211:99] ", "2026-03-04 18:25:38.124 Shop[4212:99] "),
        ("[worker-1] ", "[worker-2] "),
        ("18:25:38 clone-1 | ", "18:25:39 clone-2 | "),
        ("info: [ROW] Shop[4211] ", "info: [ROW] Shop[4212] "),
    ]

    @Test("lines of two processes are parted by their prefixes", arguments: prefixes.indices)
    func parted(index: Int) throws {
        var random = SeededGenerator(seed: UInt64(40 + index))
        for _ in 0..<25 {
            let order = (0..<40).map { _ in Bool.random(using: &random) }
            let log = Self.mixed(Self.prefixes[index], order: order)
            let blocks = LogFixture.blocks(in: log)
            #expect(blocks.count == 2, "\(log)")
            #expect(blocks.allSatisfy { $0.isComplete }, "\(log)")
            #expect(blocks.map(\.number) == [1, 2])
            #expect(blocks.map(\.place.line) == blocks.map(\.place.line).sorted())
            let members = Set(blocks.map { $0.texts.map(\.constraint.address) })
            #expect(members == [(1...4).map { "0x600000a\($0)" }, (1...4).map { "0x610000a\($0)" }])
            #expect(blocks.allSatisfy { $0.broken?.constraint.address == $0.texts.last?.constraint.address })
        }
    }

    @Test(
        "another process's conflict between the lines of one leaves that one whole, without a prefix before each line"
    )
    func between() throws {
        let first = LogFixture.block(prefix: "10:00:00 Shop[1:7] ")
        let second = LogFixture.block(Self.card, broken: Self.card[3], prefix: "10:00:00 Cart[2:7] ")
        let blocks = LogFixture.blocks(in: first + second + first)
        #expect(blocks.map(\.process) == ["Shop[1]", "Cart[2]", "Shop[1]"])
        #expect(blocks.allSatisfy { $0.isComplete })
    }

    @Test(
        "a line of another process, whose own conflict is open, leaves the list that it interrupts to that list's block"
    )
    func interrupted() throws {
        let cut = "10:00:00 Shop[1:7] " + LogFixture.header + "\n(\n    \"\(LogFixture.bar[0])\",\n"
        let second = LogFixture.block(Self.card, broken: Self.card[3], prefix: "10:00:00 Cart[2:7] ")
        let line = "    \"" + Self.card[2]
        let log = cut + second.replacing(line, with: "10:00:01 Shop[1:7] task finished\n" + line)
        let blocks = LogFixture.blocks(in: log)
        #expect(blocks.map(\.process) == ["Shop[1]", "Cart[2]"])
        #expect(blocks.map(\.texts.count) == [1, 4])
        #expect(blocks.map(\.isComplete) == [false, true])
    }

    @Test("lines of two conflicts that cannot be separated are reported")
    func unparted() throws {
        let log = Self.mixed(("", ""), order: (0..<40).map { $0.isMultiple(of: 2) })
        let messages = try LogFixture.readings(log).flatMap { try $0.diagnosed().findings }.map(\.message)
        let cut = "has no list of constraints for this conflict: the next conflict begins before it"
        #expect(messages.contains { $0.contains(cut) })
        #expect(messages.contains { $0.contains("nothing before them separates them") })
    }

    @Test("more processes than are kept open at once lose no text")
    func many() throws {
        var lines: [String] = []
        let blocks = (0..<40).map { index in
            LogFixture.block(LogFixture.bar.map { $0.replacing("0x600000", with: "0x\(index + 10)0000") }, broken: nil)
                .split(separator: "\n", omittingEmptySubsequences: false).map { "host Shop[\(index)]: " + $0 }
        }
        for line in 0..<blocks[0].count { for block in blocks { lines.append(block[line]) } }
        let found = LogFixture.blocks(in: lines.joined(separator: "\n"))
        #expect(found.reduce(0) { $0 + $1.texts.count } == 160)
        #expect(found.map(\.number) == Array(1...found.count))
    }

    @Test(
        "the prefix of a message is known without its times",
        arguments: [
            ("Mar  4 18:25:38 mini Shop[4211]: text", ["Mar", "mini", "Shop[4211]", "text"]),
            ("2026-03-04 18:25:38.123+0100 My Shop[1:9f] [Layout] x", ["My", "Shop[1]", "[Layout]", "x"]),
            ("[12:00:01] [2] (", ["[2]"]),
            ("    \"<NSLayoutConstraint:0x1", []),
            ("", []),
        ]
    )
    func tags(line: String, words: [String]) {
        #expect(Array(line.utf8).withUnsafeBytes { LogTag(ByteCursor($0)).words } == words)
    }
}
