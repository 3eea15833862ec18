import UIKit

/// A corner of the parent.
public enum CornerPosition: Sendable {
    case topLeft, topLeading, topRight, topTrailing, bottomLeft, bottomLeading, bottomRight, bottomTrailing

    var attributes: [NSLayoutConstraint.Attribute] {
        switch self {
        case .topLeft: [.left, .top]
        case .topLeading: [.leading, .top]
        case .topRight: [.right, .top]
        case .topTrailing: [.trailing, .top]
        case .bottomLeft: [.left, .bottom]
        case .bottomLeading: [.leading, .bottom]
        case .bottomRight: [.right, .bottom]
        case .bottomTrailing: [.trailing, .bottom]
        }
    }
}

/// A relation of two edges that are known only when it runs.
public enum CornerShape: AxisShape {
    public typealias Family = AnchorFamilies.Axis
    public static let edges: [AnchorEdge] = []
}

/// Frequent relations, on a draft. `DraftRelation+Shortcuts` has them for a draft whose last relation is open.
extension DraftRoot {
    /// Left, right, top and bottom, not leading and trailing.
    public func fillParent(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.AllEdges, RelationStages.Open> {
        edges.equal(with: .parent, fileID: fileID, line: line)
    }

    public func fillSafeArea(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.AllEdges, RelationStages.Open> {
        edges.equal(with: .safeArea, fileID: fileID, line: line)
    }

    public func matchParentH(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Horizontal, RelationStages.Open> {
        horizontal.equal(with: .parent, fileID: fileID, line: line)
    }

    public func matchParentV(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Vertical, RelationStages.Open> {
        vertical.equal(with: .parent, fileID: fileID, line: line)
    }

    public func matchSafeAreaH(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Horizontal, RelationStages.Open> {
        horizontal.equal(with: .safeArea, fileID: fileID, line: line)
    }

    public func matchSafeAreaV(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Vertical, RelationStages.Open> {
        vertical.equal(with: .safeArea, fileID: fileID, line: line)
    }

    /// Not after a relation: Draftsman does not publish it there.
    public func matchParentSize(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Size, RelationStages.Open> {
        size.equal(with: .parent, fileID: fileID, line: line)
    }

    public func centered(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Center, RelationStages.Open> {
        center.equal(with: .parent, fileID: fileID, line: line)
    }

    public func centeredH(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.CenterX, RelationStages.Open> {
        centerX.equal(with: .parent, fileID: fileID, line: line)
    }

    public func centeredV(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.CenterY, RelationStages.Open> {
        centerY.equal(with: .parent, fileID: fileID, line: line)
    }

    public func cornered(
        at position: CornerPosition,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, CornerShape, RelationStages.Open> {
        let recipe = RelationRecipe(
            position.attributes.map { AnchorEdge($0) },
            .equal,
            .anonymous(.parent, position.attributes),
            at: CallSite(fileID: fileID, line: line)
        )
        return ConstraintRelation(self, recipe)
    }

    public func onTopOfKeyboard(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Bottom, RelationStages.Open> {
        bottom.equal(with: .top(of: .keyboard), fileID: fileID, line: line)
    }

    public func widthMatchHeight(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Width, RelationStages.Open> {
        width.equal(with: .height(of: .mySelf), fileID: fileID, line: line)
    }

    public func heightMatchWidth(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Height, RelationStages.Open> {
        height.equal(with: .width(of: .mySelf), fileID: fileID, line: line)
    }

    /// Points.
    public func sized(
        _ size: CGSize,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Self, AnchorShapes.Size, RelationStages.Complete> {
        self.size.equal(with: size, fileID: fileID, line: line)
    }
}
