import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// What ends the reading of a file: one error with its place, the path of the key, and what was expected.
@Suite struct DumpErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var place: Place?
        var path: String?
        var message: String

        init(_ text: String, _ line: Int, _ column: Int, _ path: String?, _ message: String) {
            self.text = text
            place = Place(line: line, column: column)
            self.path = path
            self.message = message
        }

        var testDescription: String { message }
    }

    private static let head = "{\"format\": \"layout-dump\", \"version\": 1,\n"

    static let cases: [Case] = [
        // Not JSON.
        Case("{", 1, 2, nil, "expected a key in quotes, found the end of the file"),
        Case("{\"format\"", 1, 10, "format", "expected a colon after the key, found the end of the file"),
        Case("{\"format\": }", 1, 12, "format", "expected a string, found \"}\""),
        Case("{\"format\": \"layout-dump\" \"version\"}", 1, 26, "format", "expected a comma or \"}\", found a string"),
        Case("{\"format\": \"layout-dump\",}", 1, 26, nil, "found a comma with nothing after it"),
        Case("{\"format\": \"layout-dump", 1, 24, "format", "the file ends within a string"),
        Case(
            head + "\"roots\": [], \"constraints\": []} x",
            2,
            33,
            nil,
            "there is something after the end of the JSON value"
        ),
        Case(head + "\"roots\": [,]", 2, 11, "roots[0]", "expected an object, found \",\""),
        Case(
            head + "\"screen\": {\"width\": NaN}",
            2,
            21,
            "screen.width",
            "expected a number, found \"NaN\", which is not JSON"
        ),
        Case(
            head + "\"screen\": {\"width\": Infinity}",
            2,
            21,
            "screen.width",
            "expected a number, found \"Infinity\", which is not JSON"
        ),
        Case(
            head + "\"screen\": {\"width\": -Infinity}",
            2,
            21,
            "screen.width",
            "this is not a number as JSON writes them"
        ),
        Case(head + "\"screen\": {\"width\": 01}", 2, 21, "screen.width", "this is not a number as JSON writes them"),
        Case(head + "\"screen\": {\"width\": +1}", 2, 21, "screen.width", "expected a number, found \"+\""),
        Case(head + "\"screen\": {\"width\": .5}", 2, 21, "screen.width", "expected a number, found \".\""),
        Case(head + "\"screen\": {\"width\": 1.}", 2, 21, "screen.width", "this is not a number as JSON writes them"),
        Case(head + "\"screen\": {\"width\": 1e}", 2, 21, "screen.width", "this is not a number as JSON writes them"),
        Case(head + "\"screen\": {'width': 1}", 2, 12, "screen", "expected a key in quotes, found \"'\""),
        Case(head + "// no comments", 2, 1, nil, "expected a key in quotes, found \"/\""),
        Case(head + "\"odd\": [1, 2 3]", 2, 14, "odd[1]", "expected a comma or \"]\", found a number"),
        Case(head + "\"odd\": tru", 2, 8, "odd", "expected true or false, found \"tru\", which is not JSON"),
        Case(head + "\"odd\": {\"a\": nul}", 2, 14, "odd.a", "expected null, found \"nul\", which is not JSON"),
        Case(head + "\"odd\": \"\\x\"", 2, 9, "odd", "unknown escape sequence"),
        Case(head + "\"odd\": \"\\u12g4\"", 2, 13, "odd", "expected four hexadecimal digits after \"\\u\""),
        Case(
            head + "\"odd\": \"\\ud83d\"",
            2,
            9,
            "odd",
            "the first half of a surrogate pair is missing its other half"
        ),
        Case(
            head + "\"odd\": \"\\ude00\"",
            2,
            9,
            "odd",
            "the second half of a surrogate pair is missing its other half"
        ),
        Case(head + "\"odd\": \"a\tb\"", 2, 10, "odd", "a control character in a string is not escaped"),
        // Wrong types.
        Case("{\"format\": 1}", 1, 12, "format", "expected a string, found a number"),
        Case("{\"version\": \"1\"}", 1, 13, "version", "expected an integer, found a string"),
        Case("{\"version\": 1.5}", 1, 13, "version", "expected an integer, found a fraction"),
        Case(head + "\"roots\": {}}", 2, 10, "roots", "expected an array, found an object"),
        Case(head + "\"roots\": [[]]}", 2, 11, "roots[0]", "expected an object, found an array"),
        Case(
            head + "\"roots\": [{\"id\": \"a\", \"frame\": [1, 2, 3]}]}",
            2,
            32,
            "roots[0].frame",
            "expected an array of 4 numbers, found 3"
        ),
        Case(
            head + "\"roots\": [{\"frame\": [1, 2, 3, 4, 5]}]}",
            2,
            21,
            "roots[0].frame",
            "expected an array of 4 numbers, found more"
        ),
        Case(
            head + "\"roots\": [{\"frame\": [1, \"2\"]}]}",
            2,
            25,
            "roots[0].frame[1]",
            "expected a number, found a string"
        ),
        Case(
            head + "\"roots\": [{\"isHidden\": 1}]}",
            2,
            24,
            "roots[0].isHidden",
            "expected true or false, found a number"
        ),
        Case(head + "\"roots\": [{\"name\": null}]}", 2, 20, "roots[0].name", "expected a string, found null"),
        Case(
            head + "\"roots\": [{\"intrinsicContentSize\": [null, true]}]}",
            2,
            43,
            "roots[0].intrinsicContentSize[1]",
            "expected a number or null, found true"
        ),
        Case(
            head + "\"roots\": [{\"subviews\": [{}, {\"id\": \"a\"}]}]}",
            2,
            25,
            "roots[0].subviews[0]",
            "expected the key \"id\", found none"
        ),
        Case(
            head + "\"roots\": [{\"location\": {\"line\": 1.5}}]}",
            2,
            33,
            "roots[0].location.line",
            "expected an integer, found a fraction"
        ),
        Case(
            head + "\"constraints\": [{\"id\": \"k\",\n\"first\": {\"item\": 7}}]}",
            3,
            19,
            "constraints[0].first.item",
            "expected a string, found a number"
        ),
        // Missing keys.
        Case("{}", 1, 1, nil, "expected the key \"format\", found none"),
        Case(" {\"format\": \"layout-dump\"}", 1, 2, nil, "expected the key \"version\", found none"),
        Case(head + "\"roots\": []}", 1, 1, nil, "expected the key \"constraints\", found none"),
        Case(head + "\"roots\": [{\"id\": \"a\"}]}", 2, 11, "roots[0]", "expected the key \"class\", found none"),
        Case(
            head + "\"constraints\": [{\"id\": \"k\"}]}",
            2,
            17,
            "constraints[0]",
            "expected the key \"first\", found none"
        ),
        Case(
            head + "\"constraints\": [{\"id\": \"k\", \"first\": {\"item\": \"a\"}}]}",
            2,
            38,
            "constraints[0].first",
            "expected the key \"attribute\", found none"
        ),
        Case(
            head + "\"constraints\": [{\"id\": \"k\", \"first\": {\"attribute\": \"top\"}}]}",
            2,
            38,
            "constraints[0].first",
            "expected the key \"item\", found none"
        ),
        Case(
            head + "\"reports\": [{\"kind\": \"muted\"}, {}]}",
            2,
            32,
            "reports[1]",
            "expected the key \"kind\", found none"
        ),
        // What is not a dump that this program knows.
        Case("{\"format\": \"views\"}", 1, 12, "format", "expected the format \"layout-dump\", found \"views\""),
        Case(
            "{\"version\": 2}",
            1,
            13,
            "version",
            "version 2 of the layout dump is newer than version 1, the newest known"
        ),
        Case("{\"version\": 0}", 1, 13, "version", "there is no version 0 of the layout dump"),
        Case(
            "{\"version\": 1e999}",
            1,
            13,
            "version",
            "version 1e999 of the layout dump is newer than version 1, the newest known"
        ),
        Case("{\"version\": 1, \"version\": 1}", 1, 16, nil, "the key \"version\" appears twice in one object"),
        Case(
            head + "\"roots\": [{\"id\": \"a\", \"class\": \"A\", \"attributes\": {\"x\": 1, \"x\": 2}}]}",
            2,
            60,
            "roots[0].attributes",
            "the key \"x\" appears twice in one object"
        ),
    ]

    @Test("a file that is no dump is one error with its place", arguments: cases)
    func errors(_ test: Case) {
        let error = #expect(throws: ReadError.self) { try DumpFixtures.read(test.text) }
        #expect(error?.message == test.message)
        #expect(error?.place == test.place)
        #expect(error?.keyPath == test.path)
    }

    @Test("text that is not UTF-8 is an error at its byte")
    func invalidUTF8() {
        let sequences: [[UInt8]] = [
            [0xFF], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0x80],
        ]
        for sequence in sequences {
            let bytes = Array("{\"format\": \"ab".utf8) + sequence + Array("\"}".utf8)
            let error = #expect(throws: ReadError.self) { try Layout.read(bytes) }
            #expect(error?.message == "the text is not valid UTF-8", "\(sequence)")
            #expect(error?.place == Place(line: 1, column: 15))
        }
        let valid: [[UInt8]] = [[0xC2, 0x80], [0xEF, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF], [0xED, 0x9F, 0xBF]]
        for sequence in valid {
            let bytes = Array("{\"format\": \"ab".utf8) + sequence + Array("\"}".utf8)
            let error = #expect(throws: ReadError.self) { try Layout.read(bytes) }
            #expect(error?.message.hasPrefix("expected the format") == true)
        }
    }

    @Test("a dump that is cut off anywhere is an error, never a crash and never a reading")
    func truncation() throws {
        let bytes = Array(DumpFixtures.everyKey.utf8)
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        for count in 0...end {
            let error = #expect(throws: ReadError.self) { try Layout.read(Array(bytes[..<count]), as: .dump) }
            #expect(error?.message.isEmpty == false)
        }
    }

    @Test("a dump with bytes changed at random is read or refused, and what is read can be written and read again")
    func mutations() {
        let original = Array(DumpFixtures.everyKey.utf8)
        let pieces = [
            "\"", "{", "}", "[", "]", ",", ":", "\\u0000", "1e999", "-", "null", "\"id\"", "\"root\"", "\n", "é",
        ]
        forEachSeed(400) { generator in
            var bytes = original
            for _ in 0..<generator.integer(1...4) {
                let position = generator.integer(0...bytes.count - 1)
                switch generator.integer(0...4) {
                case 0: bytes[position] = UInt8(generator.integer(0...255))
                case 1: bytes.remove(at: position)
                case 2: bytes.insert(contentsOf: generator.pick(pieces).utf8, at: position)
                case 3:
                    let end = min(position + generator.integer(1...60), bytes.count)
                    bytes.insert(contentsOf: bytes[position..<end], at: generator.integer(0...bytes.count))
                default: bytes.removeSubrange(position..<min(position + generator.integer(1...60), bytes.count))
                }
            }
            guard let reading = try? Layout.read(bytes, as: .dump) else { return }
            let dump = reading.layout.dump()
            let again = try Layout.read(dump, as: .dump)
            if again.layout != reading.layout {
                throw PropertyFailure("the layout is another after writing and reading")
            }
            if again.layout.dump() != dump { throw PropertyFailure("the second writing differs") }
        }
    }
}
