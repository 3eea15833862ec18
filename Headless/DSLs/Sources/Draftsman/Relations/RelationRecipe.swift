import UIKit

/// The other side of a relation.
enum RelationTarget {
    /// Points, one number for each edge.
    case constants([CGFloat])
    case native(NativeAnchor)
    case item(any LayoutWithAnchors, [NSLayoutConstraint.Attribute])
    case anonymous(AnonymousLayout, [NSLayoutConstraint.Attribute])
}

/// What a relation makes when its draft is built: one constraint for each edge.
struct RelationRecipe {
    let edges: [AnchorEdge]
    let relation: NSLayoutConstraint.Relation
    let target: RelationTarget
    /// Points, for each edge, with their signs.
    var constants: [CGFloat]
    var multiplier: CGFloat = 1
    var priority: UILayoutPriority?
    var identifier: String?
    let origin: CallSite

    init(_ edges: [AnchorEdge], _ relation: NSLayoutConstraint.Relation, _ target: RelationTarget, at origin: CallSite)
    {
        self.edges = edges
        self.relation = relation
        self.target = target
        self.origin = origin
        constants = Array(repeating: 0, count: edges.count)
    }
}

/// The line of code that made a relation.
struct CallSite {
    let fileID: String
    let line: Int
}
