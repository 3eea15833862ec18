import LayoutInspector
import LayoutModel
import LayoutReaders
import TestSupport
import Testing

@Suite("Fonts of the app")
struct AppFontTests {
    /// Two labels, one below the other: "ABBA" at 10 points, and one that breaks.
    private func solved(fonts: [FontMetrics], width: Double = 320) throws -> SolvedLayout {
        let document = """
            {"format": "layout-dump", "version": 1, "source": {"kind": "handwritten"},
             "screen": {"width": \(width), "height": 480, "scale": 1},
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, \(width), 480], "subviews": [
               {"id": "one", "class": "UILabel", "text": "ABBA", "translatesAutoresizingMask": false,
                "attributes": {"font": {"name": "Made-Regular", "size": 10}}},
               {"id": "many", "class": "UILabel", "text": "AB AB AB AB", "translatesAutoresizingMask": false,
                "attributes": {"font": {"name": "Made-Regular", "size": 10}, "numberOfLines": 0}}]}],
             "constraints": [
               {"id": "a", "first": {"item": "one", "attribute": "left"}, "second": {"item": "root", "attribute": "left"}},
               {"id": "b", "first": {"item": "one", "attribute": "top"}, "second": {"item": "root", "attribute": "top"}},
               {"id": "c", "first": {"item": "many", "attribute": "left"}, "second": {"item": "root", "attribute": "left"}},
               {"id": "d", "first": {"item": "many", "attribute": "right"}, "second": {"item": "root", "attribute": "right"}},
               {"id": "e", "first": {"item": "many", "attribute": "top"}, "second": {"item": "one", "attribute": "bottom"}}]}
            """
        var options = ReadOptions()
        options.fonts = FontCollection(fonts)
        return try Layout.read(Array(document.utf8), options: options).diagnosed().solved()
    }

    private func font() throws -> FontMetrics {
        var font = MadeFont()
        font.advances[" "] = 200
        return try #require(try FontFile.fonts(in: font.bytes).first)
    }

    @Test("a label is as wide as its text in the font, and as high as a line of it")
    func oneLine() throws {
        let frame = try #require(try solved(fonts: [font()]).frames.dropFirst().first)
        #expect(frame.width == 26)
        #expect(frame.height == 12)
    }

    /// Two words are 28 points, three 43.
    @Test(
        "a text breaks where its words end in the font",
        arguments: [(43.0, 2.0), (42.0, 2.0), (27.0, 4.0), (60.0, 1.0)]
    )
    func breaks(_ width: Double, _ lines: Double) throws {
        let frame = try #require(try solved(fonts: [font()], width: width).frames.last)
        #expect(frame.height == lines * 12)
    }

    @Test("a font that is not at hand is measured as the system's")
    func missing() throws {
        let solved = try solved(fonts: [])
        let frame = try #require(solved.frames.dropFirst().first)
        #expect(frame.width != 26)
        #expect(solved.contentSizes.estimated == 2)
    }

    @Test("characters that the font lacks are the system's, and with them the text")
    func otherCharacters() throws {
        let font = try font()
        #expect(font.width(of: "Ж".unicodeScalars, pointSize: 10) == nil)
    }
}
