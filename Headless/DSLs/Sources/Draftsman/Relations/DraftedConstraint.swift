import UIKit

/// A constraint with the key by which Draftsman compares constraints: of one key, only the last in a tree is kept.
/// Constants, multipliers and priorities are no part of it.
struct DraftedConstraint {
    struct Key: Hashable {
        let first: AnchorIdentity
        let relation: NSLayoutConstraint.Relation
        /// `nil` for constants.
        let second: AnchorIdentity?
    }

    let key: Key
    let constraint: NSLayoutConstraint
}

extension [DraftedConstraint] {
    /// The last one of each key, in their order.
    var uniqued: [DraftedConstraint] {
        var seen: Set<DraftedConstraint.Key> = []
        return reversed().filter { seen.insert($0.key).inserted }.reversed()
    }
}
