import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// What must not be called the same, and what is reported of it.
@Suite("same: verdicts")
struct SameVerdictTests {
    private static func layout(_ lines: [String]) throws -> Layout { try SameRefactoringTests.layout(lines) }

    private static let pinned = [
        "addSubview(title)",
        "title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true",
        "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true",
    ]

    @Test("of a layout whose code leaves something open nothing is said")
    func doubt() throws {
        let layout = try Self.layout(Self.pinned)
        var doubtful = layout
        doubtful.doubts = [Layout.Doubt(.whole, text: "the constant is not known", location: nil)]
        for (old, new) in [(layout, doubtful), (doubtful, layout)] {
            let result = try old.same(as: new)
            #expect(result.verdict == .unknown)
            #expect(result.tried == ["the code leaves open what the layout is: the constant is not known"])
        }
    }

    struct Change: CustomStringConvertible, Sendable {
        var name: String
        var old: [String]
        var new: [String]

        var description: String { name }
    }

    static let changes = [
        Change(
            name: "left for leading",
            old: pinned,
            new: pinned.map { $0.replacing("leadingAnchor", with: "leftAnchor") }
        ),
        Change(name: "a constant", old: pinned, new: pinned.map { $0.replacing("16", with: "17") }),
        Change(name: "an ambiguity", old: pinned, new: Array(pinned.prefix(2))),
        Change(
            name: "a conflict on one side",
            old: pinned,
            new: pinned + ["title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true"]
        ),
        Change(
            name: "an edge for the safe area",
            old: pinned,
            new: pinned.map { $0.replacing("equalTo: topAnchor", with: "equalTo: safeAreaLayoutGuide.topAnchor") }
        ),
        Change(
            name: "an edge for a margin",
            old: pinned,
            new: pinned.map {
                $0.replacing("equalTo: leadingAnchor", with: "equalTo: layoutMarginsGuide.leadingAnchor")
            }
        ),
        Change(
            name: "a hidden view in a stack",
            old: [
                "addSubview(stack)", "stack.addArrangedSubview(title)", "stack.addArrangedSubview(button)",
                "stack.spacing = 8",
            ],
            new: [
                "addSubview(stack)", "stack.addArrangedSubview(title)", "stack.addArrangedSubview(button)",
                "stack.spacing = 8",
                "button.isHidden = true",
            ]
        ),
        Change(
            name: "hugging that decides who grows",
            old: [
                "addSubview(stack)", "stack.addArrangedSubview(title)", "stack.addArrangedSubview(button)",
                "stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
                "stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true",
                "title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)",
            ],
            new: [
                "addSubview(stack)", "stack.addArrangedSubview(title)", "stack.addArrangedSubview(button)",
                "stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
                "stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true",
                "button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)",
            ]
        ),
        Change(
            name: "another scroll view",
            old: ["addSubview(scroll)", "addSubview(box)"],
            new: ["addSubview(scroll)", "scroll.addSubview(box)"]
        ),
        Change(name: "a view that is gone", old: pinned + ["addSubview(button)"], new: pinned),
    ]

    @Test("changes that move a view are different, both ways", arguments: changes)
    func different(_ change: Change) throws {
        let (old, new) = (try Self.layout(change.old), try Self.layout(change.new))
        for (first, second) in [(old, new), (new, old)] {
            let result = try first.same(as: second)
            #expect(result.verdict == .different, "\(result.verdict) \(result.notes) \(result.tried)")
        }
    }

    @Test("the constraint that changed is all that is listed, and the view comes first")
    func rows() throws {
        let result = try Self.layout(Self.pinned).same(
            as: Self.layout(Self.pinned.map { $0.replacing("16", with: "20") })
        )
        #expect(result.missing.map(\.text) == ["title.leading == Screen.leading + 16"])
        #expect(result.extra.map(\.text) == ["title.leading == Screen.leading + 20"])
        let view = try #require(result.counterexample?.views.first)
        #expect(view.new.x - view.old.x == 4)
    }

    @Test("a constraint that became weaker is listed with what it is now, a stronger one with what it was")
    func counterpart() throws {
        let (equal, atMost) = ("equalTo: leadingAnchor", "lessThanOrEqualTo: leadingAnchor")
        let weaker = Self.pinned.map { $0.replacing(equal, with: atMost) }
        let (old, new) = (try Self.layout(Self.pinned), try Self.layout(weaker))
        let result = try old.same(as: new)
        #expect(result.missing.map(\.text) == ["title.leading == Screen.leading + 16"])
        #expect(result.missing.first?.counterpart?.text == "title.leading <= Screen.leading + 16")
        #expect(result.extra.isEmpty)
        let reverse = try new.same(as: old)
        #expect(reverse.extra.map(\.text) == ["title.leading == Screen.leading + 16"])
        #expect(reverse.extra.first?.counterpart?.text == "title.leading <= Screen.leading + 16")
        #expect(reverse.missing.isEmpty)
    }

    @Test("of what is missing the place is given where the second layout constrains that view, or makes it")
    func nearby() throws {
        func reading(_ lines: [String]) throws -> Reading {
            try Layout.read(Array(SameRefactoringTests.source(lines).utf8), as: InputFormat(rawValue: "anchors"))
        }
        let old = try reading(Self.pinned)
        let one = try #require(try old.same(as: reading(Array(Self.pinned.dropLast()))).missing.first)
        #expect(one.text == "title.leading == Screen.leading + 16")
        #expect(one.nearby?.view == "title" && one.nearby?.isConstraint == true && one.nearby?.place.line == 19)
        let none = try #require(try old.same(as: reading(Array(Self.pinned.prefix(1)))).missing.first)
        #expect(none.nearby?.isConstraint == false && none.nearby?.place.line == 4)
    }

    @Test("the inner of two views comes first, and views are called as in the second layout")
    func words() throws {
        let lines = [
            "addSubview(title)",
            "trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8).isActive = true",
        ]
        let old = try Self.layout(lines)
        let new = try Layout.read(
            Array(
                SameRefactoringTests.source(lines).replacing("title", with: "heading").replacing("8)", with: "12)")
                    .utf8
            ),
            as: InputFormat(rawValue: "anchors")
        ).layout
        let result = try old.same(as: new)
        #expect(result.missing.map(\.text) == ["heading.trailing == Screen.trailing - 8"])
        #expect(result.missing.first?.counterpart?.text == "heading.trailing == Screen.trailing - 12")
    }

    @Test("what both sides have is not listed, even where it means something else beside what changed")
    func rowsOfBothSides() throws {
        let old =
            Self.pinned + [
                "title.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8).isActive = true",
                "title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16).isActive = true",
                "title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true",
            ]
        let new = old.map { $0.replacing("equalTo: leadingAnchor, constant: 16", with: "equalTo: leadingAnchor") }
        let result = try Self.layout(old).same(as: Self.layout(new))
        #expect(result.missing.map(\.text) == ["title.leading == Screen.leading + 16"])
        #expect(result.extra.map(\.text) == ["title.leading == Screen.leading"])
    }

    @Test("that a guide of margins has no negative size explains nothing beside a constraint that is gone")
    func bounds() throws {
        func layout(_ guides: String, _ constraints: [(String, String)]) throws -> Layout {
            let listed = constraints.enumerated().map { index, items in
                #"{"id": "c\#(index)", "first": {"item": "a", "attribute": "\#(items.0)"}, "second": \#(items.1)}"#
            }
            return try Layout.read(
                Array(
                    """
                    {"format": "layout-dump", "version": 1, "source": {"kind": "handwritten"},
                     "roots": [{"id": "r", "class": "UIView", "guides": [\(guides)], "subviews": [
                       {"id": "a", "class": "UIView", "translatesAutoresizingMask": false}]}],
                     "constraints": [\(listed.joined(separator: ", "))]}
                    """.utf8
                )
            ).layout
        }
        let old = try layout(
            "",
            [
                ("leading", #"{"item": "r", "attribute": "leadingMargin"}"#),
                ("trailing", #"{"item": "r", "attribute": "trailingMargin"}"#),
            ]
        )
        let new = try layout(
            #"{"id": "g", "kind": "layoutMargins"}"#,
            [("leading", #"{"item": "g", "attribute": "leading"}"#)]
        )
        let result = try old.same(as: new)
        #expect(result.missing.map(\.text) == ["UIView.trailing == root.trailingMargin"])
        #expect(result.extra.isEmpty, "\(result.extra.map(\.text))")
    }

    @Test("constraints that are for the canvas only are not compared, which a note reports")
    func canvasOnly() throws {
        let new = try Self.layout(Self.pinned)
        var old = try Self.layout(
            Self.pinned + ["title.heightAnchor.constraint(equalToConstant: 66).isActive = true"]
        )
        old.constraints[old.constraints.count - 1].origin = .prototyping
        let result = try old.same(as: new)
        #expect(result.verdict == .same)
        #expect(result.notes == ["1 constraint is for the canvas of Interface Builder only, and not compared"])
    }

    @Test("two layouts that leave the same open are the same")
    func ambiguous() throws {
        let open = Array(Self.pinned.prefix(2))
        #expect(try Self.layout(open).same(as: Self.layout(open)).verdict == .same)
    }

    @Test("asked pairs go first")
    func matches() throws {
        let old = try Self.layout(Self.pinned)
        let new = try Self.layout(Self.pinned.map { $0.replacing("title", with: "button") })
        #expect(try old.same(as: new).verdict == .different)
        var options = SamenessOptions()
        let views = try (
            #require(old.views.firstIndex { $0.name == "title" }),
            #require(new.views.firstIndex { $0.name == "button" })
        )
        options.matches = [(views.0, views.1)]
        #expect(try old.same(as: new, options: options).pairs.missing.isEmpty)
    }
}
