import ConstraintText
import Draftsman
import Testing
import UIKit

@MainActor
@Suite struct ChainTests {
    @Test func thereAreAsManyChainsAsDraftsmanHas() {
        #expect(ChainTable.rows.count == 183)
        #expect(Set(ChainTable.rows.map(\.chain)).count == 183)
    }

    @Test func everyChainConstrainsItsAttributesInDraftsmansOrder() {
        for row in ChainTable.rows {
            let scene = Scene()
            let made = row.build(scene.view.drf)
            #expect(made.map(\.firstAnchor.name).joined(separator: " ") == row.attributes, "\(row.chain)")
            for constraint in made {
                #expect(constraint.firstItem === scene.view && constraint.secondItem === scene.parent, "\(row.chain)")
                #expect(constraint.secondAnchor?.name == constraint.firstAnchor.name, "\(row.chain)")
            }
        }
    }

    /// A chain that ends in all edges but the trailing one constrains the trailing edge, with a leading edge's sign.
    @Test func allEdgesButTheTrailingOneConstrainTheTrailingOne() {
        let scene = Scene()
        let made = scene.view.drf.vertical.leading.moreThan(with: .parent).offset(by: 8).build()
        #expect(
            scene.text(made) == [
                "view.trailing >= parent.trailing + 8", "view.top >= parent.top + 8",
                "view.bottom <= parent.bottom - 8",
            ]
        )
    }

    /// The last of three edges is tied to what the edge before it is tied to.
    @Test func threeEdgesToAViewTieTheLastToTheWrongEdge() {
        let scene = Scene()
        #expect(
            scene.text(scene.view.drf.top.horizontal.equal(to: scene.other).build()) == [
                "view.top == other.top", "view.left == other.left", "view.right == other.left",
            ]
        )
        #expect(
            scene.text(scene.view.drf.vertical.trailing.equal(to: scene.other).build()) == [
                "view.trailing == other.trailing", "view.top == other.top", "view.bottom == other.top",
            ]
        )
        #expect(
            scene.text(scene.view.drf.top.horizontal.equal(to: scene.other.drf.top.horizontal).build()) == [
                "view.top == other.top", "view.left == other.left", "view.right == other.right",
            ]
        )
    }
}
