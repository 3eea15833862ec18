import LayoutProject
import Testing

@Suite("edits of source")
struct SourceEditTests {
    @Test(
        "lines stay where they are, and of two edits of one place the larger is made",
        arguments: [
            ("a\nb\nc", [SourceEdit(0..<3)], "\n\nc"),
            ("a b c", [SourceEdit(2..<3)], "a   c"),
            ("a b c", [SourceEdit(2..<2, "x ")], "a x b c"),
            ("a\nb\nc", [SourceEdit(2..<3, "x"), SourceEdit(0..<5, "y")], "y\n\n"),
            ("abc", [SourceEdit(0..<1, "x"), SourceEdit(2..<3, "z")], "xbz"),
            ("abc", [SourceEdit(2..<9, "x")], "abc"),
        ]
    )
    func applied(text: String, edits: [SourceEdit], result: String) {
        #expect(String(decoding: SourceEdit.applied(edits, to: Array(text.utf8)), as: UTF8.self) == result)
    }
}
