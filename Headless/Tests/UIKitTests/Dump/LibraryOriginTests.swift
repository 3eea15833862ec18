import Testing

@testable import UIKit

@MainActor
@Suite("where a library's constraint was asked for")
struct LibraryOriginTests {
    /// As SnapKit's constraints describe themselves.
    private final class LibraryConstraint: NSLayoutConstraint, @unchecked Sendable {
        nonisolated override var description: String {
            "<SnapKit.LayoutConstraint:0x1@Login View.swift#42 UIView:0x2.width == 20.0>"
        }
    }

    @Test("a dump gives the line that the description of a library's constraint states")
    func stated() {
        let card = UIView()
        LibraryConstraint(
            item: card,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 20
        ).isActive = true
        #expect(card.layoutDump().contains("\"location\": {\"file\": \"Login View.swift\", \"line\": 42}"))
    }

    @Test(
        "descriptions without a line state none",
        arguments: [
            "<A:0x1 UIView:0x2.width == 20.0>", "<A:0x1@Cell.swift#0 UIView:0x2.width == 20.0>", "<A:0x1@.swift#3>",
            "Cell.swift#3", "<A:0x1@Cell.swift#>",
        ]
    )
    func none(description: String) {
        #expect(StatedOrigin.line(in: description) == nil)
    }
}
