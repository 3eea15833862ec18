import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Strings files")
struct StringsFileTests {
    private static func pairs(_ bytes: [UInt8]) throws -> [String] {
        try StringsFile(bytes).entries.map { "\($0.key)=\($0.value)" }
    }

    private static func utf16(_ text: String, isLittle: Bool, hasMark: Bool) -> [UInt8] {
        ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { [UInt8]($0, isLittle) }
    }

    @Test(
        "entries are read in every way to write them",
        arguments: [
            ("\"a.text\" = \"b\";", ["a.text=b"]),
            ("a.text=b;", ["a.text=b"]),
            ("'a.text' = 'say \"b\"';", ["a.text=say \"b\""]),
            ("\"a.text\";", ["a.text=a.text"]),
            ("{ \"a.text\" = \"b\"; c = d; }", ["a.text=b", "c=d"]),
            (
                "/* Class = \"UILabel\"; ObjectID = \"x\"; */\n\"a\" = \"b\"; // note \"c\"\n\n\"d\"=\"\";",
                ["a=b", "d="]
            ),
            ("\"a\" = \"one\\ntwo\\t\\\"three\\\" \\\\ \\U00e4\\u00E4\\101\";", ["a=one\ntwo\t\"three\" \\ ääA"]),
            ("\"a\" = \"\\Ud83d\\Ude00!\";", ["a=😀!"]),
            ("\"a\" = \"/* no comment */ // nor this\";", ["a=/* no comment */ // nor this"]),
            ("\"a\" = \"one\ntwo\";", ["a=one\ntwo"]),
            ("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", ["a=b", "c=d"]),
            ("", []), ("/* open", []), ("// end", []),
        ]
    )
    func forms(_ text: String, _ expected: [String]) throws {
        #expect(try Self.pairs(Array(text.utf8)) == expected)
        let file = try StringsFile(Array(text.utf8))
        #expect(file.faults.isEmpty)
    }

    @Test("UTF-16 is read with and without a byte order mark", arguments: [true, false], [true, false])
    func utf16(_ isLittle: Bool, _ hasMark: Bool) throws {
        let bytes = Self.utf16("\"a.text\" = \"größer 😀\";", isLittle: isLittle, hasMark: hasMark)
        #expect(try Self.pairs(bytes) == ["a.text=größer 😀"])
        #expect(bytes.withUnsafeBytes { StringsFile.recognizes($0) })
    }

    @Test("property lists are read")
    func propertyList() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>a.text</key><string>b &amp; c</string>
            <key>plural</key><dict><key>x</key><string>y</string></dict>
            <key>d.text</key><string></string>
            </dict></plist>
            """
        #expect(try Self.pairs(Array(text.utf8)) == ["a.text=b & c", "d.text="])
        let faults = try StringsFile(Array(text.utf8)).faults
        #expect(faults.map(\.message) == ["the text of \"plural\" is not a string"])
        #expect(faults.map(\.place?.line) == [5])
        let binary: [UInt8] =
            Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13]
            + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
            + [0, 0, 0, 0, 0, 0, 0, 15]
        #expect(try Self.pairs(binary) == ["a=b"])
    }

    @Test("plural forms for code are refused as such")
    func pluralForms() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%d files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            <key>files</key><dict><key>other</key><string>%d Dateien</string></dict></dict></dict></plist>
            """
        let error = #expect(throws: ReadError.self) { try StringsFile(Array(text.utf8)) }
        #expect(error?.message.contains(".stringsdict") == true)
        #expect(error?.place?.line == 2)
    }

    @Test(
        "what is not understood is reported with its place, and the rest is kept",
        arguments: [
            ("\"a\" = \"b\"\n\"c\" = \"d\";\n\"e\" = \"f\";", ["e=f"], Place(line: 1, column: 1)),
            ("\"a\" = \"b\";\n  = x;\n\"e\" = \"f\";", ["a=b", "e=f"], Place(line: 2, column: 3)),
            ("\"a\" = \"b\";\n\"e\" = \"never closed;\n", ["a=b"], Place(line: 2, column: 1)),
            ("\"a\" = \"b\";\n<<<<<<< HEAD\n\"c\" = \"d\";", ["a=b", "c=d"], Place(line: 2, column: 1)),
        ]
    )
    func faults(_ text: String, _ expected: [String], _ place: Place) throws {
        let file = try StringsFile(Array(text.utf8))
        #expect(file.entries.map { "\($0.key)=\($0.value)" } == expected)
        #expect(file.faults.map(\.place) == [place])
    }

    @Test("every prefix and every changed byte of a file is read without a trap")
    func damage() throws {
        let text = Array("/* c */ \"a.b\" = \"x\\U00e4\\101 ä\";\n{ 'c' = d; }".utf8)
        for end in text.indices {
            _ = try? StringsFile(Array(text[..<end]))
            for byte: UInt8 in [0, 0x22, 0x5C, 0x3B, 0x7F, 0xFF] {
                var changed = text
                changed[end] = byte
                _ = try? StringsFile(changed)
            }
        }
    }

    @Test("bytes that are no text are refused")
    func refusals() {
        #expect(throws: ReadError("line 2 is neither UTF-8 nor UTF-16")) {
            try StringsFile(Array("\"a\" = \"b\";\n".utf8) + [0xC3, 0x28])
        }
        #expect(throws: ReadError.self) { try StringsFile(Array("<dict></dict>".utf8)) }
        #expect(throws: ReadError.self) { try StringsFile(Array("bplist00".utf8)) }
    }

    @Test("a strings file given as a layout is refused by what it is")
    func givenAlone() {
        for bytes in [
            Array("/* x */\n\"a.text\" = \"b\";".utf8), Self.utf16("\"a\" = \"b\";", isLittle: true, hasMark: true),
        ] {
            do {
                _ = try Layout.read(bytes)
                Issue.record("it was read")
            } catch {
                #expect(error.message.hasPrefix("this is a .strings file"))
            }
        }
    }
}

extension [UInt8] {
    fileprivate init(_ unit: UInt16, _ isLittle: Bool) {
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        self = isLittle ? bytes : bytes.reversed()
    }
}
