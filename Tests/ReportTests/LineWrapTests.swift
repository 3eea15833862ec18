import Testing

@testable import LayoutReport

@Suite struct LineWrapTests {
    private static let text = """
        short
        a line that is too long for the width
          indented, with words that go on and on
        name      what the last column of a table says
        ├─ title UILabel  (0, 0) 100 × 20  ! conflict

        """

    @Test("lines go on below their own indentation, those of tables below the last column")
    func wrapped() {
        #expect(
            LineWrap.text(Self.text, width: 24) == """
                short
                a line that is too long
                  for the width
                  indented, with words
                    that go on and on
                name      what the last
                          column of a
                          table says
                ├─ title UILabel  (0, 0)
                     100 × 20  !
                     conflict

                """
        )
    }

    @Test("no word is lost or broken, and nothing is changed where it fits", arguments: 20...60)
    func words(width: Int) {
        let wrapped = LineWrap.text(Self.text, width: width)
        #expect(wrapped.split(whereSeparator: \.isWhitespace) == Self.text.split(whereSeparator: \.isWhitespace))
        for line in wrapped.split(separator: "\n") { #expect(LineWrap.visibleWidth(line) <= width, "\(line)") }
        #expect(LineWrap.text(Self.text, width: 100) == Self.text)
    }

    @Test("colors take no room, and wide characters two columns")
    func width() {
        let colored = "\u{1b}[1;31merror[conflict]\u{1b}[0m: one two"
        #expect(LineWrap.visibleWidth(colored[...]) == 24)
        #expect(LineWrap.text(colored, width: 24) == colored)
        #expect(LineWrap.text(colored, width: 20) == "\u{1b}[1;31merror[conflict]\u{1b}[0m: one\n  two")
        #expect(LineWrap.visibleWidth("登录"[...]) == 4)
    }

    @Test("a word that is longer than the width stays whole")
    func longWord() {
        let word = String(repeating: "x", count: 40)
        #expect(LineWrap.text("a word \(word) b", width: 20) == "a word\n  \(word)\n  b")
    }
}
