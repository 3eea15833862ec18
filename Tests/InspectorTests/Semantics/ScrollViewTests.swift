import LayoutInspector
import Testing

@Suite struct ScrollViewTests {
    private func lowered(_ constraints: String..., keys: String = "", baseClass: String = "UIScrollView") throws
        -> LoweredLayout
    {
        let views = root(
            view("s", view("box", view("v")), keys: keys, baseClass: baseClass),
            view("outside")
        )
        return try layout(dumpText(views, constraints.joined(separator: ","))).lowered()
    }

    @Test("with a descendant, edges of a scroll view mean its content")
    func edges() throws {
        let lowered = try lowered(
            constraint("left", "v.leading", "s.leading", constant: 8),
            constraint("bottom", "s.bottom", "v.bottom", constant: 8)
        )
        #expect(lowered.row("left") == "box.minX + v.minX - s.contentLayout.minX = 8")
        #expect(
            lowered.row("bottom")
                == "-box.minY - v.minY - v.height + s.contentLayout.minY + s.contentLayout.height = 8"
        )
        #expect(
            lowered.rows("guide:") == [
                "guide:s.contentLayout.left: s.contentLayout.minX = 0",
                "guide:s.contentLayout.top: s.contentLayout.minY = 0",
            ]
        )
    }

    @Test("with a descendant, sizes and centres of a scroll view mean its frame")
    func sizes() throws {
        let lowered = try lowered(
            constraint("width", "v.width", "s.width"),
            constraint("center", "v.centerX", "s.centerX")
        )
        #expect(lowered.row("width") == "-s.width + v.width = 0")
        #expect(lowered.row("center") == "-0.5 s.width + box.minX + v.minX + 0.5 v.width = 0")
        #expect(lowered.rows("guide:").isEmpty)
    }

    @Test("margins of a scroll view are those of its content")
    func margins() throws {
        let lowered = try lowered(
            constraint("c", "v.trailing", "s.trailingMargin"),
            keys: "\"layoutMargins\": {\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}"
        )
        #expect(
            lowered.row("c") == "box.minX + v.minX + v.width - s.contentLayout.minX - s.contentLayout.width = -4"
        )
    }

    @Test("with anything else, edges of a scroll view mean its frame")
    func frame() throws {
        let lowered = try lowered(
            constraint("out", "s.left", "outside.right"),
            constraint("up", "s.left", "root.left", constant: 3),
            constraint("own", "s.frameLayout.left", "s.left", constant: 0)
        )
        #expect(lowered.row("out") == "s.minX - outside.minX - outside.width = 0")
        #expect(lowered.row("up") == "s.minX = 3")
        #expect(lowered.row("own") == "s.frameLayout.minX = 0")
    }

    @Test("a path that leaves a scroll view loses its offset, and its frame starts there seen from within")
    func offset() throws {
        let lowered = try lowered(
            constraint("out", "v.left", "outside.left"),
            constraint("frame", "v.left", "s.frameLayout.left"),
            constraint("center", "v.centerY", "s.centerY"),
            keys: "\"scroll\": {\"contentOffset\": [10, 20]}"
        )
        #expect(lowered.row("out") == "s.minX + box.minX + v.minX - outside.minX = 10")
        #expect(lowered.row("guide:s.frameLayout.left") == "s.frameLayout.minX = 10")
        #expect(
            lowered.row("guide:s.frameLayout.bottom") == "-s.height + s.frameLayout.minY + s.frameLayout.height = 20"
        )
        #expect(lowered.row("center") == "-0.5 s.height + box.minY + v.minY + 0.5 v.height = 20")
    }

    @Test("in anchor differences scroll views mean their frames")
    func terms() throws {
        let terms = """
            {"id": "c", "terms": [{"item": "v", "attribute": "left", "multiplier": 1},
              {"item": "s", "attribute": "left", "multiplier": -1}], "constant": 3}
            """
        #expect(try lowered(terms).row("c") == "box.minX + v.minX = 3")
    }

    @Test("what a table contains is placed at its recorded frame", arguments: ["UITableView", "UIPickerView"])
    func placedSubviews(baseClass: String) throws {
        let cell = """
            {"id": "cell", "class": "UITableViewCell", "frame": [0, 44, 100, 50], "translatesAutoresizingMask": false,
             "autoresizingMask": ["flexibleWidth"]}
            """
        let lowered = try layout(dumpText(root(view("t", cell, baseClass: baseClass)))).lowered()
        #expect(
            lowered.rows("mask:") == [
                "mask:cell.x: cell.minX = 0", "mask:cell.y: cell.minY = 44", "mask:cell.width: cell.width = 100",
                "mask:cell.height: cell.height = 50",
            ]
        )
    }
}
