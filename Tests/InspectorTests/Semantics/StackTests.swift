import LayoutInspector
import Testing

@Suite struct StackTests {
    /// A stack `s` of views `a`, `b`, `c`; those in `hidden` are hidden.
    private func lowered(
        _ stack: String,
        views: [String] = ["a", "b", "c"],
        hidden: [String] = [],
        keys: [String: String] = [:],
        stackKeys: String = "",
        constraints: String...
    ) throws -> LoweredLayout {
        let arranged = views.map { id in
            let isHidden = hidden.contains(id) ? "\"isHidden\": true" : "\"isHidden\": false"
            return view(id, keys: keys[id].map { isHidden + ", " + $0 } ?? isHidden)
        }
        let more = stackKeys.isEmpty ? "" : ", " + stackKeys
        let json = dumpText(
            root(
                """
                {"id": "s", "class": "UIStackView", "translatesAutoresizingMask": false, "stack": {\(stack)}\(more),
                 "subviews": [\(arranged.joined(separator: ", "))]}
                """
            ),
            constraints.joined(separator: ",")
        )
        return try layout(json).lowered()
    }

    private func rows(
        _ stack: String,
        views: [String] = ["a", "b", "c"],
        hidden: [String] = [],
        keys: [String: String] = [:]
    )
        throws -> [String]
    {
        try lowered(stack, views: views, hidden: hidden, keys: keys).rows("stack:").map { String($0.dropFirst(8)) }
    }

    private func role(_ row: String) -> Substring { row.prefix { $0 != ":" && $0 != "." } }

    @Test(
        "a distribution divides the length by its rows",
        arguments: [
            (
                "fill",
                [
                    "spacing.1: -a.minX - a.width + b.minX = 8", "spacing.2: -b.minX - b.width + c.minX = 8",
                ]
            ),
            (
                "fillEqually",
                [
                    "spacing.1: -a.minX - a.width + b.minX = 8", "spacing.2: -b.minX - b.width + c.minX = 8",
                    "equal.2: -a.width + b.width = 0", "equal.3: -a.width + c.width = 0",
                ]
            ),
            (
                "equalSpacing",
                [
                    "spacing.1: -a.minX - a.width + b.minX >= 8", "spacing.2: -b.minX - b.width + c.minX >= 8",
                    "gap.2: a.minX + a.width - 2 b.minX - b.width + c.minX = 0", "fit.main: s.width = 0 @49",
                ]
            ),
            (
                "equalCentering",
                [
                    "spacing.1: -a.minX - a.width + b.minX >= 8", "spacing.2: -b.minX - b.width + c.minX >= 8",
                    "gap.2: a.minX + 0.5 a.width - 2 b.minX - b.width + c.minX + 0.5 c.width = 0 @149",
                    "fit.main: s.width = 0 @49",
                ]
            ),
        ]
    )
    func distributions(distribution: String, expected: [String]) throws {
        let rows = try rows("\"distribution\": \"\(distribution)\", \"spacing\": 8")
        #expect(rows.prefix(2) == ["start: a.minX = 0", "end: s.width - c.minX - c.width = 0"])
        #expect(rows.dropFirst(2).filter { !$0.hasPrefix("align") } == expected)
    }

    @Test("sizes that are equal in UIKit are as good as equal in AppKit: what is required goes before")
    func equalSizesOfAppKit() throws {
        var layout = try lowered("\"axis\": \"vertical\", \"distribution\": \"fillEqually\"").layout
        func priorities() -> [Double] {
            let lowered = layout.lowered()
            return (0..<lowered.system.rowCount).filter { lowered.id(ofRow: $0).contains(".equal.") }
                .map { lowered.system.priorities[$0] }
        }
        #expect(priorities() == [1000, 1000])
        layout.source.system = "macOS 14"
        #expect(priorities() == [999, 999])
    }

    @Test("proportional sizes follow the contents, each a little less firmly than the one before")
    func proportional() throws {
        let keys = [
            "a": "\"intrinsicContentSize\": [10, null]", "b": "\"intrinsicContentSize\": [null, null]",
            "c": "\"intrinsicContentSize\": [30, null]",
        ]
        let rows = try rows("\"distribution\": \"fillProportionally\", \"spacing\": 5", keys: keys)
        #expect(
            rows.filter { $0.hasPrefix("proportional") } == [
                "proportional.1: -0.2 s.width + a.width = 0 @999", "proportional.2: b.width = 0",
                "proportional.3: -0.6 s.width + c.width = 0 @998",
            ]
        )
        #expect(rows.filter { $0.hasPrefix("equal") }.isEmpty)
    }

    @Test("proportional sizes take the content from listed rows, and guesses make them assumed")
    func proportionalSources() throws {
        let listed = try lowered(
            "\"distribution\": \"fillProportionally\"",
            views: ["a"],
            constraints: constraint("l", "a.width", relation: "<=", constant: 4, keys: "\"origin\": \"contentSize\"")
        )
        #expect(listed.row("stack:s.proportional.1") == "-s.width + a.width = 0 @999")
        let guessed = try lowered(
            "\"distribution\": \"fillProportionally\"",
            views: ["a"],
            keys: ["a": "\"baseClass\": \"UISwitch\""]
        )
        #expect(guessed.row("stack:s.proportional.1") == "-s.width + a.width = 0 @999 assumed")
    }

    @Test(
        "proportional sizes count a stack by its natural length",
        arguments: [
            ("\"spacing\": 10", 10.0, "0.2", "0.8"), ("\"axis\": \"vertical\", \"spacing\": 10", 60, "0.75", "0.25"),
            ("\"distribution\": \"fillEqually\", \"spacing\": 10", 50, "0.5", "0.5"),
        ]
    )
    func proportionalStacks(inner: String, other: Double, first: String, second: String) throws {
        let nested = view(
            "b",
            view("x", keys: "\"intrinsicContentSize\": [10, 5]"),
            view("y", keys: "\"intrinsicContentSize\": [20, 5]"),
            keys: "\"stack\": {\(inner)}",
            baseClass: "UIStackView"
        )
        let outer = view(
            "s",
            view("a", keys: "\"intrinsicContentSize\": [\(other), 5]"),
            nested,
            keys: "\"stack\": {\"distribution\": \"fillProportionally\"}",
            baseClass: "UIStackView"
        )
        let lowered = try layout(dumpText(root(outer))).lowered()
        let rows = lowered.rows("stack:s.proportional")
        #expect(
            rows == [
                "stack:s.proportional.1: -\(first) s.width + a.width = 0 @999",
                "stack:s.proportional.2: -\(second) s.width + b.width = 0 @998",
            ]
        )
    }

    @Test("nobody knows the size of a stack that hides everything")
    func everythingHidden() throws {
        let stack = try lowered("\"spacing\": 5", hidden: ["a", "b", "c"])
        let names = stack.unknownVariables.compactMap { stack.itemAndAttribute(of: $0)?.attribute }
        #expect(names == [.width, .height])
        #expect(try lowered("\"spacing\": 5", hidden: ["a", "b"]).unknownVariables.isEmpty)
    }

    @Test("a stack has no margins of its own until somebody sets some")
    func margins() throws {
        let rows = try lowered("\"isLayoutMarginsRelative\": true").rows("guide:s.layoutMargins")
        #expect(rows.contains("guide:s.layoutMargins.left: s.layoutMargins.minX = 0 assumed"))
    }

    @Test("without contents, proportional means equal")
    func proportionalWithoutContents() throws {
        let rows = try rows("\"distribution\": \"fillProportionally\", \"spacing\": 5")
        #expect(rows.filter { $0.hasPrefix("proportional") }.isEmpty)
        #expect(rows.filter { $0.hasPrefix("equal") }.count == 2)
    }

    @Test(
        "an alignment places views across the stack by its rows",
        arguments: [
            ("horizontal", "fill", ["start: b.minY = 0", "end: -s.height + b.minY + b.height = 0"]),
            ("horizontal", "top", ["start: b.minY = 0", "end: -s.height + b.minY + b.height <= 0"]),
            ("horizontal", "bottom", ["start: b.minY >= 0", "end: -s.height + b.minY + b.height = 0"]),
            (
                "horizontal", "center",
                [
                    "start: b.minY >= 0", "end: -s.height + b.minY + b.height <= 0",
                    "center: -0.5 s.height + b.minY + 0.5 b.height = 0",
                ]
            ),
            (
                "horizontal", "firstBaseline",
                [
                    "start: b.minY >= 0", "end: -s.height + b.minY + b.height <= 0",
                    "baseline: -a.minY + b.minY = 0",
                ]
            ),
            (
                "horizontal", "lastBaseline",
                [
                    "start: b.minY >= 0", "end: -s.height + b.minY + b.height <= 0",
                    "baseline: -a.minY - a.height + b.minY + b.height = 0",
                ]
            ),
            ("vertical", "fill", ["start: b.minX = 0", "end: -s.width + b.minX + b.width = 0"]),
            ("vertical", "leading", ["start: b.minX = 0", "end: -s.width + b.minX + b.width <= 0"]),
            ("vertical", "trailing", ["start: b.minX >= 0", "end: -s.width + b.minX + b.width = 0"]),
            (
                "vertical", "center",
                [
                    "start: b.minX >= 0", "end: -s.width + b.minX + b.width <= 0",
                    "center: -0.5 s.width + b.minX + 0.5 b.width = 0",
                ]
            ),
        ]
    )
    func alignments(axis: String, alignment: String, expected: [String]) throws {
        let rows = try rows("\"axis\": \"\(axis)\", \"alignment\": \"\(alignment)\"")
        #expect(rows.filter { $0.hasPrefix("align.2.") } == expected.map { "align.2.\($0)" })
        let cross = axis == "horizontal" ? "height" : "width"
        let fit =
            alignment == "fill"
            ? []
            : ["fit: s.\(cross) = 0 @51"]
                + ["a", "b", "c"].enumerated().map { "settle.\($0 + 1): \($1).\(cross) = 0 @25" }
        #expect(rows.filter { $0.hasPrefix("fit") || $0.hasPrefix("settle") } == fit)
        #expect(rows.filter { $0.hasPrefix("align.1.baseline") }.isEmpty)
    }

    @Test("spacing after a view replaces the spacing of the stack")
    func customSpacing() throws {
        let rows = try rows("\"axis\": \"vertical\", \"spacing\": 8, \"customSpacing\": {\"b\": 20}")
        #expect(
            rows.filter { $0.hasPrefix("spacing") } == [
                "spacing.1: -a.minY - a.height + b.minY = 8", "spacing.2: -b.minY - b.height + c.minY = 20",
            ]
        )
    }

    @Test("baseline-relative spacing runs from last to first baseline")
    func baselineRelative() throws {
        let keys = [
            "a": "\"baselineOffsets\": {\"first\": 9, \"last\": 3}",
            "b": "\"baselineOffsets\": {\"first\": 7, \"last\": 1}",
        ]
        let rows = try rows(
            "\"axis\": \"vertical\", \"spacing\": 30, \"isBaselineRelative\": true",
            views: ["a", "b"],
            keys: keys
        )
        #expect(rows.filter { $0.hasPrefix("spacing") } == ["spacing.1: -a.minY - a.height + b.minY = 20"])
    }

    @Test("hidden views take no spacing, shrink along the stack, and stay aligned with the others")
    func hidden() throws {
        let stack = "\"spacing\": 8, \"alignment\": \"center\""
        #expect(
            try rows(stack, hidden: ["b"]).filter { $0.hasPrefix("spacing") || $0.hasPrefix("hidden") } == [
                "spacing.1: -a.minX - a.width + c.minX = 8", "hidden.1.size: b.width = 0",
                "hidden.1.start: -a.minX - a.width + b.minX = 4", "hidden.1.align.start: b.minY >= 0",
                "hidden.1.align.end: -s.height + b.minY + b.height <= 0",
                "hidden.1.align.center: -0.5 s.height + b.minY + 0.5 b.height = 0",
            ]
        )
    }

    @Test(
        "a hidden view starts where the shown ones leave it",
        arguments: [
            (["a"], ["hidden.1.start: a.minX = 0"]),
            (["c"], ["hidden.1.start: -b.minX - b.width + c.minX = 0"]),
            (["b", "c"], ["hidden.1.start: b.minX = 0", "hidden.2.start: c.minX = 0"]),
            (
                ["a", "b", "c"],
                ["hidden.1.start: a.minX = 0", "hidden.2.start: b.minX = 0", "hidden.3.start: c.minX = 0"]
            ),
        ]
    )
    func hiddenStart(hidden: [String], expected: [String]) throws {
        let rows = try rows("\"spacing\": 8", hidden: hidden)
        #expect(rows.filter { $0.hasPrefix("hidden") && $0.contains(".start:") && !$0.contains("align") } == expected)
        if hidden.count == 3 { #expect(rows.filter { !$0.hasPrefix("hidden") }.isEmpty) }
    }

    @Test("rows that depend on an inferred state of being hidden are assumed")
    func inferredHidden() throws {
        let lowered = try lowered("", hidden: ["b"], keys: ["b": "\"inferred\": [\"isHidden\"]"])
        #expect(lowered.row("stack:s.hidden.1.size") == "b.width = 0 assumed")
        #expect(lowered.row("stack:s.hidden.1.start") == "-a.minX - a.width + b.minX = 0 assumed")
        #expect(lowered.row("stack:s.hidden.1.align.start") == "b.minY = 0")
    }

    @Test("within its margins a stack arranges in its margins guide")
    func marginsRelative() throws {
        let lowered = try lowered(
            "\"isLayoutMarginsRelative\": true, \"alignment\": \"top\"",
            views: ["a"],
            stackKeys: "\"layoutMargins\": {\"top\": 1, \"leading\": 2, \"bottom\": 3, \"trailing\": 4}"
        )
        #expect(
            lowered.rows("stack:s") == [
                "stack:s.start: a.minX - s.layoutMargins.minX = 0",
                "stack:s.end: -a.minX - a.width + s.layoutMargins.minX + s.layoutMargins.width = 0",
                "stack:s.align.1.start: a.minY - s.layoutMargins.minY = 0",
                "stack:s.align.1.end: a.minY + a.height - s.layoutMargins.minY - s.layoutMargins.height <= 0",
                "stack:s.fit: s.layoutMargins.height = 0 @51", "stack:s.settle.1: a.height = 0 @25",
            ]
        )
        #expect(lowered.row("guide:s.layoutMargins.left") == "s.layoutMargins.minX = 2")
    }

    @Test("a horizontal stack reads right to left where its direction does, a vertical one aligns so")
    func rightToLeft() throws {
        let horizontal = try lowered("\"spacing\": 8", stackKeys: "\"layoutDirection\": \"rightToLeft\"")
        #expect(horizontal.row("stack:s.start") == "s.width - a.minX - a.width = 0")
        #expect(horizontal.row("stack:s.end") == "c.minX = 0")
        #expect(horizontal.row("stack:s.spacing.1") == "a.minX - b.minX - b.width = 8")
        let vertical = try lowered(
            "\"axis\": \"vertical\", \"alignment\": \"leading\"",
            stackKeys: "\"layoutDirection\": \"rightToLeft\""
        )
        #expect(vertical.row("stack:s.align.1.start") == "s.width - a.minX - a.width = 0")
        #expect(vertical.row("stack:s.align.1.end") == "-a.minX <= 0")
        #expect(vertical.row("stack:s.start") == "a.minY = 0")
    }

    @Test("every combination has the rows of the table, one for each place")
    func counts() throws {
        for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"] {
            for alignment in ["fill", "top", "center", "bottom", "firstBaseline", "lastBaseline"] {
                for hidden in [[], ["a"], ["b"], ["a", "c"]] {
                    let stack = "\"distribution\": \"\(distribution)\", \"alignment\": \"\(alignment)\""
                    let rows = try rows(stack, hidden: hidden)
                    let shown = 3 - hidden.count
                    let distributesGaps = distribution.hasPrefix("equal")
                    let isFill = alignment == "fill"
                    let alignRows = alignment == "center" ? 3 : 2
                    let baselines = alignment.hasSuffix("Baseline")
                    #expect(rows.count { role($0) == "spacing" } == shown - 1)
                    #expect(
                        rows.count { role($0) == "equal" }
                            == (distribution.hasPrefix("fill") && distribution != "fill" ? shown - 1 : 0)
                    )
                    #expect(rows.count { role($0) == "gap" } == (distributesGaps ? max(0, shown - 2) : 0))
                    #expect(rows.count { role($0) == "align" } == alignRows * shown + (baselines ? shown - 1 : 0))
                    #expect(rows.count { role($0) == "fit" } == (isFill ? 0 : 1) + (distributesGaps ? 1 : 0))
                    #expect(rows.count { role($0) == "settle" } == (isFill ? 0 : shown))
                    #expect(rows.count { role($0) == "hidden" } == hidden.count * (2 + alignRows + (baselines ? 1 : 0)))
                }
            }
        }
    }

    @Test("listed stack constraints replace all made ones of their stack, and of no other")
    func listed() throws {
        let inner = view("inner", view("x"), keys: "\"stack\": {}", baseClass: "UIStackView")
        let outer = view("outer", inner, view("y"), keys: "\"stack\": {}", baseClass: "UIStackView")
        func stacks(_ constraints: String...) throws -> Set<String> {
            let json = dumpText(root(outer), constraints.joined(separator: ","))
            let ids = try layout(json).lowered().rows("stack:").map { $0.split(separator: ".")[0] }
            return Set(ids.map(String.init))
        }
        func named(_ identifier: String) -> String { "\"identifier\": \"UISV-\(identifier)\"" }
        #expect(try stacks() == ["stack:inner", "stack:outer"])
        #expect(
            try stacks(constraint("c", "inner.leading", "x.leading", keys: named("canvas-connection"))) == [
                "stack:outer"
            ]
        )
        #expect(
            try stacks(constraint("c", "outer.leading", "inner.leading", keys: named("canvas-connection")))
                == ["stack:inner"]
        )
        #expect(
            try stacks(constraint("c", "y.leading", "inner.trailing", keys: "\"origin\": \"stack\"")) == ["stack:inner"]
        )
        #expect(try stacks(constraint("c", "inner.width", constant: 0, keys: named("hiding"))) == ["stack:inner"])
        #expect(
            try stacks(constraint("c", "inner.width", constant: 0, keys: named("canvas-fit"))) == ["stack:outer"]
        )
        #expect(
            try stacks(constraint("c", "inner.width", constant: 0, keys: named("hiding") + ", \"isActive\": false"))
                == ["stack:inner", "stack:outer"]
        )
    }
}
