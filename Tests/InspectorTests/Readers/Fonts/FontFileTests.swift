import LayoutModel
import LayoutReaders
import LayoutSyntax
import TestSupport
import Testing

@Suite("Font files")
struct FontFileTests {
    @Test("names, lines and advances are read")
    func metrics() throws {
        let font = try FontFile.font(0, in: MadeFont().bytes)
        #expect(font.name == "Made-Regular")
        #expect(font.fullName == "Made Regular")
        #expect(font.lineHeight(10) == 12)
        #expect(font.width(of: "AB".unicodeScalars, pointSize: 10) == 13)
    }

    @Test("a character that the font lacks has no width", arguments: MadeFont.MapForm.allCases)
    func missingCharacter(_ form: MadeFont.MapForm) throws {
        let font = try FontFile.font(0, in: made { $0.mapForm = form })
        #expect(font.width(of: "AC".unicodeScalars, pointSize: 10) == nil)
        #expect(font.width(of: "BAV".unicodeScalars, pointSize: 10) == 19.5)
    }

    @Test("pairs are closer, in every form of kerning", arguments: MadeFont.KerningForm.allCases)
    func kerning(_ form: MadeFont.KerningForm) throws {
        let font = try FontFile.font(0, in: made { $0.kerningForm = form })
        let closer = form == .none ? 0 : 0.8
        let width = try #require(font.width(of: "AV".unicodeScalars, pointSize: 10))
        #expect(abs(width - (13.5 - closer)) < 1e-9)
        // The other way round, and with others, nothing changes.
        #expect(font.width(of: "VA".unicodeScalars, pointSize: 10) == 13.5)
        #expect(font.width(of: "AB".unicodeScalars, pointSize: 10) == 13)
    }

    @Test("all fonts of a collection are read")
    func collection() throws {
        #expect(
            try FontFile.names(in: made { $0.isCollected = true }).map(\.postScript) == [
                "Made-Regular", "Made-Regular",
            ]
        )
    }

    @Test("marks over letters and hyphens that are not shown have no width")
    func marks() throws {
        let font = try FontFile.font(0, in: made { $0.kerningForm = .kern })
        #expect(font.width(of: "A\u{301}B".unicodeScalars, pointSize: 10) == 13)
        #expect(
            font.width(of: "A\u{ad}V".unicodeScalars, pointSize: 10)
                == font.width(of: "AV".unicodeScalars, pointSize: 10)
        )
        #expect(font.covers("A\u{301}\nB") && !font.covers("AC"))
    }

    @Test("what is no font says what is missing")
    func faults() {
        func message(_ bytes: [UInt8]) -> String {
            do throws(ReadError) {
                _ = try FontFile.font(0, in: bytes)
                return "read"
            } catch {
                return error.message
            }
        }
        #expect(message([]) == "not a TrueType or OpenType font")
        #expect(message(Array("<html>".utf8)) == "not a TrueType or OpenType font")
        let bytes = MadeFont().bytes
        #expect(message(Array(bytes.prefix(30))) == "the list of tables of the font is cut off")
        #expect(message(Array(bytes.prefix(12 + 16 * 5 + 10))) == "the table \"head\" of the font is cut off")
        #expect(message(bytes.replacing("hmtx".utf8, with: "hmtX".utf8)) == "the font has no table \"hmtx\"")
        #expect(message(made { $0.lines = (-18_000, -200, 0) }) == "the lines of the font have no height")
        #expect(message(made { $0.lines = (0, 0, 100) }) == "the lines of the font have no height")
        #expect(message(made { $0.unitsPerEm = 3 }) == "the font has no units per em between 16 and 16384")
    }

    @Test("damaged fonts are read or refused, and never end the program")
    func damage() {
        var random = SeededGenerator(seed: 36)
        for round in 0..<4_000 {
            var font = MadeFont()
            font.kerningForm = MadeFont.KerningForm.allCases[round % MadeFont.KerningForm.allCases.count]
            font.mapForm = MadeFont.MapForm.allCases[round % MadeFont.MapForm.allCases.count]
            font.isCollected = round % 7 == 0
            var bytes = font.bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] =
                    [0, 0xff, 0x7f, 0x80, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            _ = try? FontFile.names(in: bytes)
            if let read = try? FontFile.font(0, in: bytes) {
                let width = read.width(of: "AVAB \u{10ffff}".unicodeScalars, pointSize: 17) ?? 0
                #expect(width.isFinite && width >= 0)
                #expect(read.lineHeight(17).isFinite && read.lineHeight(17) > 0)
            }
        }
    }
}

private func made(_ change: (inout MadeFont) -> Void) -> [UInt8] {
    var font = MadeFont()
    change(&font)
    return font.bytes
}
