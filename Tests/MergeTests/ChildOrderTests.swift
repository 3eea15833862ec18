import TestSupport
import Testing

@testable import DocumentMerge

@Suite("the order of children") struct ChildOrderTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        var base: String
        var ours: String
        var theirs: String
        var merged: String
        var isConflict = false
        var isChoice = false

        var testDescription: String { "\(base): \(ours) and \(theirs)" }
    }

    private static let cases = [
        Case(base: "abc", ours: "abc", theirs: "abc", merged: "abc"),
        Case(base: "abc", ours: "cab", theirs: "abc", merged: "cab"),
        Case(base: "abc", ours: "abc", theirs: "cab", merged: "cab"),
        Case(base: "abc", ours: "abxc", theirs: "abc", merged: "abxc"),
        Case(base: "abc", ours: "abxc", theirs: "abyc", merged: "abxyc", isChoice: true),
        Case(base: "abc", ours: "xabc", theirs: "abcy", merged: "xabcy"),
        Case(base: "abc", ours: "cab", theirs: "abyc", merged: "caby"),
        Case(base: "abcd", ours: "bacd", theirs: "abdc", merged: "badc"),
        Case(base: "abc", ours: "bca", theirs: "cab", merged: "cba"),
        Case(base: "abc", ours: "bac", theirs: "bca", merged: "bac", isConflict: true),
        // What only one side has after a decision: it is in no other list.
        Case(base: "abc", ours: "abc", theirs: "ab", merged: "abc"),
        Case(base: "abc", ours: "ab", theirs: "abc", merged: "abc"),
        Case(base: "", ours: "a", theirs: "b", merged: "ab", isChoice: true),
    ]

    @Test("is that of the side that changed it, with what the other one added", arguments: cases)
    private func order(_ each: Case) {
        func keys(_ text: String) -> [String] { text.map(String.init) }
        let order = ChildOrder(keys(each.base), keys(each.ours), keys(each.theirs), preferred: .ours)
        #expect(order.keys.joined() == each.merged)
        #expect(order.isConflict == each.isConflict)
        #expect(order.isChoice == each.isChoice)
    }

    @Test("has what either side has, once")
    func whole() {
        var random = SeededGenerator(seed: 45)
        for round in 0..<500 {
            func keys() -> [String] {
                (0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random).map { "\($0)" }
            }
            let (base, ours, theirs) = (keys(), keys(), keys())
            let order = ChildOrder(base, ours, theirs, preferred: .theirs)
            #expect(order.keys.sorted() == Set(ours).union(theirs).sorted(), "seed 45, round \(round)")
        }
    }
}
