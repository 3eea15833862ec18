import LayoutInspector
import Testing

@testable import LayoutPolicy

/// Known findings: how they are stored, recognized and forgotten.
@Suite struct BaselineTests {
    private static func identity(_ objects: String..., rule: String = "conflict") -> FindingIdentity {
        FindingIdentity(rule: rule, axis: .vertical, objects: objects)
    }

    @Test("a baseline is sorted, one identity a line with its count, and is read back")
    func text() throws {
        var baseline = Baseline()
        baseline.add(Self.identity("b"), path: "z.xib")
        baseline.add(Self.identity("b"), path: "a b.xib")
        baseline.add(Self.identity("a", "tab\there"), path: "z.xib")
        baseline.add(Self.identity("b"), path: "z.xib")
        #expect(
            baseline.text == """
                # draft-inspect baseline
                a b.xib\tconflict\tvertical\t1\tb
                z.xib\tconflict\tvertical\t1\ta\ttab\\there
                z.xib\tconflict\tvertical\t2\tb

                """
        )
        #expect(try Baseline(Array(baseline.text.utf8)) == baseline)
        #expect(try Baseline(Array(baseline.text.replacing("\n", with: "\r\n").utf8)) == baseline)
        #expect(baseline.count == 4)
    }

    @Test("a line that a merge left twice counts once, with the larger count")
    func merged() throws {
        let text = "# draft-inspect baseline\na\tconflict\t-\t1\tx\na\tconflict\t-\t3\tx\na\tconflict\t-\t1\tx\n"
        #expect(try Baseline(Array(text.utf8)).count == 3)
    }

    @Test(
        "what is no entry has a place",
        arguments: [
            ("", 1, 1, "this is not a baseline"), ("{}\n", 1, 1, "this is not a baseline"),
            ("# draft-inspect baseline\n<<<<<<< HEAD\n", 2, 1, "expected a path"),
            ("# draft-inspect baseline\n\na.xib\tnonsense\t-\t1\n", 3, 7, "expected a rule, found \"nonsense\""),
            ("# draft-inspect baseline\na\tconflict\tup\t1\n", 2, 12, "expected an axis"),
            ("# draft-inspect baseline\na\tconflict\t-\t0\n", 2, 14, "expected a count, found \"0\""),
            ("# draft-inspect baseline\na\tconflict\t-\t99999999999999999999\n", 2, 14, "expected a count"),
        ]
    )
    func faults(_ text: String, _ line: Int, _ column: Int, _ message: String) {
        let error = #expect(throws: ReadError.self) { try Baseline(Array(text.utf8)) }
        #expect(error?.place == Place(line: line, column: column))
        #expect(error?.message.hasPrefix(message) == true)
    }

    @Test("as many findings of an identity are known as the baseline has, in their file")
    func known() {
        var baseline = Baseline()
        baseline.add(Self.identity("a"), path: "a.xib")
        baseline.add(Self.identity("a"), path: "a.xib")
        var comparison = BaselineComparison(baseline)
        let findings = [("a", "a.xib"), ("a", "b.xib"), ("b", "a.xib"), ("a", "a.xib"), ("a", "a.xib")]
        let known = findings.map { comparison.isKnown(Self.identity($0), path: $1) }
        #expect(known == [true, false, false, true, false])
        #expect(comparison.knownCount == 2)
    }

    @Test("a finding is gone if its file was checked with its rule, or does not exist anymore")
    func gone() {
        var baseline = Baseline()
        for path in ["checked.xib", "elsewhere.xib", "removed.xib"] {
            baseline.add(Self.identity("a"), path: path)
            baseline.add(Self.identity("a"), path: path)
            baseline.add(Self.identity("v", rule: "zero-size"), path: path)
        }
        var comparison = BaselineComparison(baseline)
        comparison.addFile("checked.xib", notRun: ["zero-size"])
        let isKnown = comparison.isKnown(Self.identity("a"), path: "checked.xib")
        #expect(isKnown)
        let pruned = comparison.pruned(ran: { _ in true }, exists: { $0 != "removed.xib" })
        #expect(
            pruned.text == """
                # draft-inspect baseline
                checked.xib\tconflict\tvertical\t1\ta
                checked.xib\tzero-size\tvertical\t1\tv
                elsewhere.xib\tconflict\tvertical\t2\ta
                elsewhere.xib\tzero-size\tvertical\t1\tv

                """
        )
        // Rules that were not wanted say nothing.
        #expect(comparison.pruned(ran: { _ in false }, exists: { _ in true }) == baseline)
    }
}
