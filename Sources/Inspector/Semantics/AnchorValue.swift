import LayoutModel
import LayoutSolver

/// What an attribute of an item is in terms of the system's variables: the sum of the terms and a constant.
package struct AnchorValue: Sendable {
    package var terms: [LinearTerm]
    package var constant: Double
    /// Whether it counts from the right edge: that of a leading or trailing edge where the layout runs from right to left.
    package var isMirrored: Bool

    package func value(at point: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * point[$1.variable] }
    }
}

extension LoweredLayout {
    /// The value of an attribute in the coordinates of the item's superview (of a guide: its owner), as a constraint with that
    /// view means it: of the alignment rectangle, leading edges from the side where lines begin.
    ///
    /// - Complexity: O(views).
    package func value(of anchor: Layout.Anchor, under conditions: LayoutConditions) -> AnchorValue {
        var lowering = Lowering(layout, under: conditions)
        var space = LayoutSpace()
        if let node = lowering.tree.node(of: anchor.item), let parent = lowering.tree.parent(of: node) {
            space.ancestor = parent
            space.isMirrored = anchor.attribute.isDirectional && lowering.directions[parent] == .rightToLeft
        }
        lowering.append(1, anchor.attribute, of: anchor.item, in: space)
        if !anchor.attribute.isSize { lowering.appendMirror(1, in: space) }
        lowering.expression.simplify()
        return AnchorValue(
            terms: lowering.expression.terms,
            constant: lowering.expression.constant,
            isMirrored: space.isMirrored
        )
    }
}
