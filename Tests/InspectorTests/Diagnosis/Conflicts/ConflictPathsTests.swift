import TestSupport
import Testing

@testable import LayoutInspector

/// The two rows of a conflict that no view contains.
@Suite("the two rows of a conflict") struct ConflictPathsTests {
    private static let lists = [
        "V:|-(34)-[Card:0x30]   (active, names: '|':Root:0x10 )",
        "Card:0x30.height == 391   (active)",
        "V:|-(70)-[Icon:0x40]   (active, names: '|':Root:0x10 )",
        "Icon:0x40.height == 25   (active)",
        "V:[Icon:0x40]-(312)-[Title:0x50]   (active)",
        "V:[Card:0x30]-(0)-[Title:0x50]   (active)",
    ]

    private static func words(_ path: Finding.Paths.Path) -> String {
        let parts = path.segments.map { ($0.name.map { $0 + " " } ?? "") + PointsText.text($0.length) }
        return parts.joined(separator: " | ") + " = " + PointsText.text(path.length)
    }

    private static func conflict(_ lists: [String]) throws -> Finding.Conflict {
        let finding = try #require(diagnosis(ExampleLog.text(lists), fixes: false).findings.first)
        return try #require(finding.conflict)
    }

    @Test("are from the same edge to the same edge, the longer one first")
    func rows() throws {
        let conflict = try Self.conflict(Self.lists)
        let paths = try #require(conflict.paths)
        #expect(conflict.chain == nil)
        #expect((paths.start, paths.end) == ("Root.top", "Title.top"))
        #expect(Self.words(paths.longer) == "34 | Card 391 = 425")
        #expect(Self.words(paths.shorter) == "70 | Icon 25 | 312 = 407")
        #expect(paths.longer.length - paths.shorter.length == conflict.excess)
        #expect(!paths.longer.isBound && !paths.shorter.isBound)
    }

    @Test("say which of them an inequality is on")
    func bounds() throws {
        var lists = Self.lists
        lists[1] = "Card:0x30.height >= 391   (active)"
        let paths = try #require(try Self.conflict(lists).paths)
        #expect(paths.longer.isBound && !paths.shorter.isBound)
    }

    @Test("end at the far edge of what is centred in a container")
    func centered() throws {
        let paths = try #require(
            try Self.conflict([
                "Cell:0x10.width == 70   (active)", "Cell:0x10.trailing == Icon:0x20.trailing - 2   (active)",
                "Icon:0x20.width == 54   (active)", "Icon:0x20.centerX == Cell:0x10.centerX   (active)",
            ]).paths
        )
        #expect((paths.start, paths.end) == ("Cell.leading", "Icon.trailing"))
        #expect(Self.words(paths.longer) == "Cell 70 | 2 = 72")
        #expect(Self.words(paths.shorter) == "8 | Icon 54 = 62")
    }

    @Test("are none where a view contains the rest, or two sizes are all there is")
    func others() throws {
        #expect(
            try Self.conflict(["Card:0x30.height == 8   (active)", "Card:0x30.height == 9   (active)"]).paths == nil
        )
    }
}
