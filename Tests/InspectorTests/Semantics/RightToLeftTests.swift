import LayoutInspector
import Testing

@Suite struct RightToLeftTests {
    private func row(_ first: String, _ second: String?, multiplier: Double = 1, relation: String = "==") throws
        -> String
    {
        let json = dumpText(
            root(view("a"), view("b"), keys: "\"layoutDirection\": \"rightToLeft\""),
            constraint("c", first, second, relation: relation, multiplier: multiplier, constant: 8)
        )
        return try layout(json).lowered().row("c")
    }

    @Test("leading and trailing swap, and the constant goes the other way")
    func mirrored() throws {
        #expect(try row("a.leading", "root.leading") == "root.width - a.minX - a.width = 8")
        #expect(try row("a.trailing", "root.trailing", relation: "<=") == "-a.minX <= 8")
        #expect(try row("b.leading", "a.trailing", relation: ">=") == "a.minX - b.minX - b.width >= 8")
    }

    @Test("with a multiplier the width of the origin stays in the row")
    func multiplier() throws {
        #expect(
            try row("b.leading", "a.trailing", multiplier: 2)
                == "-root.width + 2 a.minX - b.minX - b.width = 8"
        )
        #expect(try row("a.leading", "root.centerX", multiplier: 0.5) == "0.75 root.width - a.minX - a.width = 8")
    }

    @Test(
        "left, right, centres, sizes and vertical edges are never mirrored",
        arguments: [
            ("a.left", "root.left", "a.minX = 8"),
            ("a.centerX", "root.centerX", "-0.5 root.width + a.minX + 0.5 a.width = 8"),
            ("a.width", "root.width", "-root.width + a.width = 8"),
            ("a.top", "root.bottom", "-root.height + a.minY = 8"),
        ]
    )
    func absolute(first: String, second: String, expected: String) throws {
        #expect(try row(first, second) == expected)
    }

    @Test("the first item decides, and with it the direction it inherits")
    func firstItemDecides() throws {
        let json = dumpText(
            root(
                view("left", view("inner")),
                view("right", view("below"), keys: "\"layoutDirection\": \"rightToLeft\"")
            ),
            constraint("fromLeft", "inner.leading", "below.leading"),
            constraint("fromRight", "below.leading", "inner.leading")
        )
        let lowered = try layout(json).lowered()
        #expect(lowered.row("fromLeft") == "left.minX + inner.minX - right.minX - below.minX = 0")
        #expect(
            lowered.row("fromRight")
                == "left.minX + inner.minX + inner.width - right.minX - below.minX - below.width = 0"
        )
    }

    @Test("a margin's edge depends on the first item, its inset on the item's own side")
    func margins() throws {
        let margins = "\"layoutMargins\": {\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}"
        let json = dumpText(
            root(
                view("a", keys: "\"layoutDirection\": \"rightToLeft\""),
                view("b", keys: margins),
                keys: margins
            ),
            constraint("c", "a.leading", "b.leadingMargin"),
            constraint("own", "b.left", "root.leftMargin")
        )
        let lowered = try layout(json).lowered()
        // The leading edge is the right one, and the right margin of `b`, which reads left to right, is its trailing.
        #expect(lowered.row("c") == "-a.minX - a.width + b.minX + b.width = 4")
        #expect(lowered.row("own") == "b.minX = 2")
    }

    @Test("anchor differences are negated where they lead or trail, lengths are not")
    func terms() throws {
        let terms = """
            {"id": "c", "terms": [{"item": "b", "attribute": "leading", "multiplier": 1},
              {"item": "a", "attribute": "trailing", "multiplier": -1}, {"item": "a", "attribute": "width",
              "multiplier": -2}], "relation": "<=", "constant": 3}
            """
        let json = dumpText(root(view("a"), view("b"), keys: "\"layoutDirection\": \"rightToLeft\""), terms)
        #expect(try layout(json).lowered().row("c") == "a.minX - 2 a.width - b.minX - b.width <= 3")
    }

    @Test("the conditions turn the layout round, except views that state their own direction")
    func conditions() throws {
        let json = dumpText(
            root(view("a"), view("b", keys: "\"layoutDirection\": \"leftToRight\"")),
            constraint("a", "a.leading", "root.leading"),
            constraint("b", "b.leading", "root.leading")
        )
        let lowered = try layout(json).lowered(under: LayoutConditions(direction: .rightToLeft))
        #expect(lowered.row("a") == "root.width - a.minX - a.width = 0")
        #expect(lowered.row("b") == "b.minX = 0")
    }
}
