import UIKit

/// Shapes that a factor and an addition can modify: dimensions and sizes.
public protocol ScalableShape: AnchorShape {
    associatedtype Addition
    /// The addition, with a number for each edge.
    static func points(of addition: Addition) -> [CGFloat]
}

extension AnchorShapes.Width: ScalableShape {
    public static func points(of addition: CGFloat) -> [CGFloat] { [addition] }
}

extension AnchorShapes.Height: ScalableShape {
    public static func points(of addition: CGFloat) -> [CGFloat] { [addition] }
}

extension AnchorShapes.Size: ScalableShape {
    public static func points(of addition: CGSize) -> [CGFloat] { [addition.width, addition.height] }
}

// Whatever their order, the result is factor × dimension + addition.
extension ConstraintRelation where Shape: ScalableShape, Stage == RelationStages.Open {
    public func multiplied(by multiplier: CGFloat) -> ConstraintRelation<Root, Shape, RelationStages.Multiplied> {
        changed { $0.multiplier = multiplier }
    }

    public func added(by addition: Shape.Addition) -> ConstraintRelation<Root, Shape, RelationStages.Added> {
        changed { $0.constants = Shape.points(of: addition) }
    }

    /// Draftsman spells it so.
    public func substracted(by subtraction: Shape.Addition) -> ConstraintRelation<Root, Shape, RelationStages.Added> {
        changed { $0.constants = Shape.points(of: subtraction).map { -$0 } }
    }
}

extension ConstraintRelation where Shape: ScalableShape, Stage == RelationStages.Multiplied {
    public func added(by addition: Shape.Addition) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { $0.constants = Shape.points(of: addition) }
    }

    public func substracted(
        by subtraction: Shape.Addition
    ) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { $0.constants = Shape.points(of: subtraction).map { -$0 } }
    }
}

extension ConstraintRelation where Shape: ScalableShape, Stage == RelationStages.Added {
    public func multiplied(by multiplier: CGFloat) -> ConstraintRelation<Root, Shape, RelationStages.Complete> {
        changed { $0.multiplier = multiplier }
    }
}
