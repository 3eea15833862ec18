import UIKit

// Sizes in points take no modifiers of values.

extension DraftAnchor where Root: DraftRoot, Shape.Family == AnchorFamilies.Dimension {
    public func equal(
        to points: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        related(.equal, .constants([points]), fileID, line)
    }

    public func moreThan(
        to points: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        related(.greaterThanOrEqual, .constants([points]), fileID, line)
    }

    public func lessThan(
        to points: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        related(.lessThanOrEqual, .constants([points]), fileID, line)
    }
}

extension DraftAnchor where Root: DraftRoot, Shape.Family == AnchorFamilies.Size {
    public func equal(
        with size: CGSize,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        related(.equal, .constants([size.width, size.height]), fileID, line)
    }

    public func moreThan(
        with size: CGSize,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        related(.greaterThanOrEqual, .constants([size.width, size.height]), fileID, line)
    }

    public func lessThan(
        with size: CGSize,
        fileID: String = #fileID,
        line: Int = #line
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        related(.lessThanOrEqual, .constants([size.width, size.height]), fileID, line)
    }
}
