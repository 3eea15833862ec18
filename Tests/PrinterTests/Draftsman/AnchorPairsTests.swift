import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("pairs of anchors")
struct AnchorPairsTests {
    @Test("each pair is taken once, however many there are and whatever room was made")
    func once() {
        forEachSeed(40) { random in
            var pairs = AnchorPairs(minimumCapacity: random.integer(0...20))
            var known: Set<[UInt64]> = []
            for _ in 0..<500 {
                let numbers = (0..<3).map { _ in UInt64(random.integer(0...6)) }
                let key = AnchorPairs.Key(group: Int(numbers[0]), first: numbers[1], second: numbers[2])
                if pairs.insert(key) != known.insert(numbers).inserted {
                    throw PropertyFailure("\(numbers) is taken for another")
                }
            }
        }
    }
}
