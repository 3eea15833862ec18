import LayoutModel

/// A constraint as the proof compares it: UIKit's arguments, over any kind of item.
struct MadeConstraint<Item: Hashable & Sendable>: Hashable, Sendable {
    struct Anchor: Hashable, Sendable {
        var item: Item
        var attribute: LayoutAttribute
    }

    /// `nil` for a distance between anchors, which is in `terms`.
    var first: Anchor?
    var relation: Relation
    var second: Anchor?
    /// 1 if there is no second item.
    var multiplier: Double
    var constant: Double
    /// Coefficients of a distance between anchors, everything on the left, without zeros.
    var terms: [Anchor: Double] = [:]
    /// As stored by UIKit.
    var priority: Float
    var identifier: String?

    func mapItems<Other: Hashable & Sendable>(_ map: (Item) -> Other?) -> MadeConstraint<Other>? {
        func moved(_ anchor: Anchor) -> MadeConstraint<Other>.Anchor? {
            map(anchor.item).map { .init(item: $0, attribute: anchor.attribute) }
        }
        var result = MadeConstraint<Other>(
            relation: relation,
            multiplier: multiplier,
            constant: constant,
            priority: priority,
            identifier: identifier
        )
        if let first {
            guard let moved = moved(first) else { return nil }
            result.first = moved
        }
        if let second {
            guard let moved = moved(second) else { return nil }
            result.second = moved
        }
        for (anchor, coefficient) in terms {
            guard let moved = moved(anchor) else { return nil }
            result.terms[moved] = coefficient
        }
        return result
    }
}
