import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct JSONEscapesTests {
    private func decoded(_ text: String) -> String {
        var text = text
        return text.withUTF8 { JSONEscapes.decoded(UnsafeRawBufferPointer($0)) }
    }

    private func encoded(_ text: String) -> String {
        var output: [UInt8] = []
        JSONEscapes.append(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("escape sequences stand for their characters")
    func decoding() {
        #expect(decoded(#"\"\\\/\b\f\n\r\t"#) == "\"\\/\u{8}\u{C}\n\r\t")
        #expect(decoded(#"\u00e9\u20AC\ud83d\ude00\uDBFF\uDFFF\u0000"#) == "é€😀\u{10FFFF}\u{0}")
        #expect(decoded("plain ü") == "plain ü")
    }

    @Test("only what must be escaped is")
    func encoding() {
        #expect(encoded("a\"b\\c/ü😀") == "\"a\\\"b\\\\c/ü😀\"")
        #expect(encoded("\u{7F}") == #""\u007f""#)
        #expect(encoded("\u{0}\u{1}\u{8}\t\n\u{C}\r\u{1F}") == #""\u0000\u0001\b\t\n\f\r\u001f""#)
    }

    @Test("characters that terminals and editors interpret are escaped, their neighbors are not")
    func interpreted() {
        for scalar in [0x80, 0x9F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069].compactMap(UnicodeScalar.init) {
            let digits = String(scalar.value, radix: 16)
            let code = String(repeating: "0", count: 4 - digits.count) + digits
            #expect(encoded("a\(Character(scalar))b") == "\"a\\u\(code)b\"")
        }
        for plain in ["\u{A0}", "\u{2027}", "\u{202F}", "\u{2065}", "\u{206A}", "\u{20A8}"] {
            #expect(encoded(plain) == "\"\(plain)\"")
        }
    }

    @Test("every text comes back from its encoding")
    func roundTrip() {
        forEachSeed(500) { generator in
            var text = ""
            for _ in 0..<generator.integer(0...12) {
                let value = UInt32(generator.integer(0...0x10FFFF) >> generator.integer(0...20))
                if let scalar = UnicodeScalar(value) { text.unicodeScalars.append(scalar) }
            }
            let quoted = encoded(text)
            // Not by characters: a quote and a combining mark are one.
            let inner = String(decoding: Array(quoted.utf8.dropFirst().dropLast()), as: UTF8.self)
            guard Array(decoded(inner).utf8) == Array(text.utf8) else {
                throw PropertyFailure(quoted)
            }
        }
    }
}
