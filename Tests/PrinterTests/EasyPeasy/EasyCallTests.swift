import LayoutInspector
import LayoutPrinter
import Testing

/// Which calls of EasyPeasy make constraints.
@Suite("calls of EasyPeasy")
struct EasyCallTests {
    struct Case: CustomTestStringConvertible {
        var constraints: [String]
        var lines: [String]
        var testDescription: String { constraints.joined(separator: ", ") }

        init(_ constraints: String..., lines: String...) {
            self.constraints = constraints
            self.lines = lines
        }
    }

    /// `v`, `o` and the guide `g` are in `box`, which is in the view of a controller.
    private static let views = #"""
        {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false,
         "guides": [{"id": "g", "kind": "custom", "name": "g"}], "subviews": [
          {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false},
          {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}]}
        """#

    /// The items of the layout, margins and layout guides included.
    private func print(_ constraints: [String]) throws -> PrintedSource {
        var options = PrintOptions()
        options.keepsItems = true
        return try layout(dump(Self.views, constraints: constraints))
            .printed(as: .easyPeasy, form: .statements, options: options)
    }

    /// The lines after the hierarchy.
    private func lines(_ constraints: [String]) throws -> [String] {
        let lines = try print(constraints).text.split(separator: "\n").map(String.init)
        let start = lines.lastIndex { ["addSubview(", "addLayoutGuide("].contains(where: $0.contains) } ?? 0
        return lines[(start + 1)...].filter { !$0.contains("translatesAutoresizingMask") }
    }

    private static let cases: [Case] = [
        // Positions are compared with the same attribute of the superview.
        Case("v.top == box.top", lines: "v.easy.layout(Top())"),
        Case("v.top == box.top + 8", lines: "v.easy.layout(Top(8))"),
        Case("v.trailing == box.trailing - 8", lines: "v.easy.layout(Trailing(8))"),
        Case("v.bottom == box.bottom + 8", lines: "v.easy.layout(Bottom(-8))"),
        Case("v.bottom <= box.bottom - 8", lines: "v.easy.layout(Bottom(<=8))"),
        Case("v.top >= box.top - 8", lines: "v.easy.layout(Top(>=(-8)))"),
        Case("v.lastBaseline == box.lastBaseline - 4", lines: "v.easy.layout(LastBaseline(4))"),
        Case("v.firstBaseline == box.firstBaseline + 4", lines: "v.easy.layout(FirstBaseline(4))"),
        Case("v.leadingMargin == box.leadingMargin", lines: "v.easy.layout(LeadingMargin())"),
        Case("v.trailingMargin == box.trailingMargin - 4", lines: "v.easy.layout(TrailingMargin(4))"),
        Case("v.top == box.centerY", lines: "v.easy.layout(Top().to(box, .centerY))"),
        Case("v.centerX == box.trailing * 0.5 + 1", lines: "v.easy.layout(CenterX(==1 * 0.5).to(box, .trailing))"),
        // Those of other items with the opposite one.
        Case("v.top == o.bottom + 8", lines: "v.easy.layout(Top(8).to(o))"),
        Case("v.trailing == o.leading - 8", lines: "v.easy.layout(Trailing(8).to(o))"),
        Case("v.top == o.top", lines: "v.easy.layout(Top().to(o, .top))"),
        Case("v.centerY == o.centerY", lines: "v.easy.layout(CenterY().to(o))"),
        Case("v.leading >= o.trailing", lines: "v.easy.layout(Leading(>=0).to(o))"),
        Case("v.leading == box.leadingMargin", lines: "v.easy.layout(Leading().to(box, .leadingMargin))"),
        Case("v.top == [root.safeArea].top", lines: "v.easy.layout(Top().to(view.safeAreaLayoutGuide, .top))"),
        Case("v.top == [root.topLayout].bottom", lines: "v.easy.layout(Top().to(topLayoutGuide))"),
        // A guide is compared with its view.
        Case("g.top == box.top + 8", lines: "g.easy.layout(Top(8))"),
        Case("g.leading == o.trailing", lines: "g.easy.layout(Leading().to(o))"),
        Case("v.width == g.width", lines: "v.easy.layout(Width().like(g))"),
        // Sizes.
        Case("v.width == 44 @999", lines: "v.easy.layout(Width(44).with(.custom(999)))"),
        Case("v.width == 44 @500", lines: "v.easy.layout(Width(44).with(.medium))"),
        Case("v.width >= 44", lines: "v.easy.layout(Width(>=44))"),
        Case("v.width == 0", lines: "v.easy.layout(Width(0))"),
        Case(
            "v.width == v.height * 1.7777777777777777",
            lines: "v.easy.layout(Width(==0 * (16.0 / 9)).like(v, .height))"
        ),
        Case("v.width == v.height * 1.5", lines: "v.easy.layout(Width(==0 * 1.5).like(v, .height))"),
        Case(
            "v.width <= box.width * 0.5 - 4 @250",
            lines: "v.easy.layout(Width(<=(-4) * 0.5).like(box).with(.low))"
        ),
        Case("v.width == box.width * -0.5", lines: "v.easy.layout(Width(==0 * -0.5).like(box))"),
        // Names.
        Case("v.width == 44 #wide", lines: "v.easy.layout(Width(44)).first?.identifier = \"wide\""),
        Case("v.width == 44 =vWidth", lines: "vWidth = v.easy.layout(Width(44)).first"),
        Case(
            "v.width == 44 #wide =vWidth",
            lines: "vWidth = v.easy.layout(Width(44)).first",
            "vWidth.identifier = \"wide\""
        ),
        // Combinations.
        Case("v.width == 120", "v.height == 44", lines: "v.easy.layout(Width(120), Height(44))"),
        Case("v.width == 44", "v.height == 44", lines: "v.easy.layout(Size(44))"),
        Case("v.width >= 44", "v.height >= 44", lines: "v.easy.layout(Width(>=44), Height(>=44))"),
        Case("v.width == o.width + 2", "v.height == o.height + 2", lines: "v.easy.layout(Size(2).like(o))"),
        Case("v.centerX == box.centerX", "v.centerY == box.centerY", lines: "v.easy.layout(Center())"),
        Case(
            "v.centerX == o.centerX",
            "v.centerY == o.centerY",
            lines: "v.easy.layout(CenterX().to(o), CenterY().to(o))"
        ),
        Case(
            "v.left == box.left + 8",
            "v.right == box.right - 8",
            "v.top == box.top + 8",
            "v.bottom == box.bottom - 8",
            lines: "v.easy.layout(Edges(8))"
        ),
        Case(
            "v.left == o.left",
            "v.right == o.right",
            "v.top == o.top",
            "v.bottom == o.bottom",
            lines: "v.easy.layout(Edges().to(o))"
        ),
        // `to` would lose the distance.
        Case(
            "v.left == o.left + 8",
            "v.right == o.right - 8",
            "v.top == o.top + 8",
            "v.bottom == o.bottom - 8",
            lines:
                "v.easy.layout(Top(8).to(o, .top), Left(8).to(o, .left), Right(8).to(o, .right), Bottom(8).to(o, .bottom))"
        ),
        Case(
            "v.left == box.left @750",
            "v.right == box.right @750",
            "v.top == box.top @750",
            "v.bottom == box.bottom @750",
            lines: "v.easy.layout(Edges().with(.high))"
        ),
        // Leading and trailing are in no combination.
        Case(
            "v.leading == box.leading",
            "v.trailing == box.trailing",
            "v.top == box.top",
            "v.bottom == box.bottom",
            lines: "v.easy.layout(Top(), Leading(), Trailing(), Bottom())"
        ),
        // Constraints of one attribute, as long as relation or priority differ.
        Case(
            "v.width == 44 @750",
            "v.width >= 20",
            "v.width <= 60",
            lines: "v.easy.layout(Width(44).with(.high), Width(>=20), Width(<=60))"
        ),
    ]

    @Test("constraints, in as few calls as a person would write", arguments: cases)
    func calls(_ example: Case) throws {
        #expect(try lines(example.constraints).sorted() == example.lines.sorted())
    }

    @Test(
        "what EasyPeasy cannot express is made with UIKit's calls, with the reason",
        arguments: [
            ("v.height == [root.topLayout].height", "it compares a size with a top or bottom layout guide"),
            ("[root.topLayout].height == v.height", "its first item is a top or bottom layout guide"),
            ("root.width >= 100", "its first item keeps its autoresizing mask"),
        ]
    )
    func remainder(_ constraint: String, _ reason: String) throws {
        #expect(try print([constraint]).remainder.map(\.reason) == [reason])
        #expect(Dialect.easyPeasy.reasonsForRemainder.contains(reason))
    }

    @Test(
        "an edit of a constraint is the call that makes it",
        arguments: [
            ("v.top == o.bottom + 8", LayoutEdit.ConstraintChange.constant(16), ["v.easy.layout(Top(16).to(o))"]),
            ("v.height == 9", .priority(999), ["v.easy.layout(Height(9).with(.custom(999)))"]),
            ("v.height == 9 =vHeight", .constant(12), ["vHeight.constant = 12"]),
            ("root.width >= 100", .constant(12), ["view.widthAnchor.constraint(greaterThanOrEqualToConstant: 12)"]),
        ] as [(String, LayoutEdit.ConstraintChange, [String])]
    )
    func edits(_ constraint: String, _ change: LayoutEdit.ConstraintChange, _ lines: [String]) throws {
        let screen = try layout(dump(Self.views, constraints: [constraint]))
        #expect(Dialect.easyPeasy.code(for: .constraint(id: "c1", change), of: screen) == lines)
    }

    @Test("an edit is no call that would replace another constraint of the view")
    func replacingEdits() throws {
        let screen = try layout(dump(Self.views, constraints: ["v.leading == box.leading", "v.centerX == o.centerX"]))
        func code(_ edit: LayoutEdit) -> [String]? { Dialect.easyPeasy.code(for: edit, of: screen) }
        #expect(code(.constraint(id: "c1", .constant(8))) == ["v.easy.layout(Leading(8))"])
        #expect(
            code(.constraint(id: "c2", .constant(4))) == [
                "v.centerXAnchor.constraint(equalTo: o.centerXAnchor, constant: 4)"
            ]
        )
        #expect(code(.constraint(id: "c2", .priority(999))) == ["v.easy.layout(CenterX().to(o).with(.custom(999)))"])
        var new = screen.constraints[0]
        new.id = "new"
        #expect(code(.add(new)) == ["v.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true"])
    }

    @Test(
        "of constraints that replace each other, the first is a call",
        arguments: [
            ["v.top == box.top", "v.top == o.bottom"], ["v.leading == box.leading", "v.left == box.left"],
            ["v.top == box.top", "v.firstBaseline == o.firstBaseline"],
            ["v.centerX == box.centerX", "v.left == box.left"],
            ["v.left == box.left", "v.right == o.left", "v.centerX == box.centerX"],
            ["v.width == 20", "v.width == 30"],
            ["v.right == box.right @750", "v.centerX == box.centerX @750"], ["g.top == box.top", "g.top == o.top"],
        ]
    )
    func replacing(_ constraints: [String]) throws {
        let printed = try print(constraints)
        let reason = "it would replace another constraint of its first item"
        #expect(printed.remainder.map(\.reason) == [reason])
        #expect(Dialect.easyPeasy.reasonsForRemainder.contains(reason))
        // In any order: the text does not depend on the file's.
        #expect(try print(constraints.reversed()).text == printed.text)
    }

    @Test(
        "constraints of other items, axes, relations and priorities replace none",
        arguments: [
            ["v.top == box.top", "o.top == box.top"],
            ["v.left == box.left", "v.top == box.top", "v.centerY >= o.centerY"],
            ["v.left == box.left", "v.left >= o.right"], ["v.left == box.left", "v.centerX == box.centerX @999"],
            ["v.left == box.left", "v.right == box.right", "v.width == 20"], ["v.width == 20", "g.width == 20"],
        ]
    )
    func together(_ constraints: [String]) throws {
        #expect(try print(constraints).remainder.isEmpty)
    }
}
