import LayoutInspector
import LayoutPrinter
import Testing

@Suite("relations in Draftsman")
struct RelationTests {
    struct Case: CustomTestStringConvertible {
        var constraints: [String]
        var chain: String
        var testDescription: String { constraints.joined(separator: ", ") }
    }

    private static func edges(_ target: String, _ attributes: [(String, String)]) -> [String] {
        attributes.map { "v.\($0.0) == \(target).\($0.0) \($0.1)" }
    }

    static let singles: [Case] = [
        Case(constraints: ["v.top == root.top"], chain: "v.drf.top.equal(with: .parent)"),
        Case(constraints: ["v.top == root.top + 8"], chain: "v.drf.top.equal(with: .parent).offset(by: 8)"),
        Case(constraints: ["v.top == root.top - 8"], chain: "v.drf.top.equal(with: .parent).inset(by: 8)"),
        // Bottom, right and trailing are measured inwards, and turn what is more and what is less.
        Case(constraints: ["v.bottom == root.bottom - 8"], chain: "v.drf.bottom.equal(with: .parent).offset(by: 8)"),
        Case(constraints: ["v.right <= root.right - 8"], chain: "v.drf.right.moreThan(with: .parent).offset(by: 8)"),
        Case(constraints: ["v.trailing >= root.trailing"], chain: "v.drf.trailing.lessThan(with: .parent)"),
        Case(
            constraints: ["v.leading >= root.leading + 4"],
            chain: "v.drf.leading.moreThan(with: .parent).offset(by: 4)"
        ),
        Case(constraints: ["v.top == [root.safeArea].top"], chain: "v.drf.top.equal(with: .safeArea)"),
        Case(
            constraints: ["v.top == [root.keyboard].top"],
            chain: "v.drf.top.equal(to: view.keyboardLayoutGuide.topAnchor)"
        ),
        Case(
            constraints: ["v.leading == [root.readableContent].leading"],
            chain: "v.drf.leading.equal(to: view.readableContentGuide.leadingAnchor)"
        ),
        Case(constraints: ["v.top == o.bottom + 8"], chain: "v.drf.top.equal(to: o.bottomAnchor).offset(by: 8)"),
        Case(constraints: ["v.top == root.bottom"], chain: "v.drf.top.equal(with: .bottom(of: .parent))"),
        Case(constraints: ["v.left == root.centerX"], chain: "v.drf.left.equal(with: .centerX(of: .parent))"),
        Case(constraints: ["v.bottom == o.lastBaseline"], chain: "v.drf.bottom.equal(to: o.lastBaselineAnchor)"),
        Case(constraints: ["v.width == 44"], chain: "v.drf.width.equal(to: 44)"),
        Case(constraints: ["v.height >= 0.5"], chain: "v.drf.height.moreThan(to: 0.5)"),
        Case(
            constraints: ["v.width == root.width * 0.5 + 10"],
            chain: "v.drf.width.equal(with: .parent).multiplied(by: 0.5).added(by: 10)"
        ),
        Case(
            constraints: ["v.width <= o.height * 2 - 10"],
            chain: "v.drf.width.lessThan(to: o.heightAnchor).multiplied(by: 2).substracted(by: 10)"
        ),
        Case(constraints: ["v.width == v.height"], chain: "v.drf.widthMatchHeight()"),
        Case(
            constraints: ["v.height == v.width * 0.5625"],
            chain: "v.drf.heightMatchWidth().multiplied(by: 0.5625)"
        ),
        Case(constraints: ["v.width >= v.height"], chain: "v.drf.width.moreThan(with: .height(of: .mySelf))"),
        Case(constraints: ["v.centerX == root.centerX"], chain: "v.drf.centeredH()"),
        Case(constraints: ["v.centerY == root.centerY - 20"], chain: "v.drf.centeredV().inset(by: 20)"),
        // A priority or an identifier needs anchors that are named.
        Case(
            constraints: ["v.top == root.top @750"],
            chain: "v.drf.top.equal(to: view.topAnchor).priority(750)"
        ),
        Case(
            constraints: ["v.top == [root.safeArea].top + 8 @999 #up"],
            chain:
                #"v.drf.top.equal(to: view.safeAreaLayoutGuide.topAnchor).offset(by: 8).priority(999).identifier("up")"#
        ),
        Case(constraints: ["v.height == 44 @750"], chain: "v.drf.height.equal(to: 44).priority(750)"),
        Case(
            constraints: ["v.width == v.height @750"],
            chain: "v.drf.width.equal(to: v.heightAnchor).priority(750)"
        ),
        Case(constraints: ["v.height == 44 @999.9000244140625"], chain: "v.drf.height.equal(to: 44).priority(999.9)"),
    ]

    static let combinations: [Case] = [
        Case(
            constraints: edges("root", [("left", ""), ("right", ""), ("top", ""), ("bottom", "")]),
            chain: "v.drf.fillParent()"
        ),
        Case(
            constraints: edges("root", [("left", "+ 8"), ("right", "- 8"), ("top", "+ 8"), ("bottom", "- 8")]),
            chain: "v.drf.fillParent().offset(by: 8)"
        ),
        Case(
            constraints: edges("root", [("leading", ""), ("trailing", ""), ("top", ""), ("bottom", "")]),
            chain: "v.drf.localizedEdges.equal(with: .parent)"
        ),
        Case(
            constraints: edges("[root.safeArea]", [("left", ""), ("right", ""), ("top", ""), ("bottom", "")]),
            chain: "v.drf.fillSafeArea()"
        ),
        Case(
            constraints: edges("o", [("left", "+ 1"), ("right", "- 2"), ("top", "+ 3"), ("bottom", "- 4")]),
            chain: "v.drf.edges.equal(to: o).offsetted(using: UIEdgeInsets(top: 3, left: 1, bottom: 4, right: 2))"
        ),
        Case(
            constraints: edges("o", [("left", "@750"), ("right", "@750"), ("top", "@750"), ("bottom", "@750")]),
            chain: "v.drf.edges.equal(to: o).priority(750)"
        ),
        Case(
            constraints: ["v.left >= root.left + 8", "v.right <= root.right - 8"],
            chain: "v.drf.horizontal.moreThan(with: .parent).offset(by: 8)"
        ),
        // The three edges without left and right print in one relation, without trailing in two: the library errs there.
        Case(
            constraints: edges("root", [("leading", ""), ("trailing", ""), ("top", "")]),
            chain: "v.drf.top.localizedHorizontal.equal(with: .parent)"
        ),
        Case(
            constraints: edges("root", [("trailing", ""), ("top", ""), ("bottom", "")]),
            chain: "v.drf.vertical.trailing.equal(with: .parent)"
        ),
        Case(
            constraints: edges("root", [("leading", ""), ("top", ""), ("bottom", "")]),
            chain: "v.drf\n    .matchParentV()\n    .leading.equal(with: .parent)"
        ),
        // Three edges of a view itself end on its wrong anchors, three of its draft do not.
        Case(
            constraints: edges("o", [("left", ""), ("right", ""), ("top", "")]),
            chain: "v.drf.top.horizontal.equal(to: o.drf.top.horizontal)"
        ),
        Case(
            constraints: edges("root", [("left", "@1"), ("right", "@1"), ("top", "@1")]),
            chain: "v.drf.top.horizontal.equal(to: view.drf.top.horizontal).priority(1)"
        ),
        Case(
            constraints: edges("root", [("left", ""), ("right", "")]),
            chain: "v.drf.matchParentH()"
        ),
        Case(
            constraints: edges("root", [("left", "+ 8"), ("right", "- 16")]),
            chain: "v.drf.matchParentH().offsetted(using: .init(left: 8, right: 16))"
        ),
        Case(
            constraints: edges("o", [("leading", "+ 8"), ("trailing", "- 16")]),
            chain: "v.drf.localizedHorizontal.equal(to: o).offsetted(using: .init(leading: 8, trailing: 16))"
        ),
        // The library calls the top of a vertical pair leading; two relations say it better.
        Case(
            constraints: edges("root", [("top", "+ 8"), ("bottom", "- 16")]),
            chain: "v.drf\n    .top.equal(with: .parent).offset(by: 8)\n    .bottom.equal(with: .parent).offset(by: 16)"
        ),
        Case(
            constraints: edges("root", [("top", "+ 8"), ("bottom", "- 8")]),
            chain: "v.drf.matchParentV().offset(by: 8)"
        ),
        Case(
            constraints: edges("root", [("centerX", ""), ("centerY", "")]),
            chain: "v.drf.centered()"
        ),
        Case(
            constraints: edges("o", [("centerX", "+ 1"), ("centerY", "+ 2")]),
            chain: "v.drf.center.equal(to: o).offsetted(using: CGPoint(x: 1, y: 2))"
        ),
        Case(
            constraints: edges("root", [("top", ""), ("leading", "")]),
            chain: "v.drf.cornered(at: .topLeading)"
        ),
        Case(
            constraints: ["v.centerX == root.right", "v.centerY == root.top"],
            chain: "v.drf.center.equal(with: .topRight(of: .parent))"
        ),
        Case(
            constraints: ["v.centerX == o.right", "v.centerY == o.top"],
            chain: "v.drf.center.equal(to: o.drf.top.right)"
        ),
        // The middle of an edge has a name only where its owner needs none.
        Case(
            constraints: ["v.centerX == root.trailing", "v.centerY == root.centerY"],
            chain: "v.drf.center.equal(with: .centerTrailing(of: .parent))"
        ),
        Case(
            constraints: ["v.leading == root.centerX", "v.top == root.bottom"],
            chain: "v.drf.top.leading.equal(with: .centerBottom(of: .parent))"
        ),
        Case(
            constraints: ["v.centerX == o.trailing", "v.centerY == o.centerY"],
            chain: "v.drf\n    .centerX.equal(to: o.trailingAnchor)\n    .centerY.equal(to: o.centerYAnchor)"
        ),
        // A badge; below and beside something two relations are read more easily.
        Case(
            constraints: ["v.centerX == o.right - 4", "v.centerY == o.top + 4"],
            chain: "v.drf.center.equal(to: o.drf.top.right).offsetted(using: CGPoint(x: -4, y: 4))"
        ),
        Case(
            constraints: ["v.leading == o.leading", "v.top == o.bottom + 8"],
            chain:
                "v.drf\n    .top.equal(to: o.bottomAnchor).offset(by: 8)\n    .leading.equal(to: o.leadingAnchor)"
        ),
        Case(constraints: ["v.width == 40", "v.height == 40"], chain: "v.drf.sized(CGSize(sides: 40))"),
        Case(
            constraints: ["v.width == 40", "v.height == 30"],
            chain: "v.drf.sized(CGSize(width: 40, height: 30))"
        ),
        Case(
            constraints: ["v.width >= 40", "v.height >= 30"],
            chain: "v.drf.size.moreThan(with: CGSize(width: 40, height: 30))"
        ),
        Case(
            constraints: ["v.width == root.width", "v.height == root.height"],
            chain: "v.drf.matchParentSize()"
        ),
        // Not public after another relation.
        Case(
            constraints: ["v.top == root.top", "v.width == root.width", "v.height == root.height"],
            chain: "v.drf\n    .top.equal(with: .parent)\n    .size.equal(with: .parent)"
        ),
        Case(
            constraints: ["v.width == o.width * 2 + 1", "v.height == o.height * 2"],
            chain: "v.drf.size.equal(to: o).multiplied(by: 2).added(by: CGSize(width: 1, height: 0))"
        ),
        Case(
            constraints: ["v.width == o.width * 2", "v.height == o.height * 3"],
            chain:
                "v.drf\n    .width.equal(to: o.widthAnchor).multiplied(by: 2)\n    .height.equal(to: o.heightAnchor).multiplied(by: 3)"
        ),
        // Members of a combination agree in relation, priority and identifier.
        Case(
            constraints: ["v.left == root.left", "v.right <= root.right"],
            chain: "v.drf\n    .left.equal(with: .parent)\n    .right.moreThan(with: .parent)"
        ),
        Case(
            constraints: ["v.left == o.left #a", "v.right == o.right #b"],
            chain:
                "v.drf\n    .left.equal(to: o.leftAnchor).identifier(\"a\")\n    .right.equal(to: o.rightAnchor).identifier(\"b\")"
        ),
        Case(
            constraints: ["v.left == o.left #a", "v.right == o.right #a"],
            chain: "v.drf.horizontal.equal(to: o).identifier(\"a\")"
        ),
        // Left and leading are kept apart.
        Case(
            constraints: ["v.left == root.left", "v.trailing == root.trailing"],
            chain: "v.drf\n    .left.equal(with: .parent)\n    .trailing.equal(with: .parent)"
        ),
    ]

    @Test("one relation says one constraint", arguments: singles)
    func single(_ example: Case) throws {
        #expect(try chain(example.constraints) == example.chain + "\no")
    }

    @Test("the widest exact combination is printed", arguments: combinations)
    func combination(_ example: Case) throws {
        #expect(try chain(example.constraints) == example.chain + "\no")
    }

    @Test("the order of constraints in the file does not show", arguments: combinations)
    func order(_ example: Case) throws {
        #expect(try chain(example.constraints.reversed()) == example.chain + "\no")
    }
}
