import LayoutInspector
import Testing

@testable import LayoutReport

@Suite struct TextStyleTests {
    @Test(
        "text is as wide as a terminal draws it",
        arguments: [
            ("abc", 3), ("", 0), ("é", 1), ("e\u{301}", 1), ("登录", 4), ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("👍🏽", 2),
            ("👨‍👩‍👧", 2), ("─└×→", 4), ("\u{200b}", 0), ("☀️", 2), ("🇩🇪", 2),
        ]
    )
    func width(text: String, columns: Int) {
        #expect(displayWidth(text) == columns)
    }

    @Test(
        "numbers of points are short and never lie by a sign",
        arguments: [
            (16.0, "16"), (0.5, "0.5"), (20.333333333333332, "20.33"), (-0.001, "0"), (-0.0, "0"), (1e20, "1e20"),
            (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "unknown"), (999_999_999.999, "1000000000"),
        ] as [(Double, String)]
    )
    func points(value: Double, text: String) {
        #expect(PointsText.rounded(value) == text)
    }

    @Test(
        "control characters cannot reach a terminal",
        arguments: [
            ("plain größe 日本", "plain größe 日本"), ("a\u{1b}[31mb", "a\\u{1b}[31mb"), ("a\nb\tc", "a\\nb\\tc"),
            ("\u{202e}abc", "\\u{202e}abc"), ("\u{7f}\u{9b}", "\\u{7f}\\u{9b}"),
        ]
    )
    func control(text: String, safe: String) {
        #expect(printable(text) == safe)
    }

    @Test("sentences are wrapped between words and indented below their mark")
    func wrapping() {
        let style = TextStyle(width: 30)
        let text = style.wrapped("the quick brown fox jumps over the lazy dog", first: "   = ", indentation: 5)
        #expect(text == "   = the quick brown fox jumps\n     over the lazy dog\n")
        #expect(TextStyle.plain.wrapped("a b", first: "- ", indentation: 2) == "- a b\n")
    }

    @Test("a word longer than the line is on its own line")
    func longWord() {
        let word = String(repeating: "x", count: 60)
        let text = TextStyle(width: 30).wrapped("a \(word) b", first: "", indentation: 0)
        #expect(text == "a\n\(word)\nb\n")
    }

    @Test("colour is written only where it is on")
    func color() {
        #expect(TextStyle(isColored: true).text("x", as: .error) == "\u{1b}[1;31mx\u{1b}[0m")
        #expect(TextStyle(isColored: true).text("", as: .error) == "")
        #expect(TextStyle.plain.text("x", as: .error) == "x")
    }
}
