import LayoutInspector
import LayoutModel
import LayoutSemantics
import Testing

/// Sizes of labels as recorded from UIKit on iOS 26 with the system font.
@Suite struct TextSizeTests {
    struct Sample: Sendable {
        var points: Double
        var weight = "regular"
        var text: String
        var width: Double
    }

    static let labels: [Sample] = [
        Sample(points: 10, weight: "medium", text: "Home", width: 29),
        Sample(points: 11, text: "Hg", width: 15),
        Sample(points: 12, text: "Height 12", width: 54),
        Sample(points: 13, text: "Three", width: 35.5),
        Sample(points: 13, text: "Username", width: 62),
        Sample(points: 13, text: "3 items", width: 45),
        Sample(points: 13, weight: "medium", text: "Three", width: 36.5),
        Sample(points: 13, weight: "semibold", text: "Bold 13", width: 47),
        Sample(points: 15, text: "Auto Layout", width: 82),
        Sample(points: 15, text: "Detail text", width: 69.5),
        Sample(points: 15, text: "UIKit", width: 33),
        Sample(points: 15, text: "Enter a new name for the file.", width: 200),
        Sample(points: 17, text: "Pinned label", width: 93),
        Sample(points: 17, text: "Brightness", width: 81.5),
        Sample(points: 17, text: "Copy Link", width: 75.5),
        Sample(points: 17, text: "Fourth row", width: 82.5),
        Sample(points: 17, text: "Sign In", width: 52),
        Sample(points: 17, text: "Software", width: 68),
        Sample(points: 17, text: "Two", width: 31.5),
        Sample(points: 17, text: "Placeholder", width: 90),
        Sample(points: 17, weight: "medium", text: "Search", width: 55),
        Sample(points: 17, weight: "medium", text: "Swift", width: 40),
        Sample(points: 17, weight: "semibold", text: "Files", width: 37),
        Sample(points: 17, weight: "semibold", text: "Section 2", width: 75),
        Sample(points: 17, weight: "semibold", text: "Rename", width: 64.5),
        Sample(points: 20, text: "Save Image", width: 101.5),
        Sample(points: 20, weight: "semibold", text: "Cancel", width: 63.5),
        Sample(points: 24, text: "Height 24", width: 103),
        Sample(points: 28, text: "Height 28", width: 120.5),
        Sample(points: 34, weight: "bold", text: "Items", width: 88.5),
    ]

    private func label(_ sample: Sample, lines: Int = 1, width: Double? = nil) throws -> Layout.View {
        let frame = width.map { "\"frame\": [0, 0, \($0), 1]," } ?? ""
        let text = sample.text.split(separator: "\n").joined(separator: "\\n")
        let keys = """
            \(frame) "text": "\(text)", "attributes": {"numberOfLines": \(lines), \
            "font": {"type": "system", "weight": "\(sample.weight)", "size": \(sample.points)}}
            """
        let read = try layout(dumpText(root(view("a", keys: keys, baseClass: "UILabel")), ""))
        return read.views[1]
    }

    @Test("label widths are within half a point of 85 % of those measured, and within 3 points of all")
    func widths() throws {
        var near = 0
        for sample in Self.labels {
            let width = ContentEstimate(of: try label(sample), .horizontal, scale: 2).typical
            let error = width - sample.width
            print("\(sample.points) \(sample.weight) \(sample.text): measured \(sample.width), estimated \(width)")
            #expect(abs(error) <= 3, "\(sample)")
            if abs(error) <= 0.5 { near += 1 }
        }
        #expect(near * 100 >= Self.labels.count * 85, "\(near) of \(Self.labels.count)")
    }

    @Test(
        "a line is 1.1934 times its font's size high, rounded up to the pixel",
        arguments: [(8.0, 10.0), (11, 13.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (28, 33.5), (34, 41)]
    )
    func heights(points: Double, height: Double) throws {
        let view = try label(Sample(points: points, text: "Height", width: 0))
        #expect(ContentEstimate(of: view, .vertical, scale: 2).typical == height)
    }

    @Test("at three pixels a point, heights are rounded to thirds")
    func thirds() throws {
        let view = try label(Sample(points: 17, text: "Height", width: 0))
        #expect(abs(ContentEstimate(of: view, .vertical, scale: 3).typical - 61.0 / 3) < 1e-9)
    }

    @Test("lines that the text itself breaks are rounded together; a label that wraps asks for one point more")
    func lines() throws {
        let broken = try label(Sample(points: 17, text: "One\nTwo", width: 0), lines: 0, width: 300)
        #expect(ContentEstimate(of: broken, .vertical, scale: 2).typical == 41)
        let wrapped = try label(
            Sample(points: 15, text: "Enter a new name for the file.", width: 0),
            lines: 0,
            width: 120
        )
        #expect(ContentEstimate(of: wrapped, .vertical, scale: 2).typical == 37)
        let small = try label(
            Sample(points: 13, text: "Enter a new name for the file.", width: 0),
            lines: 0,
            width: 110
        )
        #expect(ContentEstimate(of: small, .vertical, scale: 2).typical == 32.5)
    }

    @Test(
        "first baselines are the ascent, rounded to the pixel, below the top of the text",
        arguments: [(11.0, 5.5), (13, 3.5), (17, 0), (20, -3), (28, -10.5), (34, -16.5)]
    )
    func baselines(points: Double, top: Double) throws {
        func label(_ id: String, _ points: Double) -> String {
            view(id, keys: "\"text\": \"A\", \"attributes\": {\"font\": {\"size\": \(points)}}", baseClass: "UILabel")
        }
        var read = try layout(
            dumpText(
                root(label("a", 17) + "," + label("b", points)),
                constraint("aligned", "b.firstBaseline", "a.firstBaseline")
            )
        )
        read.screen = Layout.Screen(width: 320, height: 568, scale: 2)
        let offset = -top
        let expected = offset == 0 ? "-a.minY + b.minY = 0 assumed" : "-a.minY + b.minY = \(number(top)) assumed"
        #expect(read.lowered().row("aligned") == expected)
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    @Test("an empty label is 0 wide, and its baseline is where its font's first line would have it")
    func empty() throws {
        let view = try label(Sample(points: 17, text: "", width: 0))
        #expect(ContentEstimate(of: view, .horizontal, scale: 2).typical == 0)
    }
}
