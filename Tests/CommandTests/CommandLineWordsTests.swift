import Testing

@testable import draft_inspect

@Suite struct CommandLineWordsTests {
    @Test(
        "words are split as in a shell",
        arguments: [
            ("a b  c", ["a", "b", "c"]),
            ("  tree ", ["tree"]),
            ("show \"Sign in\"", ["show", "Sign in"]),
            ("show 'it\"s'", ["show", "it\"s"]),
            ("show Sign\\ in", ["show", "Sign in"]),
            ("a\"b c\"d", ["ab cd"]),
            ("show \"\"", ["show", ""]),
            ("tree # all", ["tree"]),
            ("show a#b", ["show", "a#b"]),
            ("größe 日本", ["größe", "日本"]),
        ] as [(String, [String])]
    )
    func words(line: String, expected: [String]) throws {
        #expect(try CommandLineWords.split(line) == expected)
    }

    @Test("a quote that is not closed is refused")
    func openQuote() {
        #expect(throws: SessionError.self) { try CommandLineWords.split("show \"a") }
    }

    @Test("semicolons separate commands outside quotes")
    func commands() {
        #expect(CommandLineWords.commands(in: "a; b ';' \"c;d\" \\; e;f") == ["a", " b ';' \"c;d\" \\; e", "f"])
    }

    @Test("escaped text means itself", arguments: ["Sign in", "a\"b", "it's", "a\\b", "plain", "a;b"])
    func escaping(text: String) throws {
        #expect(try CommandLineWords.split("x " + CommandLineWords.escaped(text, in: nil)) == ["x", text])
    }
}
