import UIKit

/// A relation of anchors of one shape, with the modifiers that it still takes.
public final class ConstraintRelation<Root: DraftRoot, Shape: AnchorShape, Stage>: DraftRelation<Root> {
    func changed<Next>(
        to stage: Next.Type = Next.self,
        _ change: (inout RelationRecipe) -> Void
    ) -> ConstraintRelation<Root, Shape, Next> {
        var (root, recipe) = handedOn()
        change(&recipe)
        return ConstraintRelation<Root, Shape, Next>(root, recipe)
    }
}

/// Which modifiers of values a relation still takes.
public enum RelationStages {
    /// Any of its shape.
    public enum Open {}
    /// A factor, not an addition.
    public enum Added {}
    /// An addition, not a factor.
    public enum Multiplied {}
    /// None.
    public enum Complete {}
}

extension ConstraintRelation where Shape: PositionShape, Stage == RelationStages.Open {
    /// Points inwards: added at the top, left, leading edge and centre, subtracted at the others.
    public func offset(by space: CGFloat) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { $0.constants = $0.edges.map { $0.constant(ofOffset: space) } }
    }

    /// Points outwards: an offset with the other sign.
    public func inset(by space: CGFloat) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        offset(by: -space)
    }
}

extension ConstraintRelation where Shape: SingleShape & PositionShape, Stage == RelationStages.Open {
    /// The same as an offset, turned signs included.
    public func constant(_ constant: CGFloat) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        offset(by: constant)
    }
}

extension ConstraintRelation where Shape: PairShape, Stage == RelationStages.Open {
    /// - Parameter space: Points for the first and the second edge. Draftsman has this type for vertical pairs too.
    public func offsetted(using space: HorizontalOffsets) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { recipe in
            recipe.constants = zip(recipe.edges, [space.leading, space.trailing]).map { $0.constant(ofOffset: $1) }
        }
    }

    public func insetted(using space: HorizontalInsets) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        offsetted(using: HorizontalOffsets(leading: -space.leading, trailing: -space.trailing))
    }
}

extension ConstraintRelation where Shape: AxisShape, Stage == RelationStages.Open {
    /// - Parameter space: Points, x for the horizontal edge and y for the vertical one, each with its own sign.
    public func offsetted(using space: AxisOffsets) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { recipe in
            recipe.constants = zip(recipe.edges, [space.x, space.y]).map { $0.constant(ofOffset: $1) }
        }
    }

    public func insetted(using space: AxisInsets) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        offsetted(using: AxisOffsets(x: -space.x, y: -space.y))
    }
}

extension ConstraintRelation where Shape: SidesShape, Stage == RelationStages.Open {
    /// - Parameter space: Points for each edge; left and right stand for leading and trailing too.
    public func offsetted(using space: EdgeOffsets) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { recipe in
            recipe.constants = recipe.edges.map { $0.constant(ofOffset: $0.member(of: space)) }
        }
    }

    public func insetted(using space: EdgeInsets) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        offsetted(
            using: EdgeOffsets(top: -space.top, left: -space.left, bottom: -space.bottom, right: -space.right)
        )
    }
}
