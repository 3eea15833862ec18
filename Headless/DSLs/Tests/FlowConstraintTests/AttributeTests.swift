import ConstraintText
import FlowConstraint
import Testing
import UIKit

@MainActor
@Suite struct AttributeTests {
    /// Each method by its name, without an argument and with one; the last is another attribute of its kind.
    private let rows:
        [(
            name: String, item: ConstraintItem, chain: (Flow) -> Flow, other: (Flow, ConstraintItem) -> Flow,
            second: ConstraintItem
        )] = [
            ("left", .left, { $0.left() }, { $0.left($1) }, .right),
            ("right", .right, { $0.right() }, { $0.right($1) }, .left),
            ("top", .top, { $0.top() }, { $0.top($1) }, .bottom),
            ("bottom", .bottom, { $0.bottom() }, { $0.bottom($1) }, .top),
            ("leading", .leading, { $0.leading() }, { $0.leading($1) }, .trailing),
            ("trailing", .trailing, { $0.trailing() }, { $0.trailing($1) }, .leading),
            ("width", .width, { $0.width() }, { $0.width($1) }, .height),
            ("height", .height, { $0.height() }, { $0.height($1) }, .width),
            ("centerX", .centerX, { $0.centerX() }, { $0.centerX($1) }, .trailing),
            ("centerY", .centerY, { $0.centerY() }, { $0.centerY($1) }, .bottom),
            ("lastBaseline", .lastBaseline, { $0.lastBaseline() }, { $0.lastBaseline($1) }, .bottom),
            ("firstBaseline", .firstBaseline, { $0.firstBaseline() }, { $0.firstBaseline($1) }, .bottom),
            ("leftMargin", .leftMargin, { $0.leftMargin() }, { $0.leftMargin($1) }, .right),
            ("rightMargin", .rightMargin, { $0.rightMargin() }, { $0.rightMargin($1) }, .right),
            ("topMargin", .topMargin, { $0.topMargin() }, { $0.topMargin($1) }, .bottom),
            ("bottomMargin", .bottomMargin, { $0.bottomMargin() }, { $0.bottomMargin($1) }, .bottom),
            ("leadingMargin", .leadingMargin, { $0.leadingMargin() }, { $0.leadingMargin($1) }, .trailing),
            ("trailingMargin", .trailingMargin, { $0.trailingMargin() }, { $0.trailingMargin($1) }, .trailing),
            (
                "centerXWithinMargins", .centerXWithinMargins, { $0.centerXWithinMargins() },
                { $0.centerXWithinMargins($1) }, .trailing
            ),
            (
                "centerYWithinMargins", .centerYWithinMargins, { $0.centerYWithinMargins() },
                { $0.centerYWithinMargins($1) }, .bottom
            ),
        ]

    @Test func thereIsAMethodForEachAttribute() {
        #expect(Set(rows.map(\.item)).count == 20)
        #expect(rows.allSatisfy { String(describing: $0.item) == $0.name })
    }

    @Test func aMethodConstrainsItsAttributeToTheSameOfTheSuperview() {
        for row in rows {
            #expect(Scene.made { row.chain($0).withSuperview() } == ["view.\(row.name) == parent.\(row.name)"])
        }
    }

    @Test func aMethodTakesAnotherAttribute() {
        for row in rows {
            #expect(
                Scene.made { row.other($0, row.second).withSuperview() } == ["view.\(row.name) == parent.\(row.second)"]
            )
            #expect(
                Scene.made { $0.set(row.item, row.second).withSuperview() }
                    == ["view.\(row.name) == parent.\(row.second)"]
            )
        }
    }

    @Test func shortcuts() {
        let rows: [((Flow) -> Void, [String])] = [
            ({ $0.size(40).withSelf() }, ["view.width == 40", "view.height == 40"]),
            ({ $0.size(.width).withSuperview() }, ["view.width == parent.width", "view.height == parent.width"]),
            ({ $0.center().withSuperview() }, ["view.centerX == parent.centerX", "view.centerY == parent.centerY"]),
            ({ $0.constant(.height, constant: 44).withSelf() }, ["view.height == 44"]),
            (
                { _ = $0.edges() },
                [
                    "view.left == parent.left", "view.top == parent.top", "view.right == parent.right",
                    "view.bottom == parent.bottom",
                ]
            ),
            (
                { _ = $0.edges(8) },
                [
                    "view.left == parent.left + 8", "view.top == parent.top + 8", "view.right == parent.right - 8",
                    "view.bottom == parent.bottom - 8",
                ]
            ),
        ]
        for (chain, expected) in rows { #expect(Scene.made(chain) == expected) }
    }

    /// An attribute without a second item joins whatever call comes next.
    @Test func aConstantNeedsNoSecondItem() {
        #expect(
            Scene.made { $0.top().constant(.height, constant: 44).withSuperview() } == [
                "view.top == parent.top", "view.height == 44",
            ]
        )
        #expect(Scene.made { $0.width(.notAnAttribute).attribute(constant: 9).withSuperview() } == ["view.width == 9"])
    }
}
