import LayoutInspector
import TestSupport
import Testing

@testable import LayoutSemantics

/// Texts break in the width that the constraints give them, and are as high as their lines.
@Suite("wrapped texts") struct WrappedTextTests {
    /// About 970 points on one line at 17 points.
    static let sentence =
        "A label between both edges of the screen breaks its text into as many lines as it needs, and everything that is "
        + "below it moves down."

    /// A label between both edges of a screen, 16 points from each, and a view below it.
    static func dump(
        width: Double = 375,
        text: String = sentence,
        font: String = #"{"size": 17}"#,
        keys: String = "",
        constraints: [String] = []
    ) -> String {
        let pinned = [
            ("leading", "root", "leading", 16), ("trailing", "root", "trailing", -16), ("top", "root", "top", 20),
        ].map { first, item, second, constant in
            #"""
            {"id": "text-\#(first)", "first": {"item": "text", "attribute": "\#(first)"},
             "second": {"item": "\#(item)", "attribute": "\#(second)"}, "constant": \#(constant)}
            """#
        }
        return #"""
            {"format": "layout-dump", "version": 1, "screen": {"scale": 2}, "roots": [
              {"id": "root", "class": "UIView", "frame": [0, 0, \#(width), 667], "subviews": [
                {"id": "text", "class": "UILabel", "text": "\#(text)", "translatesAutoresizingMask": false\#(keys),
                 "attributes": {"numberOfLines": 0, "font": \#(font)}}]}],
             "constraints": [\#((pinned + constraints).joined(separator: ",\n"))]}
            """#
    }

    private func frame(_ dump: String, _ conditions: LayoutConditions = LayoutConditions()) throws -> Rectangle {
        var options = DiagnosisOptions()
        options.conditions = conditions
        return try Analysis(layout(dump), options: options).solved().frames[1]
    }

    @Test(
        "a label is as high as its lines in the width it gets, with no extra point",
        arguments: [(375.0, 61.0), (320, 81.5), (1366, 20.5)]
    )
    func height(width: Double, height: Double) throws {
        #expect(try frame(Self.dump(width: width)) == Rectangle(x: 16, y: 20, width: width - 32, height: height))
    }

    @Test("at another size it breaks again")
    func otherSize() throws {
        let narrow = LayoutConditions(size: Size(width: 320, height: 568))
        #expect(try frame(Self.dump(), narrow).height == 81.5)
    }

    @Test(
        "lines of a text style are as far apart as the style says",
        arguments: [("Body", 64.5), ("Title1", 169.5), ("Caption1", 46.5)]
    )
    func leading(style: String, height: Double) throws {
        let font = #"{"style": "UICTFontTextStyle\#(style)"}"#
        let found = try frame(Self.dump(font: font)).height
        #expect(found == height, "\(found)")
    }

    @Test("at another text size more lines are needed, each of them higher")
    func textSize() throws {
        let font = #"{"style": "UICTFontTextStyleBody"}"#
        let large = LayoutConditions(textSize: .accessibilityExtraExtraExtraLarge)
        let height = try frame(Self.dump(font: font), large).height
        // 53 points, 62 from one line to the next.
        #expect((height - 63.5).truncatingRemainder(dividingBy: 62) == 0)
        #expect(height > 500)
    }

    @Test("line and paragraph separators end lines")
    func separators() throws {
        #expect(try frame(Self.dump(text: "a\\nb\\u2028c\\u2029d")).height == 81.5)
    }

    @Test(
        "a recorded size stands for the text only where lines of the font have that height",
        arguments: [
            // Four lines, where the estimate says three: the text may have been another one.
            (#", "frame": [16, 20, 343, 81.5]"#, 81.5),
            // No number of lines is that high.
            (#", "frame": [16, 20, 343, 71.5]"#, 61),
            // It was recorded in another width.
            (#", "frame": [16, 20, 500, 41]"#, 61),
        ]
    )
    func recorded(keys: String, height: Double) throws {
        #expect(try frame(Self.dump(keys: keys)).height == height)
    }

    @Test("a font that is not known has lines as high as recorded, in other widths, too")
    func unknownFont() throws {
        let dump = Self.dump(font: #"{"name": "Lora", "size": 17}"#, keys: #", "frame": [16, 20, 343, 66]"#)
        #expect(try frame(dump).height == 66)
        #expect(try frame(dump, LayoutConditions(size: Size(width: 320, height: 568))).height == 88)
    }

    @Test("a content size that the dump states is that size")
    func stated() throws {
        #expect(try frame(Self.dump(keys: #", "intrinsicContentSize": [200, 33]"#)).height == 33)
    }

    @Test("an edit that changes a width changes the height, as a fresh analysis has it")
    func edited() throws {
        let analysis = try Analysis(layout(Self.dump()))
        let edit = LayoutEdit.constraint(id: "text-trailing", .constant(-116))
        let edited = try #require(try analysis.applying([edit]))
        #expect(edited.solved().frames[1].height == 101.5)
        #expect(try Analysis(edited.layout).solved().frames == edited.solved().frames)
        let back = try #require(try edited.applying([.constraint(id: "text-trailing", .constant(-16))]))
        #expect(back.solved().frames == analysis.solved().frames)
    }

    @Test("the system that is written is that of the second pass")
    func lowered() throws {
        let rows = try layout(Self.dump()).lowered().wrapped().rows("content:text.height")
        #expect(rows.first == "content:text.height.hugging: text.height <= 61 @250 assumed")
    }

    @Test("the widths at which a text has fewer lines are exact")
    func breaks() throws {
        forEachSeed(50) { random in
            let words = (0..<random.integer(1...30)).map { _ in String(repeating: "n", count: random.integer(1...12)) }
            let view = try layout(Self.dump(text: words.joined(separator: " "))).views[1]
            let text = try #require(WrappedText(view, in: ContentContext(scale: 2)))
            let breaks = try #require(text.breaks(in: 60...600, most: 1000))
            for width in breaks {
                #expect(text.height(in: width - 1e-4) != text.height(in: width + 1e-4), "at \(width)")
            }
            for (low, high) in zip([60] + breaks, breaks + [600]) where high - low > 1e-3 {
                let height = text.height(in: low + 1e-4)
                for part in [0.25, 0.5, 0.9] { #expect(text.height(in: low + part * (high - low)) == height) }
            }
        }
    }
}
