import LayoutModel

/// A constraint of the view that a block is for.
struct SnapKitElement {
    var attribute: LayoutAttribute
    var relation: Relation
    var second: Layout.Anchor?
    /// 1 if there is no second item.
    var multiplier: Double
    var constant: Double
    /// As spelled in source.
    var priority: Double
    var label: String?
    var property: String?

    /// How the second attribute follows from the first: lines with several attributes need the same rule for all.
    enum Side: Hashable {
        /// There is no second item.
        case alone
        case same
        /// The margin of the same edge.
        case margin
        case other(LayoutAttribute)
    }

    var side: Side {
        guard let second else { return .alone }
        if second.attribute == attribute { return .same }
        return second.attribute == attribute.margin ? .margin : .other(second.attribute)
    }

    /// The distance inwards, for edges.
    var inset: Double { attribute.isFarEdge ? 0 - constant : constant }
}

extension LayoutAttribute {
    var isEdge: Bool { margin != nil }

    var isFarEdge: Bool { self == .bottom || self == .right || self == .trailing }
}
