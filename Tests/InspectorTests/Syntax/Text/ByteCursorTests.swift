import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct ByteCursorTests {
    private func with<Result>(_ text: String, _ body: (inout ByteCursor) throws -> Result) rethrows -> Result {
        try Array(text.utf8).withUnsafeBytes { buffer in
            var cursor = ByteCursor(buffer)
            return try body(&cursor)
        }
    }

    @Test("the classes of bytes are those of ASCII, with all beyond it in names of classes")
    func classes() {
        for byte in UInt8.min...UInt8.max {
            let character = Character(Unicode.Scalar(byte))
            let isASCII = byte < 0x80
            #expect(byte.isDigit == (isASCII && character.isNumber), "\(byte)")
            #expect(byte.isLetter == (isASCII && character.isLetter), "\(byte)")
            #expect(byte.isHexadecimalDigit == (isASCII && character.isHexDigit), "\(byte)")
            #expect(byte.isPartOfClassName == (byte.isLetter || byte.isDigit || "_.$".contains(character) || !isASCII))
            #expect(byte.isPartOfNumber == (byte.isDigit || ".+-eE".contains(character)), "\(byte)")
            #expect(byte.isBlank == " \t".utf8.contains(byte), "\(byte)")
            #expect(byte.isBlankOrLineEnd == " \t\n\r".utf8.contains(byte), "\(byte)")
            #expect(byte.isWhiteSpace == " \t\n\r\u{B}\u{C}".utf8.contains(byte), "\(byte)")
        }
    }

    @Test("each kind of white space is gone past by the operation of its name alone")
    func whiteSpace() {
        let text = " \t\r\n\u{B}\u{C}x"
        with(text) { cursor in
            let hasBlanks = cursor.skipBlanks()
            #expect(hasBlanks)
            #expect(cursor.offset == 2)
            let hasMore = cursor.skipBlanks()
            #expect(!hasMore)
            cursor.skipBlanksAndLineEnds()
            #expect(cursor.offset == 4)
            cursor.skipWhiteSpace()
            #expect(cursor.peek() == UInt8(ascii: "x"))
        }
    }

    @Test("nothing is read at or behind the end of the range, nor before the text")
    func bounds() {
        Array("0x12 34".utf8).withUnsafeBytes { buffer in
            var cursor = ByteCursor(buffer, 0..<3)
            #expect(cursor.byte(at: 3) == nil)
            #expect(cursor.byte(at: -1) == nil)
            #expect(cursor.peek(3) == nil)
            #expect(!cursor.has("0x12", at: 0))
            #expect(!cursor.has("0", at: -1))
            #expect(cursor.find("1", before: 2) == nil)
            #expect(cursor.find("12") == nil)
            #expect(cursor.find("1", from: -1) == nil)
            #expect(cursor.find("1", from: 7) == nil)
            #expect(cursor.number(at: 2)?.end == 3)
            #expect(cursor.endOfAddress(at: 0) == 3)
            let address = cursor.address()
            #expect(address == "0x1")
            #expect(cursor.isAtEnd)
            cursor.move(to: 99)
            #expect(cursor.offset == 3)
            cursor.move(to: -99)
            #expect(cursor.offset == 0)
            cursor.advance(99)
            #expect(cursor.offset == 3)
            #expect(ByteCursor(buffer, 2..<99).end == 7)
        }
        with("") { cursor in
            #expect(cursor.isAtEnd && cursor.peek() == nil && cursor.find("a") == nil && !cursor.isNext("a"))
            #expect(cursor.run(from: 0) { _ in true } == 0)
        }
    }

    @Test("a text is found at its first occurrence, from an offset on and wholly before a limit")
    func finding() {
        forEachSeed(2_000) { generator in
            let text = (0..<generator.integer(0...12)).map { _ in generator.pick(["a", "b"]) }.joined()
            let sought: StaticString = generator.pick(["a", "ab", "aab", "bb"])
            let bytes = Array(text.utf8)
            let start = generator.integer(0...13)
            let limit = generator.integer(0...13)
            let end = min(limit, bytes.count) - sought.utf8CodeUnitCount
            let isFound = { bytes[$0...].starts(with: sought.description.utf8) }
            let expected = start > end ? nil : (start...end).first(where: isFound)
            let found = with(text) { $0.find(sought, from: start, before: limit) }
            guard found == expected else {
                throw PropertyFailure("\(sought) in \(text) from \(start) to \(limit)")
            }
        }
    }

    @Test("a debugger's address has at most 16 digits and is given in lower case; others are taken as they are")
    func addresses() {
        let table: [(text: String, address: String?, end: Int?)] = [
            ("0x7F8a>", "0x7f8a", 6), ("0X7f", "0x7f", nil), ("0x", nil, nil), ("0xg", nil, nil), ("7f8a", nil, nil),
            ("0x1234567890abcdef", "0x1234567890abcdef", 18), ("0x1234567890abcdef0", nil, 19), ("", nil, nil),
        ]
        for (text, address, end) in table {
            with(text) { cursor in
                #expect(cursor.endOfAddress(at: 0) == end, "\(text)")
                let found = cursor.address()
                #expect(found == address, "\(text)")
                #expect(cursor.offset == address?.utf8.count ?? 0, "\(text)")
            }
        }
    }

    @Test("names of classes hold modules, mangled names, generic arguments and quotes")
    func classNames() {
        let table: [(text: String, name: String?, end: Int)] = [
            ("UIView:0x1", "UIView", 6), ("Shop.Cell;", "Shop.Cell", 9), ("_TtGC3App4Cell_ x", "_TtGC3App4Cell_", 15),
            ("Größe:", "Größe", 7), ("'UIView'", "UIView", 8), ("\"UIView\"", "UIView", 8), ("'UIView\"", nil, 0),
            ("''", nil, 0), ("App.Box<App.Cell<Int>>: 0x1", "App.Box<App.Cell<Int>>", 22), ("App.Box<App.Cell", nil, 0),
            ("App.Box<a;>", nil, 0), ("3D", nil, 0), ("", nil, 0), ("UI View", "UI", 2),
        ]
        for (text, name, end) in table {
            with(text) { cursor in
                let found = cursor.className()
                #expect(found == name, "\(text)")
                #expect(cursor.offset == end, "\(text)")
            }
        }
    }

    @Test("a number ends where it can go on no longer; an undivided one is the whole run or none")
    func numbers() {
        let table: [(text: String, value: Double?, end: Int, undivided: Double?)] = [
            ("12", 12, 2, 12), ("-0.5)", -0.5, 4, -0.5), ("+8", 8, 2, 8), (".5", 0.5, 2, 0.5), ("-.5", -0.5, 3, -0.5),
            ("1.", 1, 1, 1), ("1.x", 1, 1, 1), ("1-2", 1, 1, nil), ("1.5.2", 1.5, 3, nil), ("2e3", 2000, 3, 2000),
            ("2E-1", 0.2, 4, 0.2), ("2e", 2, 1, nil), ("2e+", 2, 1, nil), ("2em", 2, 1, nil), ("e5", nil, 0, nil),
            ("-", nil, 0, nil), (".", nil, 0, nil), ("", nil, 0, nil), ("x", nil, 0, nil), ("1e999", nil, 0, nil),
            ("007", 7, 3, 7), ("121.333", 121.333, 7, 121.333), ("0x10", 0, 1, 0), ("1e-400", 0, 6, 0),
        ]
        for (text, value, end, undivided) in table {
            with(text) { cursor in
                #expect(cursor.number(at: 0)?.value == value, "\(text)")
                #expect(cursor.number(at: 0)?.end ?? 0 == end, "\(text)")
                let found = cursor.undividedNumber()
                #expect(found == undivided, "\(text)")
                #expect((cursor.offset > 0) == (undivided != nil), "\(text)")
            }
        }
        with(String(repeating: "1", count: 65)) { cursor in
            #expect(cursor.number(at: 0)?.end == 65)
            let undivided = cursor.undividedNumber()
            #expect(undivided == nil)
        }
    }

    @Test("numbers are the doubles nearest to their text")
    func nearest() {
        forEachSeed(5_000) { generator in
            let digits = String((0..<generator.integer(1...20)).map { _ in generator.pick(Array("0123456789")) })
            var text = generator.pick(["", "-", "+"]) + digits
            if generator.chance(60) { text += "." + String(generator.integer(0...99_999_999)) }
            if generator.chance(30) { text += generator.pick(["e", "E"]) + "\(generator.integer(-330...300))" }
            guard let expected = Double(text), expected.isFinite else { return }
            let (value, undivided) = with(text) { ($0.number(at: 0)?.value, $0.undividedNumber()) }
            guard value?.bitPattern == expected.bitPattern, undivided?.bitPattern == expected.bitPattern else {
                throw PropertyFailure(text)
            }
        }
    }

    @Test("lists of numbers have exactly as many as they should")
    func lists() {
        let table: [(text: String, numbers: [Double]?)] = [
            ("(0 0; 320 568)", [0, 0, 320, 568]), ("(-1.5,2;3e1 , 4)x", [-1.5, 2, 30, 4]), ("(1 2 3)", nil),
            ("(1 2 3 4 5)", nil), ("(1 2 3 4", nil), ("1 2 3 4", nil), ("(1 2 x 4)", nil), ("(1-2 3 4)", nil),
            ("", nil),
        ]
        for (text, numbers) in table {
            with(text) { cursor in
                let found = cursor.numbers(UInt8(ascii: "("), UInt8(ascii: ")"), count: 4)
                #expect(found == numbers, "\(text)")
                #expect((cursor.offset == 0) == (numbers == nil), "\(text)")
            }
        }
    }
}
