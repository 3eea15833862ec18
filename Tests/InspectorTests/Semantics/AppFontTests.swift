import LayoutInspector
import LayoutModel
import LayoutReaders
import TestSupport
import Testing

@Suite("Fonts of the app")
struct AppFontTests {
    /// Two labels, one below the other: "ABBA" at 10 points, and one that breaks.
    private func solved(
        fonts: [FontMetrics],
        text: String = "AB AB AB AB",
        width: Double = 320
    ) throws -> SolvedLayout {
        let document = """
            {"format": "layout-dump", "version": 1, "source": {"kind": "handwritten"},
             "screen": {"width": \(width), "height": 480, "scale": 1},
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, \(width), 480], "subviews": [
               {"id": "one", "class": "UILabel", "text": "ABBA", "translatesAutoresizingMask": false,
                "attributes": {"font": {"name": "Made-Regular", "size": 10}}},
               {"id": "many", "class": "UILabel", "text": "\(text)", "translatesAutoresizingMask": false,
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
        return try FontFile.font(0, in: font.bytes)
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

    @Test("a text with characters that the font lacks is measured in the system's font, on one line and broken")
    func otherCharacters() throws {
        for width in stride(from: 12.0, through: 72, by: 4) {
            let own = try solved(fonts: [font()], text: "AB AB Ж", width: width).frames.last
            #expect(own == (try solved(fonts: [], text: "AB AB Ж", width: width)).frames.last, "\(width)")
        }
    }

    @Test("a text fits into its own width on one line, whatever is closer to its blanks")
    func kernedBlanks() throws {
        var font = MadeFont()
        font.advances = [" ": 200, "A": 700, "V": 650]
        font.kerningForm = .kern
        let pair = try FontFile.font(0, in: font.bytes)
        var closer = pair
        closer.kerning = Kerning([[.pairs([.init(2, 1): -150, .init(1, 3): -100])]])
        let frames = try solved(fonts: [closer], text: "A V A V", width: 24.5 + 0.001).frames
        // 3 blanks of 2, A and V twice: 33 points, less 2.5 and 1 and 2.5 and … at the blanks.
        let width = try #require(closer.width(of: "A V A V".unicodeScalars, pointSize: 10))
        #expect(try solved(fonts: [closer], text: "A V A V", width: width.rounded(.up)).frames.last?.height == 12)
        #expect(frames.last?.height == (width > 24.501 ? 24 : 12))
    }
}
