import Testing

import LayoutInspector

@Suite struct ReservedIDsTests {
    @Test(
        "the forms of made constraints are reserved",
        arguments: [
            "nonneg:a.width", "nonneg:a.b.height", "root:0x1.width", "guide:r.safeArea.left", "guide:g.centerX",
            "content:label.width.hugging", "content:label.height.compression", "mask:a.x", "mask:a.height",
            "stack:s.start", "stack:s.spacing.2", "stack:s.align.1.end", "stack:s.fit.main", "stack:s.hidden.1.size",
        ]
    )
    func reserved(_ id: String) {
        #expect(ReservedIDs.contain(id))
    }

    @Test(
        "other ids are free, however near they come",
        arguments: [
            "a", "0x7fb1", "abc-de-fgh", "nonneg", "nonneg:a", "nonneg:a.left", "root:main", "stack:s", "stack:s.other",
            "guide:g", "my:a.width", "content:label.width", ":", "",
        ]
    )
    func free(_ id: String) {
        #expect(!ReservedIDs.contain(id))
    }
}
