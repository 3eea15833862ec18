import Foundation
import TestSupport
import Testing

@Suite struct UnifiedDifferenceTests {
    @Test("a changed line is shown between its neighbours, with the line numbers of both sides")
    func changedLine() {
        let old = (1...12).map { "line \($0)" }.joined(separator: "\n") + "\n"
        let new = old.replacingOccurrences(of: "line 6\n", with: "line six\nline six and a half\n")
        #expect(
            unifiedDifference(from: old, to: new) == """
                --- expected
                +++ actual
                @@ -3,7 +3,8 @@
                 line 3
                 line 4
                 line 5
                -line 6
                +line six
                +line six and a half
                 line 7
                 line 8
                 line 9

                """
        )
    }

    @Test("changes far apart are two hunks, and a missing last newline is reported")
    func twoHunks() {
        let old = (1...20).map(String.init).joined(separator: "\n") + "\n"
        var new = old.replacingOccurrences(of: "2\n3\n", with: "2\nthree\n")
        new.removeLast()
        let difference = unifiedDifference(from: old, to: new)
        #expect(difference.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
        #expect(difference.hasSuffix("+\\ no newline at the end\n"))
    }

    @Test("a generator gives the same sequence for the same seed")
    func seeds() {
        var first = SeededGenerator(seed: 42)
        var second = SeededGenerator(seed: 42)
        #expect((0..<100).map { _ in first.next() } == (0..<100).map { _ in second.next() })
        // The reference sequence of SplitMix64.
        var zero = SeededGenerator(seed: 0)
        #expect(zero.next() == 0xe220_a839_7b1d_cdaf)
    }
}
