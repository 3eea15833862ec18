import TestSupport
import Testing

@testable import LayoutModel

@Suite("tables of ids")
struct IDTableTests {
    @Test("whatever is put in, replaced and taken out, the table holds what a dictionary does")
    func likeADictionary() {
        forEachSeed(60) { random in
            // Few ids, so that they are met again; some are one string in two spellings, some as ASCII and as a sign equal to it.
            let words = [
                "a", "view", "card.title", "0123456789abcdef0123", "é", "e\u{301}", "K", "\u{212A}", "x;", "x\u{37E}",
                "",
            ]
            func id() -> String {
                let word = words[random.integer(0...words.count - 1)]
                return random.chance(50) ? word : word + String(random.integer(0...40))
            }
            var table = IDTable<Int>()
            var known: [String: Int] = [:]
            if random.chance(30) { table.reserveCapacity(random.integer(0...200)) }
            for step in 0..<400 {
                let id = id()
                switch random.integer(0...5) {
                case 0, 1:
                    table[id] = step
                    known[id] = step
                case 2:
                    let isNew = known[id] == nil
                    if isNew { known[id] = step }
                    try require(table.insert(step, for: id) == isNew, "inserting \(id) at step \(step)")
                case 3:
                    let kept = known[id] ?? step
                    known[id] = kept
                    try require(table.value(of: id, default: step) == kept, "the value of \(id) at step \(step)")
                default:
                    try require(table.removeValue(forKey: id) == known.removeValue(forKey: id), "removing \(id)")
                }
                try require(table.count == known.count, "\(table.count) ids, not \(known.count)")
            }
            for id in known.keys { try require(table[id] == known[id], "\(id) is \(String(describing: table[id]))") }
            let doubled = table.compactMapValues { $0 % 2 == 0 ? 2 * $0 : nil }
            let expected = known.compactMapValues { $0 % 2 == 0 ? 2 * $0 : nil }
            try require(doubled.count == expected.count, "\(doubled.count) values are left, not \(expected.count)")
            for id in known.keys { try require(doubled[id] == expected[id], "\(id) is not mapped") }
        }
    }

    @Test("two tables are equal where they hold the same, in whatever order it came")
    func equality() {
        var first = IDTable<Int>()
        var second = IDTable<Int>()
        for number in 0..<100 { first["v\(number)"] = number }
        for number in (0..<100).reversed() { second["v\(number)"] = number }
        #expect(first == second)
        second["v7"] = 8
        #expect(first != second)
        second["v7"] = nil
        #expect(first != second)
    }

    private func require(_ condition: Bool, _ message: String) throws {
        if !condition { throw PropertyFailure(message) }
    }
}
