import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct EditDistanceTests {
    @Test("distances count insertions, deletions, replacements and swaps of neighbours")
    func distances() {
        let cases: [(String, String, Int)] = [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("frame", "frame", 0), ("fraem", "frame", 1),
            ("kitten", "sitting", 3), ("ca", "abc", 3), ("id", "if", 1),
        ]
        for (left, right, distance) in cases {
            #expect(EditDistance.between(Array(left.utf8), Array(right.utf8)) == distance)
            #expect(EditDistance.between(Array(right.utf8), Array(left.utf8)) == distance)
        }
    }

    @Test("a word that is like none has no nearest one")
    func nearest() {
        let words = ["frame", "name", "contentHugging"]
        #expect(EditDistance.nearest(to: "fraem", among: words) == "frame")
        #expect(EditDistance.nearest(to: "contenthuging", among: words) == "contentHugging")
        #expect(EditDistance.nearest(to: "qqqqqqqq", among: words) == nil)
        #expect(EditDistance.nearest(to: "", among: words) == nil)
        #expect(EditDistance.nearest(to: String(repeating: "frame", count: 1000), among: words) == nil)
    }

    @Test("answers are kept, and after a thousand different words no more are looked for")
    func manyWords() {
        var words = NearestWords()
        for _ in 0..<3 { #expect(words.nearest(to: "fraem", among: ["frame"], in: "a view") == "frame") }
        #expect(words.nearest(to: "fraem", among: ["name"], in: "a guide") == nil)
        for index in 0..<2000 { _ = words.nearest(to: "x\(index)", among: ["frame"], in: "a view") }
        #expect(words.nearest(to: "framee", among: ["frame"], in: "a view") == nil)
        #expect(words.nearest(to: "fraem", among: ["frame"], in: "a view") == "frame")
    }
}
