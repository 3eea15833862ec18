import UIKit

// The shortcuts after a relation, which they close first.

extension DraftRelation {
    public func fillParent(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.AllEdges, RelationStages.Open> {
        closed().fillParent(fileID: fileID, line: line)
    }

    public func fillSafeArea(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.AllEdges, RelationStages.Open> {
        closed().fillSafeArea(fileID: fileID, line: line)
    }

    public func matchParentH(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Horizontal, RelationStages.Open> {
        closed().matchParentH(fileID: fileID, line: line)
    }

    public func matchParentV(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Vertical, RelationStages.Open> {
        closed().matchParentV(fileID: fileID, line: line)
    }

    public func matchSafeAreaH(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Horizontal, RelationStages.Open> {
        closed().matchSafeAreaH(fileID: fileID, line: line)
    }

    public func matchSafeAreaV(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Vertical, RelationStages.Open> {
        closed().matchSafeAreaV(fileID: fileID, line: line)
    }

    public func centered(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Center, RelationStages.Open> {
        closed().centered(fileID: fileID, line: line)
    }

    public func centeredH(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.CenterX, RelationStages.Open> {
        closed().centeredH(fileID: fileID, line: line)
    }

    public func centeredV(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.CenterY, RelationStages.Open> {
        closed().centeredV(fileID: fileID, line: line)
    }

    public func cornered(
        at position: CornerPosition,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, CornerShape, RelationStages.Open> {
        closed().cornered(at: position, fileID: fileID, line: line)
    }

    public func onTopOfKeyboard(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Bottom, RelationStages.Open> {
        closed().onTopOfKeyboard(fileID: fileID, line: line)
    }

    public func widthMatchHeight(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Width, RelationStages.Open> {
        closed().widthMatchHeight(fileID: fileID, line: line)
    }

    public func heightMatchWidth(
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Height, RelationStages.Open> {
        closed().heightMatchWidth(fileID: fileID, line: line)
    }

    public func sized(
        _ size: CGSize,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, AnchorShapes.Size, RelationStages.Complete> {
        closed().sized(size, fileID: fileID, line: line)
    }
}
