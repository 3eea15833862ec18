import LayoutInspector
import Testing

@testable import LayoutReport

@Suite("two rows between the same edges") struct PathsTextTests {
    private static let paths = Finding.Paths(
        axis: .vertical,
        start: "Root.top",
        end: "Title.top",
        longer: .init(segments: [.init(length: 34), .init(item: "c", name: "Card", length: 391)]),
        shorter: .init(segments: [.init(length: 70), .init(item: "i", name: "Icon", length: 25), .init(length: 312)])
    )

    @Test("are two lines of parts with their sums")
    func lines() {
        let lines = PathsText.lines(of: Self.paths, columns: 77, hasBars: false)
        #expect(lines == ["34 | Card 391       <- 425", "70 | Icon 25 | 312  <- 407"])
    }

    @Test("are drawn to one scale, with what the shorter one is short")
    func bars() {
        let lines = PathsText.lines(of: Self.paths, columns: 60, hasBars: true)
        #expect(lines.count == 4)
        let (longer, shorter) = (lines[1], lines[3])
        #expect(longer.count == 40 && shorter.count == 40)
        #expect(longer.hasPrefix("|--|---") && longer.hasSuffix("-|"))
        #expect(shorter.hasSuffix("|xx") && shorter.count(where: { $0 == "|" }) == 4)
    }

    @Test("are never wider than asked", arguments: [0, 10, 14, 20, 40, 77, 120])
    func width(columns: Int) {
        for hasBars in [false, true] {
            for characters in [DrawingCharacters.ascii, .boxes] {
                let lines = PathsText.lines(of: Self.paths, columns: columns, hasBars: hasBars, characters: characters)
                #expect(lines.allSatisfy { displayWidth($0) <= columns })
                #expect(columns < 40 || !lines.isEmpty)
            }
        }
    }

    @Test("that lead back are drawn where they get to")
    func back() {
        var paths = Self.paths
        paths.shorter.segments = [.init(length: 500), .init(length: -93)]
        let lines = PathsText.lines(of: paths, columns: 60, hasBars: true)
        #expect(lines[2].hasPrefix("500 | -93 "))
        #expect(lines.allSatisfy { displayWidth($0) <= 60 })
    }

    @Test("are a picture with a rectangle for each part and for the difference")
    func picture() {
        let text = Drawing.paths(Self.paths).shapes.map(\.svg).joined()
        #expect(text.ranges(of: "<rect").count == 6)
        #expect(text.contains("<title>18 short</title>"))
        #expect(text.contains(">425</text>") && text.contains(">407, 18 short</text>"))
        // The box of 25 points has no room for its name.
        #expect(text.contains("class=\"label\">25</text>"))
    }

    @Test("are read from a record as they were written")
    func record() throws {
        var finding = Finding(ruleID: "conflict", severity: .error, message: "two rows")
        finding.conflict = Finding.Conflict()
        finding.conflict?.paths = Self.paths
        finding.conflict?.paths?.longer.isBound = true
        let file = CheckedFile(path: "app.log", layout: Layout(), findings: [finding])
        let read = try ReportRecords.files(in: Array(file.record().utf8))
        #expect(read.first?.findings.first?.conflict?.paths == finding.conflict?.paths)
    }
}
