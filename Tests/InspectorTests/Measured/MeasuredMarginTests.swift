import LayoutInspector
import LayoutModel
import LayoutSemantics
import Testing

/// Safe areas and margins as recorded from UIKit, every row.
@Suite struct MeasuredMarginTests {
    @Test(
        "a subview's safe area is what of its superview's reaches into it, edge by edge",
        arguments: [
            (Rectangle(x: 0, y: 0, width: 320, height: 480), [44.0, 10, 34, 12]),
            (Rectangle(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
            (Rectangle(x: 0, y: 100, width: 320, height: 200), [0, 10, 0, 12]),
            (Rectangle(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
            (Rectangle(x: 5, y: 10, width: 60, height: 20), [34, 5, 0, 0]),
        ]
    )
    func safeArea(frame: Rectangle, expected: [Double]) {
        let insets = InheritedInsets.safeArea(
            of: frame,
            in: Size(width: 320, height: 480),
            insets: EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        )
        #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
    }

    @Test("a view that preserves its superview's margins has at least those that reach into it")
    func preserving() {
        let own = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let outer = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let frame = Rectangle(x: 10, y: 10, width: 100, height: 100)
        let insets = InheritedInsets.preserving(own, outer, of: frame, in: Size(width: 320, height: 480))
        #expect([insets.top, insets.left, insets.bottom, insets.right] == [10, 10, 8, 8])
    }

    @Test("margins are a sum: views on them are where UIKit was recorded to put them")
    func sum() throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 480],
               "safeAreaInsets": {"top": 59, "left": 16, "bottom": 34, "right": 20}, "subviews": [
                 {"id": "box", "class": "UIView", "frame": [0, 30, 320, 300], "translatesAutoresizingMask": true,
                  "subviews": [{"id": "a", "class": "UIView"}, {"id": "b", "class": "UIView"},
                               {"id": "c", "class": "UIView"}]}]}],
             "constraints": [
               \(constraint("1", "a.left", "box.leftMargin")), \(constraint("2", "a.top", "box.topMargin")),
               \(constraint("3", "b.right", "box.rightMargin")), \(constraint("4", "b.bottom", "box.bottomMargin")),
               \(constraint("5", "a.width", constant: 60)), \(constraint("6", "a.height", constant: 40)),
               \(constraint("7", "b.width", constant: 60)), \(constraint("8", "b.height", constant: 40)),
               \(constraint("9", "c.centerX", "box.centerXWithinMargins")),
               \(constraint("10", "c.centerY", "box.centerYWithinMargins")),
               \(constraint("11", "c.width", constant: 80)), \(constraint("12", "c.height", constant: 30))]}
            """
        let frames = try layout(dump).diagnose().solved().frames
        #expect(frames[2] == Rectangle(x: 24, y: 37, width: 60, height: 40))
        #expect(frames[3] == Rectangle(x: 232, y: 252, width: 60, height: 40))
        // UIKit put it at 150: offscreen, origins are whole points.
        #expect(MeasuringHost.catalyst.rounded(frames[4]) == Rectangle(x: 118, y: 150, width: 80, height: 30))
    }

    private func insets(_ insets: [Double]) -> String {
        let names = ["top", "left", "bottom", "right"]
        return "{\(zip(names, insets).map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
    }

    @Test("a plain view's margins are 8 and its own safe area")
    func plainView() throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 480],
               "safeAreaInsets": \(insets([44, 10, 34, 12])), "subviews": [
                 {"id": "child", "class": "UIView", "frame": [0, 0, 320, 480], "translatesAutoresizingMask": true,
                  "subviews": [{"id": "a", "class": "UIView"}]}]}],
             "constraints": [
               \(constraint("1", "a.left", "child.leftMargin")), \(constraint("2", "a.top", "child.topMargin")),
               \(constraint("3", "a.right", "child.rightMargin")), \(constraint("4", "a.bottom", "child.bottomMargin"))]}
            """
        let frame = try layout(dump).diagnose().solved().frames[2]
        #expect(frame == Rectangle(x: 18, y: 52, width: 320 - 18 - 20, height: 480 - 52 - 42))
    }

    @Test(
        "a controller's root has margins of 16 at the sides and 0 above and below, beside the safe area",
        arguments: [
            ([0.0, 0, 0, 0], Rectangle(x: 16, y: 0, width: 288, height: 300)),
            ([20, 4, 30, 4], Rectangle(x: 20, y: 20, width: 280, height: 250)),
        ]
    )
    func controllerRoot(safeArea: [Double], expected: Rectangle) throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "viewController": "Login", "frame": [0, 0, 320, 300],
               "safeAreaInsets": \(insets(safeArea)), "subviews": [{"id": "a", "class": "UIView"}]}],
             "constraints": [
               \(constraint("1", "a.left", "root.leftMargin")), \(constraint("2", "a.top", "root.topMargin")),
               \(constraint("3", "a.right", "root.rightMargin")), \(constraint("4", "a.bottom", "root.bottomMargin"))]}
            """
        #expect(try layout(dump).diagnose().solved().frames[1] == expected)
    }

    /// 672 points is iOS's width, known but not measured; Catalyst's is 920 in bounds of more than 1008 points, and the
    /// margins' width in narrower ones. Both hosts center it.
    @Test(
        "readable content is as wide as the margins, up to 672 points",
        arguments: [
            Measurement("readable width in 640 points", 624),
            Measurement("readable width in 834 points", 818, instead: (672, "Catalyst has another limit than iOS")),
            Measurement("readable width in 1020 points", 920, instead: (672, "Catalyst has another limit than iOS")),
        ]
    )
    func readableContent(measurement: Measurement) throws {
        let width = try #require(measurement.name.split(separator: " ").compactMap { Double($0) }.first)
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, \(width), 300],
               "subviews": [{"id": "a", "class": "UIView"}]}],
             "constraints": [
               \(constraint("1", "a.left", "root.readableContent.left")),
               \(constraint("2", "a.right", "root.readableContent.right")),
               \(constraint("3", "a.top", "root.top")), \(constraint("4", "a.bottom", "root.bottom"))]}
            """
        let frame = try layout(dump).diagnose().solved().frames[1]
        measurement.verify(frame.width)
        #expect(frame.x == (width - frame.width) / 2)
    }
}
