import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("constraints that a source still has to make")
struct WaitingConstraintsTests {
    @Test("of equal ones the first is taken first, and what is never taken is left")
    func order() {
        forEachSeed(60) { random in
            // Few words and fewer codes, so that different words share one.
            let words = (0..<60).map { _ in random.integer(0...9) }
            var waiting = WaitingConstraints(words.map { UInt64($0 % 4) })
            var left = Array(words.indices)
            for _ in 0..<50 {
                let word = random.integer(0...10)
                let expected = left.first { words[$0] == word }
                let taken = waiting.take(UInt64(word % 4)) { words[$0] == word }
                if taken != expected { throw PropertyFailure("took \(String(describing: taken)) for \(word)") }
                left.removeAll { $0 == taken }
            }
            if waiting.rest.sorted() != left { throw PropertyFailure("\(waiting.rest.sorted()) wait, not \(left)") }
        }
    }
}
