import LayoutInspector
import LayoutModel
import LayoutSemantics
import Testing

/// Safe areas and margins as recorded from UIKit.
@Suite struct InheritedInsetsTests {
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
                  "subviews": [{"id": "a", "class": "UIView"}, {"id": "b", "class": "UIView"}]}]}],
             "constraints": [
               \(constraint("1", "a.left", "box.leftMargin")), \(constraint("2", "a.top", "box.topMargin")),
               \(constraint("3", "b.right", "box.rightMargin")), \(constraint("4", "b.bottom", "box.bottomMargin")),
               \(constraint("5", "a.width", constant: 60)), \(constraint("6", "a.height", constant: 40)),
               \(constraint("7", "b.width", constant: 60)), \(constraint("8", "b.height", constant: 40))]}
            """
        let frames = try layout(dump).diagnose().solved().frames
        #expect(frames[2] == Rectangle(x: 24, y: 37, width: 60, height: 40))
        #expect(frames[3] == Rectangle(x: 232, y: 252, width: 60, height: 40))
    }
}

/// Priorities and sizes that controls have where nobody set any.
@Suite struct ControlDefaultsTests {
    private func row(_ more: String = "") -> String {
        """
        {"format": "layout-dump", "version": 1,
         "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 80], "subviews": [
             {"id": "label", "class": "UILabel", "intrinsicContentSize": [80, 20]},
             {"id": "switch", "class": "UISwitch", "intrinsicContentSize": [49, 31]\(more)}]}],
         "constraints": [
           \(constraint("1", "label.leading", "root.leading")), \(constraint("2", "label.top", "root.top")),
           \(constraint("3", "switch.leading", "label.trailing")), \(constraint("4", "switch.top", "root.top")),
           \(constraint("5", "switch.trailing", "root.trailing"))]}
        """
    }

    @Test("a switch hugs harder than the label beside it, so that nothing is ambiguous")
    func switchBesideLabel() throws {
        let read = try layout(row())
        #expect(read.views[2].contentHugging == PerAxis(750, 750))
        #expect(try read.diagnose().findings.isEmpty)
        let equal = try layout(row(", \"contentHugging\": [250, 250]")).diagnose().findings
        #expect(equal.map(\.rule) == ["ambiguous-layout"])
    }

    @Test("a dump omits the priorities of the class, and states all others")
    func written() throws {
        let usual = String(decoding: try layout(row()).dump(), as: UTF8.self)
        #expect(!usual.contains("contentHugging"))
        let set = String(decoding: try layout(row(", \"contentHugging\": [250, 250]")).dump(), as: UTF8.self)
        #expect(set.contains("\"contentHugging\": [250, 250]"))
    }

    @Test(
        "controls have the sizes of the system that the source or the conditions name",
        arguments: [
            (nil, nil, 49.0), ("iOS 18.2", nil, 49), ("iOS 26.1", nil, 66), ("iOS 26.1", 18, 49), (nil, 26, 66),
        ]
            as [(String?, Int?, Double)]
    )
    func design(system: String?, version: Int?, width: Double) throws {
        var read = try layout(row().replacing("\"intrinsicContentSize\": [49, 31]", with: "\"name\": \"toggle\""))
        read.source.system = system
        let conditions = LayoutConditions(controlDesign: version.map { ControlDesign(majorVersion: $0) })
        let rows = read.lowered(under: conditions).rows("content:switch.width")
        #expect(rows.first == "content:switch.width.hugging: switch.width <= \(Int(width)) @750 assumed")
    }
}
