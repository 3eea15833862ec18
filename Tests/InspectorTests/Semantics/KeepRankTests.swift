import LayoutInspector
import Testing

@Suite struct KeepRankTests {
    private func ranks() throws -> [String: UInt8] {
        func width(_ id: String, _ keys: String) -> String { constraint(id, "a.width", constant: 1, keys: keys) }
        let stack = view(
            "s",
            view("t"),
            view("u", keys: "\"isHidden\": true"),
            keys: "\"stack\": {}",
            baseClass: "UIStackView"
        )
        let json = dumpText(
            root(view("a", keys: "\"intrinsicContentSize\": [3, 4]"), stack),
            width("user", "\"origin\": \"user\""),
            width("encapsulated", "\"origin\": \"encapsulated\""),
            width("temporary", "\"origin\": \"temporary\""),
            width("stackOrigin", "\"origin\": \"stack\""),
            width("named", "\"identifier\": \"UISV-spacing\""),
            width("hiding", "\"identifier\": \"UISV-hiding\""),
            constraint("two", "a.width", "root.width"),
            constraint("own", "a.width", "a.height", multiplier: 2),
            constraint("zero", "a.width", "root.width", multiplier: 0),
            width("broken", "\"origin\": \"user\""),
            more: """
                "reports": [{"kind": "conflict", "constraints": ["broken"], "broken": "broken"}]
                """
        )
        let lowered = try layout(json).lowered()
        return Dictionary(
            uniqueKeysWithValues: (0..<lowered.system.rowCount).map {
                (lowered.id(ofRow: $0), lowered.system.keepRanks[$0])
            }
        )
    }

    @Test(
        "constraints are kept in the order of their makers",
        arguments: [
            ("nonneg:a.width", 0), ("root:root.width", 0), ("content:a.width.hugging", 0), ("encapsulated", 0),
            ("temporary", 0), ("stack:s.start", 1), ("stackOrigin", 1), ("named", 1), ("two", 2), ("user", 3),
            ("own", 3), ("zero", 3), ("hiding", 4), ("stack:s.hidden.1.size", 4), ("stack:s.hidden.1.start", 1),
            ("broken", 5),
        ]
    )
    func rank(id: String, rank: UInt8) throws {
        #expect(try ranks()[id] == rank)
    }

    @Test("rows are ordered by item, then in the order of the id table, then listed ones as in the file")
    func order() throws {
        let json = dumpText(
            root(view("a", view("b"), keys: "\"intrinsicContentSize\": [3, null]"), view("c")),
            constraint("z", "c.width", constant: 1),
            constraint("y", "a.top", "root.safeArea.top")
        )
        #expect(
            try layout(json).lowered().rows().map { $0.prefix { $0 != " " }.dropLast() } == [
                "nonneg:root.width", "nonneg:root.height", "root:root.width", "root:root.height",
                "nonneg:root.safeArea.width", "nonneg:root.safeArea.height", "guide:root.safeArea.left",
                "guide:root.safeArea.right", "guide:root.safeArea.top", "guide:root.safeArea.bottom",
                "nonneg:a.width", "nonneg:a.height", "content:a.width.hugging", "content:a.width.compression",
                "nonneg:b.width", "nonneg:b.height", "nonneg:c.width", "nonneg:c.height", "z", "y",
            ]
        )
    }
}
