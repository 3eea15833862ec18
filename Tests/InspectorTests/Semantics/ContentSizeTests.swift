import LayoutInspector
import Testing

@Suite struct ContentSizeTests {
    private func rows(_ keys: String, baseClass: String = "UILabel", _ constraints: String...) throws -> [String] {
        let json = dumpText(root(view("a", keys: keys, baseClass: baseClass)), constraints.joined(separator: ","))
        return try layout(json).lowered().rows("content:")
    }

    @Test("a known content size is a pair of rows at the two priorities")
    func known() throws {
        let keys = """
            "intrinsicContentSize": [40, 20], "contentHugging": [251, 250], "compressionResistance": [750, 1000]
            """
        #expect(
            try rows(keys) == [
                "content:a.width.hugging: a.width <= 40 @251", "content:a.width.compression: a.width >= 40 @750",
                "content:a.height.hugging: a.height <= 20 @250", "content:a.height.compression: a.height >= 20",
            ]
        )
    }

    @Test("null asks for nothing, and a priority of 0 makes no row")
    func nothing() throws {
        let keys = "\"intrinsicContentSize\": [null, 20], \"contentHugging\": [251, 0]"
        #expect(try rows(keys) == ["content:a.height.compression: a.height >= 20 @750"])
    }

    @Test("an inferred content size is assumed")
    func inferred() throws {
        let keys = "\"intrinsicContentSize\": [null, 20], \"inferred\": [\"intrinsicContentSize\"]"
        #expect(try rows(keys).first == "content:a.height.hugging: a.height <= 20 @250 assumed")
    }

    @Test("listed content sizes replace the made ones on their axis")
    func listed() throws {
        let listed = constraint("l", "a.width", relation: "<=", constant: 33, keys: "\"origin\": \"contentSize\"")
        #expect(
            try rows("\"intrinsicContentSize\": [40, 20]", listed).map { $0.prefix { $0 != ":" } }.count == 2
        )
    }

    @Test(
        "classes with content of their own get an estimate, others nothing",
        arguments: [
            ("UISwitch", ["width", "width", "height", "height"]), ("UISlider", ["height", "height"]),
            ("UIView", []), ("UIStackView", []), ("UIImageView", []), ("UITextView", []), ("Shop.Badge", []),
        ]
    )
    func classes(baseClass: String, axes: [String]) throws {
        let rows = try rows("", baseClass: baseClass)
        #expect(rows.map { $0.split(separator: ".")[1] } == axes.map { Substring($0) })
        #expect(rows.allSatisfy { $0.hasSuffix(" assumed") })
    }

    @Test(
        "a recorded length that a control never asks for does not stand for its content",
        arguments: [
            ("UITextField", 31.0, "\"attributes\": {\"borderStyle\": \"roundedRect\"},", 30.0),
            ("UITextField", 34, "\"attributes\": {\"borderStyle\": \"roundedRect\"},", 34),
            ("UITextField", 31, "", 31),
            ("UIActivityIndicatorView", 27, "\"attributes\": {\"style\": \"gray\"},", 20),
            ("UIActivityIndicatorView", 31, "\"attributes\": {\"style\": \"whiteLarge\"},", 37),
        ]
    )
    func stretchedControls(baseClass: String, recorded: Double, keys: String, expected: Double) throws {
        let rows = try rows("\(keys) \"frame\": [0, 0, 100, \(recorded)]", baseClass: baseClass)
        let height = try #require(rows.first { $0.contains("height.hugging") })
        #expect(height.contains("<= \(Int(expected)) @"))
    }

    @Test("sizes of unknown classes are unknown, where they matter")
    func unknownClasses() throws {
        let json = dumpText(
            root(
                view("custom", baseClass: "Shop.Badge"),
                view("sized", keys: "\"intrinsicContentSize\": [3, null]", baseClass: "Shop.Badge"),
                view("plain"),
                "{\"id\": \"mask\", \"class\": \"Shop.Badge\", \"frame\": [0, 0, 1, 1]}"
            )
        )
        let lowered = try layout(json).lowered()
        let names = lowered.unknownVariables.compactMap { variable in
            lowered.itemAndAttribute(of: variable).map { "\(lowered.layout.id(of: $0.item)).\($0.attribute.name)" }
        }
        #expect(names == ["custom.width", "custom.height"])
        #expect(lowered.uncertainSizes == lowered.unknownVariables)
    }

    @Test("roots and views that translate their mask need no content size")
    func neededNowhere() throws {
        let label = "{\"id\": \"a\", \"class\": \"UILabel\", \"text\": \"Hello\", \"frame\": [0, 0, 1, 1]}"
        #expect(try layout(dumpText(root(label))).lowered().rows("content:").isEmpty)
        let rootLabel = "{\"id\": \"a\", \"class\": \"UILabel\", \"text\": \"Hello\", \"frame\": [0, 0, 1, 1]}"
        #expect(try layout(dumpText(rootLabel)).lowered().rows("content:").isEmpty)
    }

    @Test(
        "the recorded width stands for a text only where the text could be that wide",
        arguments: [("[0, 0, 42, 21]", 42.0), ("[0, 0, 300, 21]", nil), ("[0, 0, 20, 21]", nil)]
    )
    func recordedWidth(frame: String, width: Double?) throws {
        let row = try rows("\"text\": \"Label\", \"frame\": \(frame)").first ?? ""
        let stands = row == "content:a.width.hugging: a.width <= \(Int(width ?? 0)) @250 assumed"
        #expect(stands == (width != nil), "\(row)")
    }

    @Test("an image's own size is that of its view")
    func image() throws {
        let image = "\"attributes\": {\"image\": {\"name\": \"logo\", \"width\": 24, \"height\": 32}}"
        #expect(
            try rows(image + ", \"frame\": [0, 0, 200, 32]", baseClass: "UIImageView") == [
                "content:a.width.hugging: a.width <= 24 @250 assumed",
                "content:a.width.compression: a.width >= 24 @750 assumed",
                "content:a.height.hugging: a.height <= 32 @250 assumed",
                "content:a.height.compression: a.height >= 32 @750 assumed",
            ]
        )
    }

    @Test(
        "a recorded size is used where the content could have produced it",
        arguments: [
            // A label without a text has no size; it is not as high as a line.
            ("UILabel", "\"frame\": [0, 0, 100, 0]", 0.0),
            // 20 and 10 around a title of 15 points.
            (
                "UIButton",
                """
                "frame": [0, 0, 90, 48], "text": "Go", "attributes": {"contentEdgeInsets": {"top": 20, "bottom": 10}}
                """, 48
            ),
            // A font of the app's own has lines of another height.
            (
                "UILabel",
                """
                "frame": [0, 0, 90, 30], "text": "Go", "attributes": {"font": {"name": "Hoefler", "size": 30}}
                """, 30
            ),
            // A text style is drawn at the content size that a person has chosen: body at 17 points, or at 53.
            (
                "UILabel",
                """
                "frame": [0, 0, 364, 60], "text": "Go",
                "attributes": {"font": {"style": "UICTFontTextStyleBody", "size": 17}}
                """, 60
            ),
            // A button of the app's own may ask for any room.
            ("PrimaryButton", "\"frame\": [0, 0, 90, 54], \"text\": \"Go\", \"baseClass\": \"UIButton\"", 54),
        ]
    )
    func recordedHeight(baseClass: String, keys: String, height: Double) throws {
        let rows = try rows(keys, baseClass: baseClass)
        #expect(rows.contains { $0.hasPrefix("content:a.height.compression: a.height >= \(Int(height)) ") }, "\(rows)")
    }
}
