import Foundation
import Testing

@testable import LayoutInspector

/// Columns in Unicode scalars, which differ from those in bytes behind characters beyond ASCII.
@Suite struct ScalarColumnsTests {
    @Test(
        "every place of a text has the column that its prefix has",
        arguments: [
            "abc\nde", "é😀x\r\nplain\r\nüü end", "one\rtwo é three\rfour", "", "é", "\n\n é\n",
            "e\u{301}a", "👩‍👩‍👧 x",
        ]
    )
    func everyPlace(_ text: String) {
        let bytes = Array(text.utf8)
        let lineEnd: UInt8 = bytes.contains(10) ? 10 : 13
        var places: [Place] = []
        var expected: [Place: Int] = [:]
        for (number, line) in bytes.split(separator: lineEnd, omittingEmptySubsequences: false).enumerated() {
            for offset in 0...line.count {
                let before = Array(line).prefix(offset)
                // Not within a character.
                guard let prefix = String(bytes: before, encoding: .utf8) else { continue }
                let place = Place(line: number + 1, column: offset + 1)
                places.append(place)
                expected[place] = prefix.unicodeScalars.count + 1
            }
        }
        let columns = ScalarLines(bytes).columns(of: places.reversed())
        for place in places { #expect(columns[place] == expected[place], "\(place.line):\(place.column)") }
        #expect(columns.isEmpty == text.unicodeScalars.allSatisfy(\.isASCII))
    }

    @Test("a place beyond the text, or of another text, is in bytes still")
    func beyond() {
        let columns = ScalarLines(Array("é é".utf8)).columns(of: [
            Place(line: 9, column: 4), Place(line: 1, column: 99),
        ])
        #expect(columns[Place(line: 9, column: 4)] == 4)
        #expect(columns[Place(line: 2, column: 2)] == 2)
        #expect(columns[Place(line: 1, column: 99)] == 4)
    }
}
