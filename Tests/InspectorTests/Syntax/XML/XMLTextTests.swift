import Testing

@testable import LayoutSyntax

@Suite("Text of XML")
struct XMLTextTests {
    @Test(
        "escaped text is read back as it was",
        arguments: ["a & b", "<\"it's\">", "two\nlines\r\n\tand a tab", "&amp;", "ä 👍"]
    )
    func roundTrip(_ text: String) throws {
        for quote: Character in ["\"", "'"] {
            let escaped = XMLText.escaped(text, quote: quote)
            let outline = try XMLTreeTests.outline("<a b=\(quote)\(escaped)\(quote)>\(escaped)</a>")
            #expect(outline == "0 a b=\(text) \"\(text)\"")
        }
    }

    @Test("only the quote around a value is escaped")
    func quotes() {
        #expect(XMLText.escaped("'\"") == "'&quot;")
        #expect(XMLText.escaped("'\"", quote: "'") == "&apos;\"")
    }

    @Test("characters that XML 1.0 forbids are replaced")
    func forbidden() {
        #expect(XMLText.escaped("a\u{0}b\u{1b}c\u{fffe}d\u{7f}") == "a\u{fffd}b\u{fffd}c\u{fffd}d\u{7f}")
    }
}
