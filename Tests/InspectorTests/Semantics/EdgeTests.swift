import LayoutInspector
import Testing

@Suite struct EdgeTests {
    @Test(
        "an attribute is its edge in the space of the superview",
        arguments: [
            ("left", "left", "a.minX = 5"),
            ("right", "right", "-root.width + a.minX + a.width = 5"),
            ("top", "top", "a.minY = 5"),
            ("bottom", "bottom", "-root.height + a.minY + a.height = 5"),
            ("leading", "trailing", "-root.width + a.minX = 5"),
            ("trailing", "leading", "a.minX + a.width = 5"),
            ("centerX", "centerX", "-0.5 root.width + a.minX + 0.5 a.width = 5"),
            ("centerY", "bottom", "-root.height + a.minY + 0.5 a.height = 5"),
            ("width", "height", "-root.height + a.width = 5"),
            ("firstBaseline", "top", "a.minY = 5"),
            ("lastBaseline", "bottom", "-root.height + a.minY + a.height = 5"),
        ]
    )
    func edges(first: String, second: String, row: String) throws {
        let json = dumpText(root(view("a")), constraint("c", "a.\(first)", "root.\(second)", constant: 5))
        #expect(try layout(json).lowered().row("c") == row)
    }

    @Test("positions are written in the space of the nearest common ancestor")
    func commonAncestor() throws {
        let views = root(view("a", view("b", view("c")), view("d")))
        let json = dumpText(
            views,
            constraint("deep", "c.left", "d.right", multiplier: 2, constant: 3),
            constraint("ancestor", "c.left", "a.right", multiplier: 0.5),
            constraint("far", "c.left", "root.left", multiplier: 3),
            constraint("self", "c.right", "c.left", multiplier: 7, constant: 4)
        )
        let lowered = try layout(json).lowered()
        #expect(lowered.row("deep") == "b.minX + c.minX - 2 d.minX - 2 d.width = 3")
        #expect(lowered.row("ancestor") == "-0.5 a.width + b.minX + c.minX = 0")
        #expect(lowered.row("far") == "a.minX + b.minX + c.minX = 0")
        #expect(lowered.row("self") == "c.width = 4")
    }

    @Test("a size with the multiplier 0 has one item")
    func zeroMultiplier() throws {
        let json = dumpText(root(view("a")), constraint("c", "a.width", "root.width", multiplier: 0, constant: 7))
        #expect(try layout(json).lowered().row("c") == "a.width = 7")
    }

    @Test("a system position without a second item means the bounds of the superview")
    func positionAlone() throws {
        let json = dumpText(
            root(view("a", view("b"))),
            constraint("x", "b.centerX", constant: 70, keys: "\"origin\": \"system\""),
            constraint("root", "root.left", constant: 3, keys: "\"origin\": \"system\"")
        )
        let lowered = try layout(json).lowered()
        #expect(lowered.row("x") == "b.minX + 0.5 b.width = 70")
        #expect(lowered.row("root") == "0 = 3")
    }

    @Test("edges are those of the alignment rectangle, sizes that are never negative those of the frame")
    func alignmentRectangles() throws {
        let insets = "\"alignmentRectInsets\": {\"top\": 1, \"left\": 2, \"bottom\": 3, \"right\": 4}"
        let json = dumpText(
            root(view("a", keys: insets + ", \"intrinsicContentSize\": [20, null]")),
            constraint("left", "a.left", "root.left"),
            constraint("right", "a.right", "root.right"),
            constraint("center", "a.centerY", "root.centerY"),
            constraint("width", "a.width", constant: 30)
        )
        let lowered = try layout(json).lowered()
        #expect(lowered.row("left") == "a.minX = -2")
        #expect(lowered.row("right") == "-root.width + a.minX + a.width = 4")
        #expect(lowered.row("center") == "-0.5 root.height + a.minY + 0.5 a.height = 1")
        #expect(lowered.row("width") == "a.width = 36")
        #expect(lowered.row("nonneg:a.width") == "a.width >= 0")
        #expect(lowered.row("content:a.width.hugging") == "a.width <= 26 @250")
    }

    @Test("terms are a sum of anchors in one space")
    func terms() throws {
        let terms = """
            {"id": "c", "terms": [{"item": "b", "attribute": "left", "multiplier": 1},
              {"item": "a", "attribute": "right", "multiplier": -1}, {"item": "a", "attribute": "width",
              "multiplier": 0.5}], "relation": ">=", "constant": 3, "priority": 700}
            """
        let json = dumpText(root(view("box", view("a"), view("b"))), terms)
        #expect(try layout(json).lowered().row("c") == "-a.minX - 0.5 a.width + b.minX >= 3 @700")
    }

    @Test("inactive and faulty constraints make no row")
    func withoutMeaning() throws {
        let json = dumpText(
            root(view("a")),
            constraint("off", "a.width", constant: 3, keys: "\"isActive\": false"),
            constraint("bad", "a.left", constant: 3)
        )
        let lowered = try Layout.read(Array(json.utf8)).layout.lowered()
        #expect(lowered.row("off") == "none")
        #expect(lowered.row("bad") == "none")
    }

    @Test("numbers beyond all bounds become large, not infinite")
    func overflow() throws {
        let insets = "\"alignmentRectInsets\": {\"top\": 0, \"left\": 1e308, \"bottom\": 0, \"right\": 1e308}"
        let json = dumpText(root(view("a", keys: insets)), constraint("c", "a.width", constant: 1e308))
        let lowered = try layout(json).lowered()
        let isFinite = lowered.system.constants.allSatisfy(\.isFinite)
        #expect(isFinite)
    }
}
