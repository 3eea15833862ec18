import LayoutInspector
import Testing

@Suite struct MarginTests {
    private func top(_ keys: String, baseClass: String = "UIView", name: String = "v", inCell: Bool = false) throws
        -> [String]
    {
        let inner = view(
            "v",
            view("a"),
            keys: keys + (keys.isEmpty ? "" : ", ") + "\"name\": \"\(name)\"",
            baseClass: baseClass
        )
        let json = dumpText(
            root(inCell ? view("cell", inner, baseClass: "UITableViewCell") : inner),
            constraint("top", "a.top", "v.topMargin"),
            constraint("right", "a.right", "v.rightMargin"),
            constraint("center", "a.centerX", "v.centerXWithinMargins")
        )
        let lowered = try layout(json).lowered()
        return ["top", "right", "center"].map(lowered.row)
    }

    @Test("known margins move the edges inwards, and the centre by half their difference")
    func known() throws {
        #expect(
            try top("\"layoutMargins\": {\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}") == [
                "a.minY = 1", "-v.width + a.minX + a.width = -4", "-0.5 v.width + a.minX + 0.5 a.width = -1",
            ]
        )
    }

    @Test(
        "unknown margins are 8, or 0 and 16 for a controller's root, or 20 where that is wide, and the row is assumed",
        arguments: [
            ("", 8, 8), ("\"viewController\": \"Login\"", 0, 16),
            ("\"viewController\": \"Login\", \"frame\": [0, 0, 413, 9]", 0, 16),
            ("\"viewController\": \"Login\", \"frame\": [0, 0, 414, 9]", 0, 20),
            ("\"safeAreaInsets\": {\"top\": 10, \"left\": 2, \"right\": 2}", 18, 10),
            ("\"safeAreaInsets\": {\"top\": 10}, \"insetsMarginsFromSafeArea\": false", 8, 8),
        ]
    )
    func unknown(keys: String, vertical: Int, margin: Int) throws {
        #expect(
            try top(keys) == [
                "a.minY = \(vertical) assumed", "-v.width + a.minX + a.width = -\(margin) assumed",
                "-0.5 v.width + a.minX + 0.5 a.width = 0 assumed",
            ]
        )
    }

    @Test("a cell's content has 16 points across and 11 down")
    func cell() throws {
        let expected = ["a.minY = 11 assumed", "-v.width + a.minX + a.width = -16 assumed"]
        #expect(try Array(top("", name: "contentView", inCell: true).prefix(2)) == expected)
        #expect(try Array(top("", baseClass: "UITableViewCellContentView", inCell: true).prefix(2)) == expected)
        #expect(try top("", inCell: true).first == "a.minY = 8 assumed")
    }

    @Test("a cell's content has no part in the safe area, which its list keeps it out of")
    func cellInSafeArea() throws {
        let insets = "\"safeAreaInsets\": {\"top\": 10, \"left\": 2, \"right\": 2}"
        let (inside, outside) = (try top(insets, name: "contentView", inCell: true), try top(insets))
        #expect(inside[0] == "a.minY = 11 assumed")
        #expect(outside[0] == "a.minY = 18 assumed")
    }

    @Test("inferred margins are assumed")
    func inferred() throws {
        let keys = """
            "layoutMargins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}, "inferred": ["layoutMargins"]
            """
        #expect(try top(keys).first == "a.minY = 1 assumed")
    }
}

@Suite struct BaselineTests {
    private func rows(_ keys: String, baseClass: String = "UILabel") throws -> [String] {
        let json = dumpText(
            root(view("a", keys: keys, baseClass: baseClass)),
            constraint("first", "a.firstBaseline", "root.top"),
            constraint("last", "a.lastBaseline", "root.top")
        )
        let lowered = try layout(json).lowered()
        return [lowered.row("first"), lowered.row("last")]
    }

    @Test("known baselines count from the top and the bottom")
    func known() throws {
        #expect(
            try rows("\"baselineOffsets\": {\"first\": 16, \"last\": 4}") == [
                "a.minY = -16", "a.minY + a.height = 4",
            ]
        )
    }

    @Test(
        "unknown baselines are fractions of the point size in text, and 0 elsewhere",
        arguments: [
            ("UILabel", "", "a.minY = -16.186523 assumed", "a.minY + a.height = 4.100585 assumed"),
            (
                "UITextField", "\"attributes\": {\"font\": {\"size\": 10}}", "a.minY = -9.521484 assumed",
                "a.minY + a.height = 2.412109 assumed"
            ),
            (
                "UIButton", "\"attributes\": {\"font\": {\"pointSize\": 10}}, \"frame\": [0, 0, 50, 31.933593]",
                "a.minY = -19.521484 assumed", "a.minY + a.height = 12.412109 assumed"
            ),
            ("UIView", "", "a.minY = 0", "a.minY + a.height = 0"),
            ("UISwitch", "", "a.minY = 0 assumed", "a.minY + a.height = 0 assumed"),
        ]
    )
    func unknown(baseClass: String, keys: String, first: String, last: String) throws {
        #expect(try rows(keys, baseClass: baseClass) == [first, last])
    }
}
