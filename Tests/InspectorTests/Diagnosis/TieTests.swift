import LayoutInspector
import LayoutSemantics
import Testing

/// Which of several equally valid layouts is shown. The numbers of real stack views are in MeasuredStackTests.
@Suite("the layout that is shown of a tie") struct TieTests {
    /// Labels between the edges of a root 200 points wide, one after the other, with contents of 20 points each.
    private func chain(
        _ keys: [String],
        rootKeys: String = "",
        more: [String] = []
    ) throws -> Layout {
        let labels = keys.enumerated().map { index, keys in
            """
            {"id": "v\(index)", "class": "UILabel", "translatesAutoresizingMask": false,
             "intrinsicContentSize": [20, 10]\(keys.isEmpty ? "" : ", " + keys)}
            """
        }
        var rows = [
            constraint("start", "v0.leading", "root.leading"),
            constraint("end", "v\(keys.count - 1).trailing", "root.trailing"),
        ]
        for index in keys.indices {
            rows.append(constraint("top\(index)", "v\(index).top", "root.top"))
            if index > 0 { rows.append(constraint("next\(index)", "v\(index).leading", "v\(index - 1).trailing")) }
        }
        return try layout(
            dumpText(
                """
                {"id": "root", "class": "UIView", "frame": [0, 0, 200, 50]\(rootKeys),
                 "subviews": [\(labels.joined(separator: ", "))]}
                """,
                (rows + more).joined(separator: ",")
            )
        )
    }

    private func widths(_ layout: Layout, under conditions: LayoutConditions = LayoutConditions()) throws -> [Double] {
        var options = DiagnosisOptions()
        options.conditions = conditions
        return try layout.diagnose(options: options).solved().frames.dropFirst().map { $0.width.inMillionths }
    }

    @Test("the first of a chain is stretched, and the tie is still reported")
    func chainOfLabels() throws {
        let layout = try chain(["", "", ""])
        #expect(try widths(layout) == [160, 20, 20])
        #expect(try layout.diagnose().findings.first?.rule == "ambiguous-layout")
    }

    @Test("the first is compressed if there is too little room")
    func compressed() throws {
        var layout = try chain(["", "", ""])
        for view in 1...3 { layout.views[view].intrinsicContentSize = PerAxis(90, 10) }
        #expect(try widths(layout) == [20, 90, 90])
    }

    @Test("right to left, the first is still the first")
    func rightToLeft() throws {
        let solved = try chain(["", "", ""], rootKeys: ", \"layoutDirection\": \"rightToLeft\"").diagnose().solved()
        #expect(solved.frames.dropFirst().map { $0.width.inMillionths } == [160, 20, 20])
        #expect(solved.frames[1].x.inMillionths == 40)
    }

    @Test("recorded frames show which of the tied layouts UIKit took")
    func recorded() throws {
        let layout = try chain([
            "\"frame\": [0, 0, 20, 10]", "\"frame\": [20, 0, 160, 10]", "\"frame\": [180, 0, 20, 10]",
        ])
        #expect(try widths(layout) == [20, 160, 20])
    }

    @Test("frames that a running app's dump lists as inferred show nothing")
    func inferredFrames() throws {
        let inferred = ", \"inferred\": [\"frame\"]"
        var layout = try chain([
            "\"frame\": [0, 0, 20, 10]" + inferred, "\"frame\": [20, 0, 160, 10]" + inferred,
            "\"frame\": [180, 0, 20, 10]" + inferred,
        ])
        layout.source.kind = .runtime
        #expect(try widths(layout) == [160, 20, 20])
    }

    @Test("at another size than the recorded one, they do not")
    func atAnotherSize() throws {
        let layout = try chain([
            "\"frame\": [0, 0, 20, 10]", "\"frame\": [20, 0, 160, 10]", "\"frame\": [180, 0, 20, 10]",
        ])
        let conditions = LayoutConditions(size: Size(width: 240, height: 50))
        #expect(try widths(layout, under: conditions) == [200, 20, 20])
    }

    @Test("arranged subviews count in the order in which they are arranged")
    func arrangedOrder() throws {
        func widths(_ arranged: String) throws -> [Double] {
            let dump = dumpText(
                """
                {"id": "root", "class": "UIView", "frame": [0, 0, 200, 50], "subviews": [
                  {"id": "s", "class": "UIStackView", "translatesAutoresizingMask": false,
                   "stack": {"arranged": [\(arranged)]}, "subviews": [
                    {"id": "a", "class": "UILabel", "intrinsicContentSize": [20, null]},
                    {"id": "b", "class": "UILabel", "intrinsicContentSize": [20, null]},
                    {"id": "c", "class": "UIView"}, {"id": "d", "class": "UIView"}]}]}
                """,
                constraint("left", "s.left", "root.left"),
                constraint("right", "s.right", "root.right"),
                constraint("top", "s.top", "root.top"),
                constraint("bottom", "s.bottom", "root.bottom")
            )
            return try layout(dump).diagnose().solved().frames.dropFirst(2).map { $0.width.inMillionths }
        }
        #expect(try widths("\"a\", \"b\"").prefix(2) == [180, 20])
        #expect(try widths("\"b\", \"a\"").prefix(2) == [20, 180])
        #expect(try widths("\"c\", \"d\"").suffix(2) == [0, 200])
        #expect(try widths("\"d\", \"c\"").suffix(2) == [200, 0])
    }

    @Test("a view without a size of its own is as small as it can be, wherever it is pinned")
    func plainViews() throws {
        for edge in ["left", "centerX", "right"] {
            let dump = dumpText(root(view("a")), constraint("x", "a.\(edge)", "root.\(edge)", constant: -10))
            #expect(try layout(dump).diagnose().solved().frames[1].width == 0, "\(edge)")
        }
    }

    @Test("an edited analysis shows what a fresh one shows")
    func edited() throws {
        let layout = try chain(["", "", ""], more: [constraint("fixed", "v0.width", constant: 50)])
        let edit = LayoutEdit.constraint(id: "fixed", .isActive(false))
        let analysis = try #require(try Analysis(layout).applying([edit]))
        #expect(analysis.solved().frames.dropFirst().map { $0.width.inMillionths } == [160, 20, 20])
    }
}

extension Double {
    /// Without the error of solving in doubles.
    fileprivate var inMillionths: Double { (self * 1e6).rounded() / 1e6 }
}
