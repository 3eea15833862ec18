import Foundation
import LayoutInspector
import LayoutPrinter
import Testing

@testable import draft_inspect

/// Frames that source sets, beside the constraints that it was printed from.
@Suite("frames that source sets")
struct FrameProofTests {
    private static let original = """
        {"format": "layout-dump", "version": 1, "screen": {"width": 393, "height": 852, "scale": 3},
          "roots": [{"id": "root", "class": "UIView", "name": "root", "frame": [0, 0, 393, 852], "subviews": [
            {"id": "card", "class": "UIView", "name": "card", "translatesAutoresizingMask": false},
            {"id": "title", "class": "UILabel", "name": "title", "translatesAutoresizingMask": false}]}],
          "constraints": [
            {"id": "left", "first": {"item": "card", "attribute": "left"}, "second": {"item": "root", "attribute": "leftMargin"}},
            {"id": "width", "first": {"item": "card", "attribute": "width"}, "second": {"item": "root", "attribute": "width"},
              "multiplier": 0.5},
            {"id": "top", "first": {"item": "card", "attribute": "top"}, "constant": 20,
              "second": {"item": "root", "attribute": "top"}},
            {"id": "height", "first": {"item": "card", "attribute": "height"}, "constant": 44},
            {"id": "below", "first": {"item": "title", "attribute": "top"}, "constant": 8,
              "second": {"item": "card", "attribute": "bottom"}},
            {"id": "start", "first": {"item": "title", "attribute": "left"}, "second": {"item": "card", "attribute": "left"}}]}
        """

    private static func printed(card: String, title: String) -> String {
        """
        {"format": "layout-dump", "version": 1, "roots": [{"id": "0x1", "class": "UIView", "frame": [0, 0, 320, 568],
          "layoutMargins": {"top": 8, "leading": 12, "bottom": 8, "trailing": 12}, "subviews": [
            {"id": "0x2", "class": "UIView", "frame": \(card)}, {"id": "0x3", "class": "UILabel", "frame": \(title)}]}], "constraints": []}
        """
    }

    private func verification(card: String, title: String) throws -> (Verification, Int) {
        let layout = try Layout.read(Array(Self.original.utf8)).layout
        let dialect = try #require(Dialects.named("notautolayout"))
        let tally = try layout.printed(as: dialect, form: .class, options: PrintOptions()).tally
        let printed = try Layout.read(Array(Self.printed(card: card, title: title).utf8)).layout
        var result = Verification()
        FrameProof(
            layout,
            printed: printed,
            pairs: [("root", "0x1"), ("card", "0x2"), ("title", "0x3")],
            tally: tally
        ).check(at: Size(width: 320, height: 568), into: &result)
        return (result, tally[.printed])
    }

    @Test("frames that satisfy every printed constraint are proven, contents may have any size")
    func satisfied() throws {
        let (result, count) = try verification(card: "[12, 20, 160, 44]", title: "[12, 72, 77, 31]")
        #expect(result.differences.isEmpty)
        #expect(result.heldCount == count)
        #expect(count == 6)
        #expect(result.frameCount == 3)
        #expect(result.sizes == ["320 × 568"])
    }

    @Test(
        "a constraint that fails is named, with the points that it fails by",
        arguments: [
            ("[13, 20, 160, 44]", "[13, 72, 77, 31]", ["left fails by 1.0 points"]),
            ("[12, 20, 150, 44]", "[12, 72, 77, 31]", ["width fails by 10.0 points"]),
            ("[12, 20, 160, 44]", "[30, 70, 77, 31]", ["below fails by 2.0 points", "start fails by 18.0 points"]),
        ]
    )
    func failing(card: String, title: String, failures: [String]) throws {
        let (result, count) = try verification(card: card, title: title)
        #expect(result.differences == failures.map { "frames at 320 × 568: " + $0 })
        #expect(result.heldCount == count - failures.count)
        #expect(!result.isEqual)
    }

    @Test("an edge that a pixel has moved is no failure")
    func pixels() throws {
        let (result, _) = try verification(card: "[12.33, 20, 160, 44]", title: "[12.33, 72, 77, 31]")
        #expect(result.isEqual)
    }

    /// An inequality leaves the frame open, and the library sets frames.
    private static let inequality = """
        {"id": "most", "first": {"item": "card", "attribute": "width"}, "relation": "<=", "constant": 400}
        """

    private func answer(_ original: String) throws -> String {
        let layout = try Layout.read(Array(original.utf8)).layout
        let dialect = try #require(Dialects.named("notautolayout"))
        let tally = try layout.printed(as: dialect, form: .class, options: PrintOptions()).tally
        let printed = try Layout.read(Array(Self.printed(card: "[12, 20, 160, 44]", title: "[12, 72, 77, 31]").utf8))
        var result = Verification()
        FrameProof(
            layout,
            printed: printed.layout,
            pairs: [("root", "0x1"), ("card", "0x2"), ("title", "0x3")],
            tally: tally
        ).check(at: Size(width: 320, height: 568), into: &result)
        return result.text(tally: tally, dialect: "notautolayout", compiler: "Swift 6")
    }

    @Test("the answer counts the constraints that the library cannot express")
    func inexpressible() throws {
        let end = "\"second\": {\"item\": \"card\", \"attribute\": \"left\"}}]}"
        #expect(Self.original.hasSuffix(end))
        let text = try answer(Self.original.dropLast(2) + ", " + Self.inequality + "]}")
        #expect(text.hasPrefix("equal\n  6 constraints satisfied by the frames that the source sets\n"))
        #expect(text.contains("\n  1 constraint not compared: notautolayout cannot express it\n"))
        #expect(try !answer(Self.original).contains("not compared"))
    }

    @Test("frames that no constraint was printed for are not called equal")
    func nothing() throws {
        let start = try #require(Self.original.range(of: "\"constraints\": ["))
        let text = try answer(Self.original[..<start.upperBound] + Self.inequality + "]}")
        #expect(text.hasPrefix("nothing to compare\n  no constraint was printed that the frames could satisfy\n"))
        #expect(text.contains("\n  1 constraint not compared: notautolayout cannot express it\n"))
    }
}
