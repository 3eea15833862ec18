import TestSupport
import Testing

@testable import LayoutModel

@Suite("indices of ids")
struct IDIndexTests {
    private struct Named: Identified {
        var id: String
    }

    @Test("whatever is inserted and removed anywhere, the index finds what is in the array")
    func likeTheArray() {
        forEachSeed(60) { random in
            // Few ids, so that they are met again; some are one string in two spellings.
            let words = ["a", "view", "0123456789abcdef0123", "é", "e\u{301}", "K", "\u{212A}", ""]
            var elements: [Named] = []
            var index = IDIndex<Named>()
            if random.chance(30) { index.reserveCapacity(random.integer(0...200), in: elements) }
            for step in 0..<400 {
                let word = words[random.integer(0...words.count - 1)]
                let id = random.chance(20) ? word : word + String(random.integer(0...40))
                let known = elements.firstIndex { $0.id == id }
                try require(index.index(of: id, in: elements) == known, "finding \(id) at step \(step)")
                if let known, random.chance(60) {
                    index.remove(known, in: elements)
                    elements.remove(at: known)
                    if known < elements.count { index.move(from: known + 1, by: -1) }
                } else if random.chance(50) || known != nil {
                    let isNew = index.insert(elements.count, id: id, in: elements)
                    try require(isNew == (known == nil), "adding \(id) at step \(step)")
                    if isNew { elements.append(Named(id: id)) }
                } else {
                    let position = random.integer(0...elements.count)
                    index.move(from: position, by: 1)
                    elements.insert(Named(id: id), at: position)
                    try require(index.insert(position, id: id, in: elements), "inserting \(id) at step \(step)")
                }
            }
            for (position, element) in elements.enumerated() {
                try require(index.index(of: element.id, in: elements) == position, "\(element.id) is elsewhere")
            }
        }
    }

    private func require(_ condition: Bool, _ message: String) throws {
        if !condition { throw PropertyFailure(message) }
    }
}
