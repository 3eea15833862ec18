import LayoutInspector
import Testing

/// The library's helpers: what they build prints as them, and what differs in one thing prints plainly.

@testable import LayoutPrinter

@Suite("helpers in Draftsman")
struct HelperTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var views: String
        var constraints: [String]
        var body: String
        var declarations = ""
        var summary: String?
        var testDescription: String { name }
    }

    // MARK: Parts

    private static func stack(_ id: String, _ options: String, _ subviews: String, _ more: String = "") -> String {
        #"{"id": "\#(id)", "class": "UIStackView", "translatesAutoresizingMask": false, \#(more) "stack": {\#(options)}, "subviews": [\#(subviews)]}"#
    }

    private static func view(_ id: String, _ className: String = "UILabel", _ more: String = "") -> String {
        #"{"id": "\#(id)", "class": "\#(className)", \#(more) "translatesAutoresizingMask": false}"#
    }

    private static func named(_ id: String, _ className: String = "UILabel") -> String {
        view(id, className, #""name": "\#(id)","#)
    }

    private static let margins =
        #""authoredMargins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},"#
    private static let equalMargins =
        #""authoredMargins": {"top": 8, "leading": 8, "bottom": 8, "trailing": 8},"#

    /// What a `ScrollableStackView` holds.
    private static func scrollable(
        stack options: String = #""axis": "vertical", "distribution": "equalSpacing", "alignment": "center""#,
        outer: String = "",
        inner: String = "",
        className: String = "Draftsman.ScrollableStackView",
        beside: String = ""
    ) -> String {
        #"{"id": "s", "class": "\#(className)", "baseClass": "UIScrollView", \#(outer) "translatesAutoresizingMask": false, "subviews": [\#(stack("i", options, named("a") + "," + named("b"), inner))\#(beside)]}"#
    }

    private static let ownConstraints = [
        "i.width == s.width", "i.left == s.left", "i.right == s.right", "i.top == s.top", "i.bottom == s.bottom",
    ]

    // MARK: Exact structures

    static let structures: [Case] = [
        Case(
            name: "a stack with margins, distribution, alignment and spacing",
            views: stack(
                "s",
                #""axis": "vertical", "distribution": "fillEqually", "alignment": "center", "spacing": 8, "isLayoutMarginsRelative": true"#,
                named("a"),
                margins
            ),
            constraints: ["s.top == root.top"],
            body: """
                VStacked(
                    margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
                    distribution: .fillEqually,
                    alignment: .center,
                    spacing: 8
                ) {
                    a
                }
                .top.equal(with: .parent)
                """
        ),
        Case(
            name: "a stack with one margin on all sides",
            views: stack("s", #""isLayoutMarginsRelative": true"#, named("a"), equalMargins),
            constraints: [],
            body: "HStacked(margin: 8) {\n    a\n}"
        ),
        Case(
            name: "a stack that something refers to",
            views: stack("s", #""spacing": 4"#, named("a")) + "," + named("b"),
            constraints: ["b.top == s.bottom"],
            body: "HStacked(stack) {\n    a\n}\nb.drf.top.equal(to: stack.bottomAnchor)",
            declarations: "private let stack = UIStackView(axis: .horizontal, spacing: 4)"
        ),
        Case(
            name: "a vertical scrollable stack",
            views: scrollable(),
            constraints: ownConstraints + ["s.top == root.top", "a.width == i.width - 16"],
            body: """
                VScrollableStacked(spacing: 0) {
                    a.drf.width.equal(with: .parent).substracted(by: 16)
                    b
                }
                .top.equal(with: .parent)
                """,
            summary: "7 constraints: 2 printed, 5 implied"
        ),
        Case(
            name: "a horizontal scrollable stack with arguments",
            views: scrollable(
                stack:
                    #""axis": "horizontal", "distribution": "equalSpacing", "alignment": "fill", "spacing": 12, "isLayoutMarginsRelative": true"#,
                inner: equalMargins
            ),
            constraints: ["i.height == s.height"] + ownConstraints.dropFirst(),
            body: "HScrollableStacked(margin: 8, alignment: .fill, spacing: 12) {\n    a\n    b\n}",
            summary: "5 constraints: 5 implied"
        ),
        Case(
            name: "a scrollable stack that something refers to",
            views: scrollable() + "," + named("o"),
            constraints: ownConstraints + ["o.top == s.bottom"],
            body: """
                scrollableStackView.drf.insertStacked {
                    a
                    b
                }
                o.drf.top.equal(to: scrollableStackView.bottomAnchor)
                """,
            declarations: "private let scrollableStackView = ScrollableStackView(axis: .vertical)"
        ),
        Case(
            name: "a scrollable stack that is a property, with the property of its class for the stack",
            views: scrollable(
                outer: #""name": "form", "owner": "ScreenController","#,
                inner: #""name": "$__lazy_storage_$_stackView", "owner": "Draftsman.ScrollableStackView","#
            ),
            constraints: ownConstraints,
            body: "form.drf.insertStacked {\n    a\n    b\n}",
            summary: "5 constraints: 5 implied"
        ),
        Case(
            name: "a spacer with its dimension",
            views: stack(
                "s",
                #""axis": "vertical""#,
                [named("a"), view("gap", "Draftsman.SpacerView"), named("b")].joined(separator: ",")
            ),
            constraints: ["gap.height >= 12"],
            body: "VStacked {\n    a\n    SpacerView(12)\n    b\n}",
            summary: "1 constraint: 1 implied"
        ),
        Case(
            name: "a spacer without a dimension",
            views: stack("s", #""axis": "vertical""#, view("gap", "SpacerView")),
            constraints: [],
            body: "VStacked {\n    SpacerView()\n}"
        ),
        Case(
            name: "a spacer that something refers to",
            views: stack("s", "", view("gap", "SpacerView")) + "," + named("b"),
            constraints: ["gap.width >= 0.5", "b.width == gap.width"],
            body: "HStacked {\n    stackSpacerView\n}\nb.drf.width.equal(to: stackSpacerView.widthAnchor)",
            declarations: "private let stackSpacerView = SpacerView(0.5)"
        ),
        Case(
            name: "a spacer that is a property",
            views: stack("s", "", named("gap", "SpacerView")),
            constraints: ["gap.width >= 8", "gap.height == 1"],
            body: "HStacked {\n    gap.drf.height.equal(to: 1)\n}",
            summary: "2 constraints: 1 printed, 1 implied"
        ),
        Case(
            name: "a margin around a view",
            views: margined,
            constraints: edges + ["m.top == root.top", "a.height == 20"],
            body: """
                Margined(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) {
                    a.drf.height.equal(to: 20)
                }
                .top.equal(with: .parent)
                """,
            summary: "6 constraints: 2 printed, 4 implied"
        ),
        Case(
            name: "one margin on all sides, around a stack",
            views:
                #"{"id": "m", "class": "UIView", "translatesAutoresizingMask": false, "subviews": [\#(stack("a", "", named("b")))]}"#,
            constraints: [
                "a.top == m.top + 8", "a.left == m.left + 8", "a.bottom == m.bottom - 8", "a.right == m.right - 8",
            ],
            body: "Margined(by: 8) {\n    HStacked {\n        b\n    }\n}",
            summary: "4 constraints: 4 implied"
        ),
    ]

    private static let margined =
        #"{"id": "m", "class": "UIView", "translatesAutoresizingMask": false, "subviews": [\#(named("a"))]}"#
    private static let edges = [
        "a.top == m.top + 1", "a.left == m.left + 2", "a.bottom == m.bottom - 3", "a.right == m.right - 4",
    ]

    @Test("what a helper builds prints as the helper", arguments: structures)
    func structure(_ example: Case) throws {
        let printed = try layout(dump(example.views, constraints: example.constraints)).printed()
        #expect(planBody(printed.text) == example.body)
        let declarations = printed.text.split(separator: "\n").filter { $0.hasPrefix("private let") }
        #expect(declarations.joined(separator: "\n") == example.declarations)
        if let summary = example.summary { #expect(printed.tally.summary == summary) }
        #expect(printed.remainder.isEmpty)
    }

    // MARK: Mismatches

    struct Mismatch: CustomTestStringConvertible {
        var name: String
        var views: String
        var constraints: [String]
        /// What must not be printed.
        var helper: String
        var testDescription: String { name }
    }

    static let mismatches: [Mismatch] = {
        var list: [Mismatch] = []
        func scrollableMismatch(
            _ name: String,
            _ views: String = scrollable(),
            _ constraints: [String] = ownConstraints
        ) {
            list.append(Mismatch(name: name, views: views, constraints: constraints, helper: "ScrollableStacked("))
        }
        for (index, constraint) in ownConstraints.enumerated() {
            var others = ownConstraints
            others.remove(at: index)
            scrollableMismatch("a scrollable stack without \(constraint)", scrollable(), others)
            for change in [" + 1", " @999", " #named"] {
                scrollableMismatch(
                    "a scrollable stack with \(constraint)\(change)",
                    scrollable(),
                    others + [constraint + change]
                )
            }
            let inequality = constraint.replacing("==", with: ">=")
            scrollableMismatch("a scrollable stack with \(inequality)", scrollable(), others + [inequality])
        }
        scrollableMismatch(
            "a scrollable stack with one constraint more",
            scrollable(),
            ownConstraints + ["i.height >= 10"]
        )
        scrollableMismatch(
            "a scrollable stack with leading and trailing",
            scrollable(),
            [
                "i.width == s.width", "i.leading == s.leading", "i.trailing == s.trailing", "i.top == s.top",
                "i.bottom == s.bottom",
            ]
        )
        scrollableMismatch(
            "a scrollable stack whose stack is named elsewhere",
            scrollable() + "," + named("o"),
            ownConstraints + ["o.width == i.width"]
        )
        for options in [
            #""axis": "horizontal", "distribution": "equalSpacing", "alignment": "center""#,
            #""axis": "vertical", "distribution": "fill", "alignment": "center""#,
            #""axis": "vertical", "distribution": "equalSpacing", "isBaselineRelative": true"#,
            #""axis": "vertical", "distribution": "equalSpacing", "customSpacing": {"a": 3}"#,
            #""axis": "vertical", "distribution": "equalSpacing", "arranged": ["a"]"#,
            #""axis": "vertical", "distribution": "equalSpacing", "isLayoutMarginsRelative": true"#,
        ] { scrollableMismatch("a scrollable stack with \(options)", scrollable(stack: options)) }
        scrollableMismatch("a scroll view of another class", scrollable(className: "UIScrollView"))
        scrollableMismatch("a scrollable stack with a second subview", scrollable(beside: "," + named("c")))
        scrollableMismatch(
            "a scrollable stack whose stack is tagged by a label",
            scrollable(inner: #""label": "content","#)
        )

        func spacerMismatch(
            _ name: String,
            _ constraints: [String],
            className: String = "SpacerView",
            axis: String = "vertical"
        ) {
            let views = stack("s", #""axis": "\#(axis)""#, view("gap", className))
            list.append(Mismatch(name: name, views: views, constraints: constraints, helper: "SpacerView(12)"))
        }
        spacerMismatch("a spacer along the other axis", ["gap.height >= 12"], axis: "horizontal")
        spacerMismatch("a spacer of a fixed size", ["gap.height == 12"])
        spacerMismatch("a spacer of at most a size", ["gap.height <= 12"])
        spacerMismatch("a spacer of an optional size", ["gap.height >= 12 @999"])
        spacerMismatch("a spacer with an identifier", ["gap.height >= 12 #gap"])
        spacerMismatch("a spacer that a property of the class sizes", ["gap.height >= 12 =gapHeight"])
        spacerMismatch("a spacer of two sizes", ["gap.height >= 12", "gap.height >= 40"])
        spacerMismatch("a spacer of two sizes, one optional", ["gap.height >= 12", "gap.height >= 40 @750"])
        spacerMismatch("a spacer of two sizes, one named", ["gap.height >= 12", "gap.height >= 4 #four"])
        spacerMismatch("a spacer of another class", ["gap.height >= 12"], className: "Shop.GapView")
        list.append(
            Mismatch(
                name: "a spacer outside of a stack",
                views: view("gap", "SpacerView"),
                constraints: ["gap.height >= 12"],
                helper: "SpacerView(12)"
            )
        )

        func marginMismatch(_ name: String, _ views: String = margined, _ constraints: [String] = edges) {
            list.append(Mismatch(name: name, views: views, constraints: constraints, helper: "Margined"))
        }
        for (index, edge) in edges.enumerated() {
            var others = edges
            others.remove(at: index)
            marginMismatch("a margin without \(edge)", margined, others)
            for change in [" @999", " #edge", " =edge"] {
                marginMismatch("a margin with \(edge)\(change)", margined, others + [edge + change])
            }
            marginMismatch(
                "a margin with \(edge) as an inequality",
                margined,
                others + [edge.replacing("==", with: ">=")]
            )
        }
        marginMismatch(
            "a margin from leading to trailing",
            margined,
            [
                "a.top == m.top + 1", "a.leading == m.leading + 2", "a.bottom == m.bottom - 3",
                "a.trailing == m.trailing - 4",
            ]
        )
        marginMismatch(
            "no margin at all",
            margined,
            ["a.top == m.top", "a.left == m.left", "a.bottom == m.bottom", "a.right == m.right"]
        )
        marginMismatch(
            "a container that something refers to",
            margined + "," + named("o"),
            edges + ["o.top == m.bottom"]
        )
        for more in [
            #""name": "box","#, #""label": "box","#, #""contentHugging": [251, 250],"#,
            #""attributes": {"backgroundColor": "red"},"#,
        ] {
            marginMismatch(
                "a container with \(more)",
                margined.replacing(#""class": "UIView","#, with: #""class": "UIView", \#(more)"#)
            )
        }
        marginMismatch(
            "a container of another class",
            margined.replacing(#""class": "UIView","#, with: #""class": "Shop.Box","#)
        )
        marginMismatch("a container of two views", margined.replacing(named("a"), with: named("a") + "," + named("b")))
        marginMismatch(
            "a margin around a stack with a size",
            #"{"id": "m", "class": "UIView", "translatesAutoresizingMask": false, "subviews": [\#(stack("a", "", named("b")))]}"#,
            edges + ["a.height == 30"]
        )
        return list
    }()

    @Test("one mismatch, and it prints plainly", arguments: mismatches)
    func mismatch(_ example: Mismatch) throws {
        let printed = try layout(dump(example.views, constraints: example.constraints)).printed()
        #expect(!printed.text.contains(example.helper), "\(printed.text)")
        #expect(printed.tally.isComplete)
        #expect(printed.tally[.implied] == 0)
    }

    @Test("a spacer that is a property and has two sizes says both itself", arguments: ["", " @750", " #four"])
    func givenSpacer(_ ending: String) throws {
        let views = HelperTests.stack("s", #""axis": "vertical""#, HelperTests.named("gap", "SpacerView"))
        let constraints = ["gap.height >= 12", "gap.height >= 4" + ending]
        let printed = try layout(dump(views, constraints: constraints)).printed()
        #expect(printed.tally.summary == "2 constraints: 2 printed")
    }

    @Test("a margin stays whole where plans are cut into parts")
    func depth() throws {
        var views =
            #"{"id": "m", "class": "UIView", "translatesAutoresizingMask": false, "subviews": [{"id": "a", "class": "UIView", "name": "a", "translatesAutoresizingMask": false, "subviews": [\#(HelperTests.named("b"))]}]}"#
        for level in 0..<(PlanAssembly.depthLimit - 1) {
            views =
                #"{"id": "l\#(level)", "class": "UIView", "name": "l\#(level)", "translatesAutoresizingMask": false, "subviews": [\#(views)]}"#
        }
        let printed = try layout(dump(views, constraints: HelperTests.edges)).printed()
        #expect(printed.text.contains("Margined(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) {"))
        #expect(printed.text.contains("private var aPlan: ViewPlan {\n    b\n}"))
    }

    @Test("made identifiers leave out what a helper makes, and name what can be named")
    func identifiers() throws {
        let source = try layout(
            dump(
                HelperTests.scrollable() + "," + HelperTests.margined,
                constraints: HelperTests.ownConstraints + HelperTests.edges
            )
        )
        var options = PrintOptions()
        options.autoIdentifiers = .all
        let text = try source.printed(options: options).text
        #expect(text.contains("private let scrollableStackView = ScrollableStackView(axis: .vertical)"))
        #expect(!text.contains("scrollableStackViewStack"))
        #expect(text.contains(#".identifier("a.top")"#))
        #expect(!text.contains("Margined"))
    }
}
