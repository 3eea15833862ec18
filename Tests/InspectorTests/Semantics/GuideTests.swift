import LayoutInspector
import Testing

@Suite struct GuideTests {
    private static let known = """
        "safeAreaInsets": {"top": 20, "left": 1, "bottom": 34, "right": 2},
        "layoutMargins": {"top": 3, "leading": 4, "bottom": 5, "trailing": 6}
        """

    private func rows(_ kind: String, keys: String = known, _ attribute: String = "top") throws -> [String] {
        let json = dumpText(root(view("a"), keys: keys), constraint("c", "a.\(attribute)", "root.\(kind).\(attribute)"))
        return try layout(json).lowered().rows("guide:").map { $0.replacing("root.\(kind)", with: "g") }
    }

    @Test("the safe area and the margins are the owner's edges, moved inwards")
    func insetGuides() throws {
        #expect(
            try rows("safeArea") == [
                "guide:g.left: g.minX = 1", "guide:g.right: -root.width + g.minX + g.width = -2",
                "guide:g.top: g.minY = 20", "guide:g.bottom: -root.height + g.minY + g.height = -34",
            ]
        )
        #expect(
            try rows("layoutMargins") == [
                "guide:g.left: g.minX = 4", "guide:g.right: -root.width + g.minX + g.width = -6",
                "guide:g.top: g.minY = 3", "guide:g.bottom: -root.height + g.minY + g.height = -5",
            ]
        )
    }

    @Test("readable content is centred between the margins, at most 672 points wide, and fills them if it may")
    func readableContent() throws {
        #expect(
            try rows("readableContent") == [
                "guide:g.left: g.minX >= 4", "guide:g.right: -root.width + g.minX + g.width <= -6",
                "guide:g.top: g.minY = 3", "guide:g.bottom: -root.height + g.minY + g.height = -5",
                "guide:g.centerX: -0.5 root.width + g.minX + 0.5 g.width = -1", "guide:g.width: g.width <= 672",
                "guide:g.fill: -root.width + g.width = -10 @999",
            ]
        )
    }

    @Test("the keyboard guide and the guides of old controllers are as high as the safe-area inset")
    func edgeGuides() throws {
        #expect(
            try rows("keyboard") == [
                "guide:g.left: g.minX = 0", "guide:g.right: -root.width + g.minX + g.width = 0",
                "guide:g.bottom: -root.height + g.minY + g.height = 0", "guide:g.height: g.height = 34",
            ]
        )
        #expect(
            try rows("topLayout") == [
                "guide:g.left: g.minX = 0", "guide:g.top: g.minY = 0", "guide:g.width: g.width = 0",
                "guide:g.height: g.height = 20",
            ]
        )
        #expect(
            try rows("bottomLayout") == [
                "guide:g.left: g.minX = 0", "guide:g.bottom: -root.height + g.minY + g.height = 0",
                "guide:g.width: g.width = 0", "guide:g.height: g.height = 34",
            ]
        )
    }

    @Test("unknown safe areas are 0 and unknown margins 8, and both are assumed")
    func unknownInsets() throws {
        #expect(
            try rows("safeArea", keys: "") == [
                "guide:g.left: g.minX = 0 assumed", "guide:g.right: -root.width + g.minX + g.width = 0 assumed",
                "guide:g.top: g.minY = 0 assumed", "guide:g.bottom: -root.height + g.minY + g.height = 0 assumed",
            ]
        )
        #expect(try rows("layoutMargins", keys: "").first == "guide:g.left: g.minX = 8 assumed")
        #expect(
            try rows("safeArea", keys: Self.known + ", \"inferred\": [\"safeAreaInsets\"]").first
                == "guide:g.left: g.minX = 1 assumed"
        )
    }

    @Test("a guide that no constraint names has no rows, and one that only an inactive one names neither")
    func unnamed() throws {
        let guides = "\"guides\": [{\"id\": \"g\", \"kind\": \"safeArea\"}, {\"id\": \"h\", \"kind\": \"custom\"}]"
        let json = dumpText(
            root(view("a"), keys: guides),
            constraint("c", "a.top", "g.top", keys: "\"isActive\": false")
        )
        let lowered = try layout(json).lowered()
        #expect(lowered.rows { $0.contains(":g.") || $0.contains(":h.") }.isEmpty)
        #expect(lowered.isGuideNamed == [false, false])
    }

    @Test("a custom guide is free, with sizes that are not negative")
    func customGuide() throws {
        let json = dumpText(
            root(view("a"), keys: "\"guides\": [{\"id\": \"g\", \"kind\": \"custom\", \"frame\": [1, 2, 3, 4]}]"),
            constraint("c", "g.top", "a.bottom")
        )
        #expect(
            try layout(json).lowered().rows { $0.contains(":g") }
                == ["nonneg:g.width: g.width >= 0", "nonneg:g.height: g.height >= 0"]
        )
    }

    @Test("listed rows of origin guide replace the made ones on their axis, for the first guide they name")
    func listedRows() throws {
        let json = dumpText(
            root(view("a"), keys: Self.known),
            constraint("c", "root.safeArea.left", "root.layoutMargins.left", keys: "\"origin\": \"guide\"")
        )
        let lowered = try layout(json).lowered()
        #expect(
            lowered.rows("guide:root.safeArea").map { $0.prefix { $0 != " " } }
                == ["guide:root.safeArea.top:", "guide:root.safeArea.bottom:"]
        )
        #expect(lowered.rows("guide:root.layoutMargins").count == 4)
    }

    @Test("listed guides come before standard ones, and those in the order of the format")
    func order() throws {
        let json = dumpText(
            root(view("a"), keys: "\"guides\": [{\"id\": \"g\", \"kind\": \"custom\"}]"),
            constraint("1", "a.top", "root.keyboard.top"),
            constraint("2", "a.top", "root.safeArea.top"),
            constraint("3", "a.top", "g.top")
        )
        let ids = try layout(json).lowered().rows("nonneg:").map { $0.prefix { $0 != " " } }
        #expect(
            ids == [
                "nonneg:root.width:", "nonneg:root.height:", "nonneg:g.width:", "nonneg:g.height:",
                "nonneg:root.safeArea.width:", "nonneg:root.safeArea.height:", "nonneg:root.keyboard.width:",
                "nonneg:root.keyboard.height:", "nonneg:a.width:", "nonneg:a.height:",
            ]
        )
    }

    @Test("the conditions replace the safe area of the root and move along what was recorded further down")
    func replacedSafeArea() throws {
        let json = dumpText(
            root(
                view("a", keys: "\"safeAreaInsets\": {\"top\": 12, \"left\": 0, \"bottom\": 0, \"right\": 0}"),
                keys: Self.known
            ),
            constraint("c", "a.top", "root.safeArea.top"),
            constraint("d", "a.top", "a.safeArea.top"),
            constraint("e", "a.top", "root.topMargin")
        )
        let insets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        let lowered = try layout(json).lowered(under: LayoutConditions(safeAreaInsets: insets))
        #expect(lowered.row("guide:root.safeArea.top") == "root.safeArea.minY = 30")
        #expect(lowered.row("guide:a.safeArea.top") == "a.safeArea.minY = 22")
        #expect(lowered.row("guide:a.safeArea.bottom") == "-a.height + a.safeArea.minY + a.safeArea.height = 0")
        #expect(lowered.row("e") == "a.minY = 13")
    }
}
