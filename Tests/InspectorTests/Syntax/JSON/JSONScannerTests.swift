import Foundation
import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct JSONScannerTests {
    /// Why the scanner does not take the bytes as one JSON value, if it does not.
    private func refusal(_ bytes: [UInt8]) -> ReadError? {
        bytes.withUnsafeBytes { buffer -> ReadError? in
            var scanner = JSONScanner(buffer)
            do throws(ReadError) {
                try scanner.skipValue()
                try scanner.end()
                return nil
            } catch {
                return error
            }
        }
    }

    @Test(
        "JSON is taken",
        arguments: [
            "{}", "[]", "\"\"", "0", "-0", "-0.0e-0", "1E+2", "true", "false", "null", " \t\r\n[ ] ", "[[],{}]",
            "{\"\":\"\"}", "[1,2]", "{\"a\":[{\"b\":null}],\"a\":1}", "\"\\u0000\\ud834\\udd1e\\/\"", "[\"é😀\u{7F}\"]",
            "123456789012345678901234567890", "1e400",
        ]
    )
    func taken(_ text: String) {
        #expect(refusal(Array(text.utf8)) == nil)
    }

    @Test(
        "what is no JSON is refused",
        arguments: [
            "", " ", "[", "]", "{", "}", "[}", "{]", "[1", "[1,", "[,1]", "[1,]", "[1 2]", "[1,,2]", "{\"a\"}",
            "{\"a\":}",
            "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{1:1}", "{,}", "{\"a\":1 \"b\":2}", "[1]]", "{}{}", "1 2", "tru",
            "True",
            "nul", "nulll", "'a'", "\"", "\"a", "\"\\\"", "\"\\", "\"\\u", "\"\\u12\"", "\"\\x\"", "\"\n\"",
            "\"\\ud800\"",
            "\"\\ud800\\u0041\"", "\"\\udc00\"", "01", "1.", ".1", "1e", "1e+", "--1", "+1", "0x1", "1_000", "Infinity",
            "-Infinity", "NaN", "// a\n1", "/* a */ 1", "[1]#", "\u{FEFF}\u{FEFF}1", "\u{A0}1", "[\u{B}]", "\"\u{1F}\"",
        ]
    )
    func refused(_ text: String) {
        #expect(refusal(Array(text.utf8)) != nil)
    }

    @Test("the scanner takes what Foundation's parser takes, and nothing else")
    func secondOpinion() {
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "\"\\n\"", "1", "-2.5e3", "0", "true", "null", " ",
            "\n",
            "\"b\":", "[1]", "{\"c\":2}", "\\", "\"", "e", ".", "-",
        ]
        var taken = 0
        forEachSeed(20_000) { generator in
            // Half are grown from the grammar and changed in one place, half are thrown together.
            var parts: [String] = generator.chance(60) ? randomValue(&generator, depth: 0) : []
            for _ in 0..<generator.integer(parts.isEmpty ? 1...6 : 0...1) {
                parts.insert(generator.pick(pieces), at: generator.integer(0...parts.count))
            }
            let bytes = Array(parts.joined().utf8)
            // Within an array, since parsers disagree about lone values.
            let wrapped = Array("[".utf8) + bytes + Array("]".utf8)
            let isTaken = (try? JSONDecoder().decode(JSONValue.self, from: Data(wrapped))) != nil
            if isTaken { taken += 1 }
            let refusal = refusal(wrapped)
            // Foundation allows a comma before the end of an array, which RFC 8259 does not.
            if refusal?.message == "found a comma with nothing after it" { return }
            if (refusal == nil) != isTaken {
                let text = String(decoding: wrapped, as: UTF8.self)
                throw PropertyFailure("\(text): \(refusal?.message ?? "taken by the scanner alone")")
            }
        }
        if ProcessInfo.processInfo.environment["PROPERTY_SEED"] == nil { #expect(taken > 1000) }
    }

    private func randomValue(_ generator: inout SeededGenerator, depth: Int) -> [String] {
        switch generator.integer(0...(depth < 3 ? 6 : 4)) {
        case 0: return [generator.pick(["0", "-1", "2.5", "1e3", "-0.25E-2"])]
        case 1: return [generator.pick(["true", "false", "null"])]
        case 2, 3, 4: return ["\"", generator.pick(["", "a", "\\n", "\\u00e9", "é"]), "\""]
        case 5:
            var parts = ["["]
            for index in 0..<generator.integer(0...3) {
                if index > 0 { parts.append(",") }
                parts += randomValue(&generator, depth: depth + 1)
            }
            return parts + ["]"]
        default:
            var parts = ["{"]
            for index in 0..<generator.integer(0...3) {
                if index > 0 { parts.append(",") }
                parts += ["\"k\(index)\"", ":"] + randomValue(&generator, depth: depth + 1)
            }
            return parts + ["}"]
        }
    }
}
