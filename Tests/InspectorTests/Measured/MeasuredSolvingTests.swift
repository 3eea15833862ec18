import LayoutInspector
import Testing

/// Solving and rounding as recorded from UIKit, every row.
@Suite struct MeasuredSolvingTests {
    @Test("errors of rounding are not spread: three equal widths in 280 points are 93.5 each")
    func equalWidths() throws {
        let dump = dumpText(
            "{\"id\": \"root\", \"class\": \"UIView\", \"frame\": [0, 0, 280, 50], \"subviews\": "
                + "[\(["a", "b", "c"].map { view($0) }.joined(separator: ", "))]}",
            constraint("1", "a.left", "root.left"),
            constraint("2", "b.left", "a.right"),
            constraint("3", "c.left", "b.right"),
            constraint("4", "c.right", "root.right"),
            constraint("5", "b.width", "a.width"),
            constraint("6", "c.width", "a.width")
        )
        let frames = try layout(dump).diagnose().solved().frames.dropFirst()
        for frame in frames { Measurement("a third", 93.5).verify(MeasuringHost.catalyst.rounded(frame).width) }
        // In a window both edges are rounded, so that the widths differ.
        let edges = frames.map { MeasuringHost.simulator.rounded($0) }
        #expect(edges.map(\.x) == [0, 93.5, 186.5])
        #expect(edges.map(\.width) == [93.5, 93, 93.5])
    }

    @Test("a plain view's first baseline is its top, and its last one its bottom")
    func plainBaselines() throws {
        let dump = dumpText(
            root(view("a"), view("b")),
            constraint("first", "b.firstBaseline", "a.top"),
            constraint("last", "b.lastBaseline", "a.bottom")
        )
        let lowered = try layout(dump).lowered()
        #expect(lowered.row("first") == "-a.minY + b.minY = 0")
        #expect(lowered.row("last") == "-a.minY - a.height + b.minY + b.height = 0")
    }

    /// What `systemLayoutSizeFitting` asks for: width 0 and height 0 at priority 50.
    @Test("a fitting size is the least that the constraints allow")
    func fittingSize() throws {
        let label = "\"class\": \"UILabel\", \"intrinsicContentSize\": [39, 20.5]"
        let dump = dumpText(
            """
            {"id": "root", "class": "UIView", "frame": [0, 0, 320, 480], "subviews": [
              {"id": "box", "class": "UIView", "subviews": [{"id": "label", \(label)}]}]}
            """,
            constraint("1", "box.left", "root.left"),
            constraint("2", "box.top", "root.top"),
            constraint("3", "label.left", "box.left", constant: 16),
            constraint("4", "label.top", "box.top", constant: 8),
            constraint("5", "box.right", "label.right", constant: 16),
            constraint("6", "box.bottom", "label.bottom", relation: ">=", constant: 8),
            constraint("fitting.width", "box.width", keys: "\"priority\": 50"),
            constraint("fitting.height", "box.height", keys: "\"priority\": 50")
        )
        let frame = try layout(dump).diagnose().solved().frames[1]
        #expect(frame == Rectangle(x: 0, y: 0, width: 71, height: 36.5))
    }
}
