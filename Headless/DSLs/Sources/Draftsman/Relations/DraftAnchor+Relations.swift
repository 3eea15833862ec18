import UIKit

extension DraftAnchor where Root: DraftRoot {
    public typealias Relation = ConstraintRelation<Root, Shape, RelationStages.Open>

    func related<Stage>(
        _ relation: NSLayoutConstraint.Relation,
        _ target: RelationTarget,
        _ fileID: String,
        _ line: Int
    ) -> ConstraintRelation<Root, Shape, Stage> {
        let origin = CallSite(fileID: fileID, line: line)
        return ConstraintRelation(root, RelationRecipe(Shape.edges, relation, target, at: origin))
    }

    // MARK: To other anchors of the same family

    public func equal<Other, OtherShape: AnchorShape>(
        to other: DraftAnchor<Other, OtherShape>,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation where OtherShape.Family == Shape.Family {
        related(.equal, other.target, fileID, line)
    }

    public func moreThan<Other, OtherShape: AnchorShape>(
        to other: DraftAnchor<Other, OtherShape>,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation where OtherShape.Family == Shape.Family {
        related(.greaterThanOrEqual, other.target, fileID, line)
    }

    public func lessThan<Other, OtherShape: AnchorShape>(
        to other: DraftAnchor<Other, OtherShape>,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation where OtherShape.Family == Shape.Family {
        related(.lessThanOrEqual, other.target, fileID, line)
    }

    // MARK: To views and guides

    public func equal(
        to layout: any LayoutWithAnchors,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, target(of: layout), fileID, line)
    }

    public func moreThan(
        to layout: any LayoutWithAnchors,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, target(of: layout), fileID, line)
    }

    public func lessThan(
        to layout: any LayoutWithAnchors,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, target(of: layout), fileID, line)
    }

    /// Draftsman 3.2.5 ties the last of three edges to what the one before it is tied to. So does this.
    private func target(of layout: any LayoutWithAnchors) -> RelationTarget {
        var attributes = Shape.edges.map(\.attribute)
        if Shape.self is any TriShape.Type { attributes[2] = attributes[1] }
        return .item(layout, attributes)
    }

    // MARK: With anonymous layouts

    public func equal(
        with layout: AnonymousLayout,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, .anonymous(layout, Shape.edges.map(\.attribute)), fileID, line)
    }

    public func moreThan(
        with layout: AnonymousLayout,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, .anonymous(layout, Shape.edges.map(\.attribute)), fileID, line)
    }

    public func lessThan(
        with layout: AnonymousLayout,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, .anonymous(layout, Shape.edges.map(\.attribute)), fileID, line)
    }
}
