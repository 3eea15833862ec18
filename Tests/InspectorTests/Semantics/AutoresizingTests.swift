import LayoutInspector
import Testing

@Suite struct AutoresizingTests {
    private func rows(_ mask: String, frame: String = "[10, 20, 30, 40]") throws -> [String] {
        let view = "{\"id\": \"a\", \"class\": \"UIView\", \"frame\": \(frame), \"autoresizingMask\": [\(mask)]}"
        return try layout(dumpText(root(view))).lowered().rows("mask:a.").map { String($0.dropFirst(7)) }
    }

    /// The superview is 100 points wide: 10 before the view, 30 for it, 60 behind.
    @Test(
        "flexible parts share what the fixed ones leave, in proportion to their recorded lengths",
        arguments: [
            ("", "a.minX = 10", "a.width = 30"),
            ("flexibleRightMargin", "a.minX = 10", "a.width = 30"),
            ("flexibleLeftMargin", "-root.width + a.minX = -90", "a.width = 30"),
            ("flexibleWidth", "a.minX = 10", "-root.width + a.width = -70"),
            ("flexibleWidth,flexibleRightMargin", "a.minX = 10", "-0.333333 root.width + a.width = -3.333333"),
            ("flexibleLeftMargin,flexibleRightMargin", "-0.142857 root.width + a.minX = -4.285714", "a.width = 30"),
            ("flexibleLeftMargin,flexibleWidth", "-0.25 root.width + a.minX = -15", "-0.75 root.width + a.width = -45"),
            (
                "flexibleLeftMargin,flexibleWidth,flexibleRightMargin", "-0.1 root.width + a.minX = 0",
                "-0.3 root.width + a.width = 0"
            ),
        ]
    )
    func flexibleParts(mask: String, x: String, width: String) throws {
        let words = mask.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ",")
        #expect(try rows(words) == ["x: \(x)", "y: a.minY = 20", "width: \(width)", "height: a.height = 40"])
    }

    @Test("flexible parts of no length share equally")
    func equalShares() throws {
        let rows = try rows("\"flexibleLeftMargin\", \"flexibleRightMargin\"", frame: "[0, 0, 100, 40]")
        #expect(rows.first == "x: -0.5 root.width + a.minX = -50")
    }

    @Test("the shares of a view whose end stays put sum to exactly 1", arguments: [3.0, 7, 10, 49, 75.3])
    func exactShares(length: Double) throws {
        let mask = "\"autoresizingMask\": [\"flexibleTopMargin\", \"flexibleHeight\"]"
        let json = dumpText(
            root("{\"id\": \"a\", \"class\": \"UIView\", \"frame\": [0, \(length), 1, 100], \(mask)}")
        )
        let lowered = try layout(json).lowered()
        let shares = (0..<lowered.system.rowCount)
            .filter { ["mask:a.y", "mask:a.height"].contains(lowered.id(ofRow: $0)) }
            .map { row in lowered.system.terms(of: row).reduce(0) { $0 + min(0, $1.coefficient) } }
        #expect(shares.count == 2)
        #expect(shares[0] + shares[1] == -1)
    }

    @Test("a view without a frame is determined at 0, assumed")
    func withoutFrame() throws {
        let json = dumpText(root("{\"id\": \"a\", \"class\": \"UIView\", \"autoresizingMask\": [\"flexibleWidth\"]}"))
        #expect(
            try layout(json).lowered().rows("mask:") == [
                "mask:a.x: a.minX = 0 assumed", "mask:a.y: a.minY = 0 assumed", "mask:a.width: a.width = 0 assumed",
                "mask:a.height: a.height = 0 assumed",
            ]
        )
    }

    @Test("the frame of a transformed view is not used")
    func transformed() throws {
        let json = dumpText(
            root("{\"id\": \"a\", \"class\": \"UIView\", \"frame\": [1, 2, 3, 4], \"isTransformed\": true}")
        )
        #expect(try layout(json).lowered().row("mask:a.width") == "a.width = 0 assumed")
    }

    @Test("listed autoresizing constraints replace the made ones on their axis")
    func listed() throws {
        let json = dumpText(
            root("{\"id\": \"a\", \"class\": \"UIView\", \"frame\": [1, 2, 3, 4]}"),
            constraint("l", "a.minX", constant: 5, keys: "\"origin\": \"autoresizing\"")
        )
        let lowered = try layout(json).lowered()
        #expect(lowered.rows("mask:").map { $0.prefix { $0 != ":" } }.count == 2)
        #expect(lowered.row("mask:a.x") == "none")
        #expect(lowered.row("l") == "a.minX = 5")
    }

    @Test("a root is as large as recorded, as its screen, or as a usual one, assumed")
    func roots() throws {
        func sizes(_ keys: String, more: String = "") throws -> [String] {
            let json = dumpText("{\"id\": \"r\", \"class\": \"UIView\"\(keys)}", "", more: more)
            return try layout(json).lowered().rows("root:")
        }
        #expect(try sizes(", \"frame\": [5, 6, 7, 8]") == ["root:r.width: r.width = 7", "root:r.height: r.height = 8"])
        #expect(
            try sizes("", more: "\"screen\": {\"width\": 320, \"height\": 480}").first == "root:r.width: r.width = 320"
        )
        #expect(
            try sizes("") == ["root:r.width: r.width = 375 assumed", "root:r.height: r.height = 667 assumed"]
        )
        let builder = "\"source\": {\"kind\": \"interface-builder\", \"file\": \"a.xib\"}"
        #expect(
            try sizes(", \"frame\": [0, 0, 9, 9]", more: builder).first == "root:r.width: r.width = 9 assumed"
        )
        let storyboard = "\"source\": {\"kind\": \"interface-builder\", \"file\": \"a.storyboard\"}"
        #expect(
            try sizes(", \"frame\": [0, 0, 9, 9], \"viewController\": \"C\"", more: storyboard).first
                == "root:r.width: r.width = 9"
        )
        let json = dumpText("{\"id\": \"r\", \"class\": \"UIView\"}")
        let conditions = LayoutConditions(size: Size(width: 1, height: 2))
        #expect(
            try layout(json).lowered(under: conditions).rows("root:")
                == ["root:r.width: r.width = 1", "root:r.height: r.height = 2"]
        )
    }
}
