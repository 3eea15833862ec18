import LayoutModel

/// A constraint as the proof compares it: what UIKit would be told, over any kind of item.
struct MadeConstraint<Item: Hashable & Sendable>: Hashable, Sendable {
    struct Anchor: Hashable, Sendable {
        var item: Item
        var attribute: LayoutAttribute
    }

    /// `nil` for a distance of anchors, which stands in `terms`.
    var first: Anchor?
    var relation: Relation
    var second: Anchor?
    /// 1 where there is no second item.
    var multiplier: Double
    var constant: Double
    /// Coefficients of a distance of anchors, everything on the left, zeros left out.
    var terms: [Anchor: Double] = [:]
    /// As UIKit holds it.
    var priority: Float
    var identifier: String?

    /// The same linear statement, solved for the second item; `nil` where that needs another multiplier.
    ///
    /// `a R b + c` is `b R' a - c`, where `R'` relates the same two values seen from the other side.
    var withReversedItems: Self? {
        guard let first, let second, multiplier == 1 else { return nil }
        let mirrored: Relation =
            relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        var result = self
        result.first = second
        result.second = first
        result.relation = mirrored
        result.constant = -constant
        return result
    }

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
